import { expect, test } from "vitest";
import { chips } from "./targets";

test("few numbers are all chips", () => {
  expect(chips([1, 2, 3])).toEqual([1, 2, 3]);
  expect(chips([])).toEqual([]);
});

test("of many numbers both ends are chips, and some between", () => {
  const found = chips(Array.from({ length: 61 }, (_, i) => i + 1));
  expect(found).toHaveLength(8);
  expect([found[0], found.at(-1)]).toEqual([1, 61]);
});
