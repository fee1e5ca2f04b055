import { expect, test } from "vitest";
import { running, telling, type Counted } from "./counting";
import { verdictOf } from "./verdict";
import { winnersOf } from "./winners";

const step = (...points: number[]): Counted => ({ what: "", places: [], points });

test("points are counted up to the result", () => {
  expect(running([step(3, 0), step(0, 2), step(1, 1)], [10, 8])).toEqual([
    [6, 5],
    [9, 5],
    [9, 7],
    [10, 8],
  ]);
  expect(telling([step(0, 0), step(0, 1)])).toEqual([step(0, 1)]);
});

const result = { scores: [12, 16, 9], ranking: [1, 0, 2] };

test.each([
  [1, "won-by", 4, 1],
  [0, "lost-by", 4, 2],
  [2, "lost-by", 7, 3],
  [null, "over-by", 4, 0],
])("what it hung on for seat %s", (seat, id, points, place) => {
  expect(verdictOf(result, seat)).toMatchObject({ id, points, winner: 1, place, counted: true });
});

test("a victory may be shared", () => {
  expect(winnersOf({ ranking: [2, 0, 1] })).toEqual([2]);
  expect(winnersOf({ ranking: [2, 0, 1], winners: [2, 0] })).toEqual([2, 0]);
});

test("where points are equal or do not count, nobody wins by any", () => {
  expect(verdictOf({ scores: [9, 9], ranking: [1, 0] }, 1).id).toBe("won-tie");
  expect(verdictOf({ scores: [9, 9], ranking: [1, 0] }, 0).id).toBe("lost");
  expect(verdictOf({ scores: [9, 9], ranking: [1, 0], winners: [1, 0] }, 0).id).toBe("shared");
  expect(verdictOf({ scores: [9, 2], ranking: [1, 0], why: "last" }, 1, ["last"]).id).toBe("won");
  expect(verdictOf({ scores: [9, 2], ranking: [1, 0], why: "last" }, null, ["last"])).toMatchObject({
    id: "over",
    counted: false,
    why: "last",
  });
});
