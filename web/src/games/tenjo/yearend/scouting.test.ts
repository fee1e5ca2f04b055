import { expect, test } from "vitest";
import { byPlace } from "./scouting";

test("stacks to be looked at stand in the order of their numbers", () => {
  const moves = ["kii_w1", "ise_w10", "ise_w1", "ise_w2"].map((point) => ["look", point]);
  const called = (point: string) => point.replace("_w", " ");
  expect(byPlace(moves, called, "en").map(([, point]) => point)).toEqual([
    "ise_w1",
    "ise_w2",
    "ise_w10",
    "kii_w1",
  ]);
});
