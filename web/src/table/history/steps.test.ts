import { expect, test } from "vitest";
import { placeOf, placeOfEvent, roundFrom, steps } from "./steps";

test("of versions that told nothing new, the last is walked", () => {
  expect(steps([8, 8, 9, 9, 12])).toEqual([
    { version: 2, told: 8 },
    { version: 4, told: 9 },
    { version: 5, told: 12 },
  ]);
});

test("what was taken back is left out", () => {
  expect(steps([8, 9, 10, 9, 11])).toEqual([
    { version: 1, told: 8 },
    { version: 4, told: 9 },
    { version: 5, told: 11 },
  ]);
});

test("nothing was told yet", () => {
  expect(steps([])).toEqual([]);
  expect(steps([3])).toEqual([{ version: 1, told: 3 }]);
});

const walk = steps([4, 6, 9, 9, 15]); // versions 1, 2, 4, 5

test("a version that is not walked is shown by the one before it", () => {
  expect(placeOf(walk, 1)).toBe(0);
  expect(placeOf(walk, 3)).toBe(1);
  expect(placeOf(walk, 99)).toBe(3);
});

test("an event is found at the first step that had told it", () => {
  expect(placeOfEvent(walk, 0)).toBe(0);
  expect(placeOfEvent(walk, 4)).toBe(1);
  expect(placeOfEvent(walk, 14)).toBe(3);
});

test("rounds begin where chapters open", () => {
  const openings = [5, 12];
  expect(roundFrom(walk, openings, 0, 1)).toBe(1);
  expect(roundFrom(walk, openings, 1, 1)).toBe(3);
  expect(roundFrom(walk, openings, 3, 1)).toBe(3);
  expect(roundFrom(walk, openings, 3, -1)).toBe(1);
  expect(roundFrom(walk, openings, 1, -1)).toBe(0);
});
