import type { Move, TableModel } from "$src/table/model.svelte";
import { expect, test } from "vitest";
import { onDesk, taughtIn } from "./desk";

const lesson = (narrowed: boolean, decision: string, step: object | null, ...verbs: string[]) =>
  ({
    narrowed,
    decision,
    view: { step },
    offered: (...[verb]: Move) => verbs.filter((each) => each === verb).map((each): Move => [each]),
  }) as unknown as Parameters<typeof taughtIn>[0];

test("a lesson brings into sight what its step asks for; elsewhere one looks where one likes", () => {
  expect(taughtIn(lesson(true, "turn", null, "element"))).toBe("cards");
  expect(taughtIn(lesson(true, "turn", { element: "fire", doing: "element" }, "ring"))).toBe("cards");
  expect(taughtIn(lesson(true, "turn", { element: "wind", doing: "march" }, "send"))).toBe(null);
  expect(taughtIn(lesson(true, "turn", null, "give"))).toBe("trade");
  expect(taughtIn(lesson(true, "answer", null, "element"))).toBe(null);
  expect(taughtIn(lesson(true, "turn", null, "march_to"))).toBe(null);
  expect(taughtIn(lesson(false, "turn", null, "element", "offer"))).toBe(null);
});

test("where the game is over its points lie open, not one's cards", () => {
  const over = {
    decision: null,
    seat: 0,
    view: {
      ...{ phase: "over", year: 1, month: 12, battle: null, contest: null, own: {}, events: [] },
      ...{ seats: [{ alive: true }], result: { scores: [491_000, 223_000] } },
    },
  } as unknown as TableModel;
  expect([onDesk(over, null), onDesk(over, "cards")]).toEqual(["now", "cards"]);
});

test("in one's own turn the desk stays where it is decided, also while dice roll; in another's one sees one's cards", () => {
  const during = (turn: number) => {
    const seats = [{ alive: true }, { alive: true }];
    const view = {
      year: 1,
      phase: "turn",
      own: {},
      seats,
      events: [],
      battle: null,
      contest: null,
      turn: { seat: turn },
      result: null,
    };
    return { seat: 0, decision: null, view } as unknown as TableModel;
  };
  expect(onDesk(during(0), null)).toBe("now");
  expect(onDesk(during(1), null)).toBe("cards");
  expect(onDesk(during(0), "trade")).toBe("trade");
});
