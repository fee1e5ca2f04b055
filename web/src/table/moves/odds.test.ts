import { expect, test } from "vitest";
import { keptOf } from "$src/games/shogun/march/odds";
import { tenths } from "./odds";

test("chances are told in tenths, all and nothing only where it is nearly so", () => {
  expect([0, 29, 30, 450, 720, 960, 970, 971, 1000].map(tenths)).toEqual([0, 0, 1, 5, 7, 9, 9, 10, 10]);
});

test("what is kept is an average where the attack succeeds, and never less than one", () => {
  expect(keptOf([100, 0, 100])).toBe(2);
  expect(keptOf([500, 10])).toBe(1);
  expect(keptOf([])).toBe(0);
});
