import { expect, test } from "vitest";
import { timeLeft } from "./left";

test.each([
  [0, "moment", 0],
  [9, "moment", 0],
  [10, "seconds", 10],
  [11, "seconds", 20],
  [50, "seconds", 50],
  [51, "minutes", 1],
  [89, "minutes", 1],
  [90, "minutes", 2],
  [640, "minutes", 11],
])("%d seconds are told in %s", (seconds, unit, count) => {
  expect(timeLeft(seconds)).toEqual({ unit, count });
});
