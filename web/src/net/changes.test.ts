import { expect, test } from "vitest";
import { changed } from "./changes";

test("changes are put in place, and what did not change is shared", () => {
  const view = { hand: ["bushi"], seats: [{ points: 1 }, { points: 2 }], year: 1 };
  const now = changed(view, [
    [["seats", 1, "points"], 5],
    [["hand"], []],
  ]);
  expect(now).toEqual({ hand: [], seats: [{ points: 1 }, { points: 5 }], year: 1 });
  expect(now.seats[0]).toBe(view.seats[0]);
  expect(view.seats[1]?.points).toBe(2);
});

test("an empty path stands for the whole view", () => {
  expect(changed<unknown>({ old: true }, [[[], { fresh: true }]])).toEqual({ fresh: true });
});

test("what is nothing any more is taken out", () => {
  const points = { tanba_w8: [1], owari_w7: [0] };
  const now = changed<unknown>({ points }, [[["points", "owari_w7"], undefined]]);
  expect(now).toStrictEqual({ points: { tanba_w8: [1] } });
});
