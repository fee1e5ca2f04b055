import { expect, test } from "vitest";
import { thingsFor } from "./pointing";

const verbs = { place: ["province", "means"], hide: ["province"] };

test("a move is made with its button, and with what its parameters name; then comes what the step points at", () => {
  const made = ["move=place-kanto-koku", "province=kanto", "means=koku"];
  expect(thingsFor([["place", "kanto", "koku"]], ["area=map"], verbs)).toEqual([made, ["area=map"]]);
  expect(thingsFor([["done"]], [], verbs)).toEqual([["move=done"], []]);
});

test("what is laid out all at once is pointed at where that is done", () => {
  const point = ["portion=hide", "portion=confirm"];
  const [first] = thingsFor([["hide", "echizen"]], point, verbs);
  expect(first).toBe(point);
});
