import { expect, test } from "vitest";
import { across, apart, bands, edges, labelOf, openingsOf, pointAt, pointOf } from "./chart";

const frame = { width: 100, height: 50 };
const point = (told: number, ...chances: number[]) => ({ told, chances });
const points = [point(1, 0.5, 0.5), point(3, 0.2, 0.8), point(6, 1, 0)];

test("points lie at equal distances, and are found again", () => {
  expect(points.map((_, place) => across(place, 3, frame))).toEqual([0, 50, 100]);
  expect([-20, 0, 24, 26, 74, 76, 300].map((x) => pointAt(x, 3, frame))).toEqual([0, 0, 0, 1, 1, 2, 2]);
  expect(across(0, 1, frame)).toBe(0);
  expect(pointAt(70, 1, frame)).toBe(0);
});

test("bands are stacked from the top to the bottom, without gaps", () => {
  expect(bands(points, frame)).toEqual([
    "M0 0L50 0L100 0L100 50L50 10L0 25Z",
    "M0 25L50 10L100 50L100 50L50 50L0 50Z",
  ]);
  expect(bands([], frame)).toEqual([]);
  expect(edges([0.2, 0.2])).toEqual([0, 0.5, 1]); // whatever the chances add up to
  expect(edges([0, 0])).toEqual([0, 0, 0]);
});

test("a crest lies in the widest part of its band, or nowhere", () => {
  expect(labelOf(points, 1, frame, 20)).toEqual([50, 30]);
  expect(labelOf(points, 0, frame, 20)).toBeNull();
});

test("chapters stand where they begin, and are written as far as there is room", () => {
  const chapters = [0, 1, 2, 5, 9].map((first) => ({ heading: first ? "Year" : null, first, entries: [] }));
  expect(openingsOf(chapters, points, frame, 5)).toEqual([
    { x: 50, heading: "Year" },
    { x: 50, heading: null },
    { x: 100, heading: null },
  ]);
});

test("a moment of the game is found on the chart", () => {
  expect([0, 1, 2, 3, 5, 6, 9].map((told) => pointOf(points, told))).toEqual([0, 0, 0, 1, 1, 2, 2]);
});

test("labels keep their order and cover nobody", () => {
  expect(apart([10, 50, 90], 19, { width: 100, height: 10 })).toEqual([10, 50, 90]);
  expect(apart([50, 52, 99, 100], 19, { width: 100, height: 10 })).toEqual([43, 62, 81, 100]);
  expect(apart([], 19, { width: 100, height: 10 })).toEqual([]);
});
