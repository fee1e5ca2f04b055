import type { TableModel } from "$src/table/model.svelte";
import { expect, test } from "vitest";
import { lastMarks, pointedMarks } from "./marks";
import type { ShogunView } from "../view";

const event = (kind: string, data: Record<string, unknown>) => ({ kind, data, to: null });
const after = (...events: unknown[]) => lastMarks({ events } as ShogunView);

test("a march marks both provinces", () => {
  const found = after(
    event("built", { province: "kai" }),
    event("shown", { seat: 1, card: "ise" }),
    event("moved", { seat: 1, from: "ise", to: "kii", armies: 2 }),
  );
  expect(found.march).toEqual({ from: "ise", to: "kii", seat: 1 });
  expect(found.provinces).toEqual(["ise", "kii"]);
});

test("only what the last card did is marked", () => {
  const found = after(
    event("shown", { seat: 0, card: "kai" }),
    event("built", { province: "kai" }),
    event("shown", { seat: 1, card: "ise" }),
    event("collected", { seat: 1, province: "ise" }),
  );
  expect(found.provinces).toEqual(["ise"]);
});

test("a hint that is pointed at lights its provinces, each once", () => {
  const considered = [["plan", "castle", "kai"], ["plan", "rice", "ise"], ["target", "kai"], ["ready"]];
  expect(pointedMarks({ pointed: null, considered } as unknown as TableModel).provinces).toEqual([
    "kai",
    "ise",
  ]);
});
