import { expect, test } from "vitest";
import type { TableModel } from "$src/table/model.svelte";
import type { Final, Result } from "../view";
import { counted } from "./counting";
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

test("what stands on the map is counted there", () => {
  const seats = [{ daimyo: { omi: 2 }, shadows: {} }];
  const view = {
    castles: [{ site: "omi_castle_a", owner: 0 }],
    seats,
    result: { ...result([1], [0]), seats: [FINAL] },
  };
  const steps = counted({ view, words: { say: (id: string) => id } } as unknown as TableModel);
  expect(steps.map(({ points }) => points[0])).toEqual(KINDS.map((kind) => FINAL[kind]));
  expect(steps.flatMap(({ places }) => places)).toEqual([
    { at: '[data-province="omi"]', seat: 0, points: 50000 },
    { at: '[data-point="omi_castle_a"]', seat: 0, points: 25000 },
  ]);
});
