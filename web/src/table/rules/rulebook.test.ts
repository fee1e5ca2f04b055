import { expect, test } from "vitest";
import { folded, matching, pieces, ruleNumbers } from "./rulebook";

const rules = [
  { number: "S1", title: "The gates", text: "Shuffle the tiles." },
  { number: "S12", title: "Placing", text: "A Daimyō places, see S1." },
];

test("a rule is found by its number alone, or by words in any case and without accents", () => {
  expect(matching(rules, "s1").map(({ number }) => number)).toEqual(["S1"]);
  expect(matching(rules, "DAIMYO places").map(({ number }) => number)).toEqual(["S12"]);
  expect(matching(rules, "").length).toBe(2);
  expect(matching(rules, "nothing")).toEqual([]);
});

test("numbers of other rules become links, and what is our ruling is marked", () => {
  const found = pieces("See S1 (our ruling, from S1), not S99 (or so).", ["S1"], "our ruling");
  expect(found.filter(({ number, ours }) => number || ours)).toEqual([
    { text: "S1", number: "S1", ours: false },
    { text: "(our ruling, from S1)", number: null, ours: true },
  ]);
});

test("letters as people type them", () => {
  expect(folded("  Shōgun’s  Favourite ")).toBe("shogun’s favourite");
});

test("the numbers come from the game's words, the same in every language", async () => {
  const numbers = await ruleNumbers("en", "shitenno");
  expect(numbers.at(0)).toBe("S1");
  expect(await ruleNumbers("de", "shitenno")).toEqual(numbers);
  expect(await ruleNumbers("it", "shitenno")).toEqual(numbers);
});
