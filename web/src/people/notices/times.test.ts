import { expect, test } from "vitest";
import { clock, minutes } from "./times";

test("times of day go to minutes and back", () => {
  for (const each of [0, 5, 60, 7 * 60 + 5, 24 * 60 - 1]) expect(minutes(clock(each))).toBe(each);
  expect(clock(425)).toBe("07:05");
});

test("what is no time of day is none", () => {
  for (const each of ["", "7:05", "24:00", "12:60", "noon"]) expect(minutes(each)).toBeNull();
});
