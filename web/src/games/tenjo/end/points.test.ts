import { expect, test } from "vitest";
import type { Final, Result } from "../view";
import { decided, explained, KINDS } from "./points";

const FINAL: Final = {
  samurai: 98000,
  koku: 41000,
  daimyo: 50000,
  shadows: 0,
  castles: 75000,
  family: 25000,
  points: 289000,
};
const result = (scores: number[], winners: number[], why: Result["why"] = "years"): Result => ({
  ...{ scores, winners, why },
  ranking: scores.map((_, seat) => seat),
  seats: [],
});

test("every point is explained by how many of what", () => {
  expect(explained(FINAL, "koku")).toEqual({ count: 20500, worth: 2 });
  expect(explained(FINAL, "castles")).toEqual({ count: 3, worth: 25000 });
  expect(KINDS.reduce((sum, kind) => sum + FINAL[kind], 0)).toBe(FINAL.points);
});

test("a game is decided by a shōgun, by points, among equals by pieces, or shared", () => {
  expect(decided(result([3, 9], [0], "shogun"))).toBe("shogun");
  expect(decided(result([3, 9], [1]))).toBe("points");
  expect(decided(result([9, 9], [1]))).toBe("tie");
  expect(decided(result([9, 9], [0, 1]))).toBe("shared");
  expect(decided(result([9, 3], [0], "last"))).toBe("last");
});
