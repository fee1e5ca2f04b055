import type { TableModel } from "$src/table/model.svelte";
import { expect, test } from "vitest";
import { deskTitle } from "./brief";

const model = (view: object) =>
  ({ view, words: { say: (id: string) => id, tell: (id: string) => id } }) as unknown as TableModel;

test("only who has a plan is told that it is theirs", () => {
  expect(deskTitle(model({ phase: "plan", plan: [] }), "plan")).toBe("board-plan-own");
  expect(deskTitle(model({ phase: "plan", plan: null }), "plan")).toBe("phase-plan");
});

test("when the game is over there are no actions any more", () => {
  expect(deskTitle(model({ phase: "actions" }), "rest")).toBe("phase-actions");
  expect(deskTitle(model({ phase: "over" }), "rest")).toBe("phase-over");
  expect(deskTitle(model({ phase: "march" }), "march")).toBe("board-march");
});
