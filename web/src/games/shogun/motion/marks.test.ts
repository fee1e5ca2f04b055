import type { Move, TableModel } from "$src/table/model.svelte";
import { expect, test } from "vitest";
import { lastMarks, marchOf, pointedMarks } from "./marks";
import type { ShogunView } from "../view";

const event = (kind: string, data: Record<string, unknown>) => ({ kind, data, to: null });
const after = (...events: unknown[]) => lastMarks({ events } as ShogunView);
const moved = (from: string, to: string) => event("moved", { seat: 1, from, to, armies: 2 });

test("a march marks both provinces", () => {
  const found = after(
    event("built", { province: "kai" }),
    event("shown", { seat: 1, card: "ise" }),
    event("moved", { seat: 1, from: "ise", to: "kii", armies: 2 }),
  );
  expect(found.marches).toEqual([{ from: "ise", to: "kii", seat: 1 }]);
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

test("marches stay drawn until one's own next turn, and nothing else of what is older", () => {
  const shown = event("shown", { seat: 1, card: "ise" });
  const events = [moved("kai", "izu"), shown, moved("ise", "kii"), shown, moved("kii", "ise"), shown];
  const found = lastMarks({ events: [...events, event("built", { province: "kaga" })] } as ShogunView, 1);
  expect(found.marches.map(({ from }) => from)).toEqual(["kii", "ise"]);
  expect(found.provinces).toEqual(["kaga"]);
});

test("a hint that is pointed at lights its provinces, each once, and draws its march", () => {
  const considered = [["plan", "castle", "kai"], ["plan", "rice", "ise"], ["target", "kai"], ["ready"]];
  const view = { acting: { province: "izu" } };
  const model = { pointed: null, meant: considered, view, seat: 2 } as unknown as TableModel;
  expect(pointedMarks(model).provinces).toEqual(["kai", "ise"]);
  expect(marchOf(considered as Move[], model)).toEqual([{ from: "izu", to: "kai", seat: 2 }]);
  expect(marchOf([["stay"]], model)).toEqual([]);
});
