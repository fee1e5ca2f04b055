import { expect, test } from "vitest";
import { named, taken } from "./marks";

test("a hint marks as many equal cards as it takes", () => {
  const hint = [
    ["add", "koku_1"],
    ["add", "koku_1"],
    ["tile", "daimyo"],
  ];
  expect([0, 1, 2].map((nth) => taken(hint, ["add", "koku_1"], nth))).toEqual([true, true, false]);
  expect([taken(hint, ["tile", "daimyo"], 0), taken(hint, ["rest_tile", "daimyo"], 0)]).toEqual([
    true,
    false,
  ]);
  expect(taken([], ["tile", "daimyo"], 0)).toBe(false);
});

test("moves name what they are about, each once", () => {
  expect(
    named([
      ["place", "kanto", "koku"],
      ["place", "kanto", "troops"],
    ]),
  ).toEqual(["kanto", "koku", "troops"]);
});
