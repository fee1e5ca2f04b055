import { expect, test } from "vitest";
import type { WinterScore } from "../view";
import { decided, majority, won } from "./points";

const WINTER = {
  event: "castle_2",
  seats: [],
  majorities: [
    { region: "west", building: "castle", seats: [1], points: 3 },
    { region: "east", building: "castle", seats: [0, 1], points: 2 },
    { region: "east", building: "theatre", seats: [0, 1], points: 0 },
  ],
} as WinterScore;

test("majorities are found by region and building, or there is none", () => {
  expect(majority(WINTER, "west", "castle")?.seats).toEqual([1]);
  expect(majority(WINTER, "west", "temple")).toBeNull();
});

test("points of a kind are told with their regions; a tie that gives nothing is not", () => {
  expect(won(WINTER, 1, "castle")).toEqual([
    { region: "west", points: 3 },
    { region: "east", points: 2 },
  ]);
  expect(won(WINTER, 0, "theatre")).toEqual([]);
  expect(won(WINTER, 0, "provinces")).toEqual([]);
});

test("a game is decided by points, among equals by chests, or shared", () => {
  expect(decided([40, 38, 37], [0])).toBe("points");
  expect(decided([40, 40, 37], [1])).toBe("chests");
  expect(decided([40, 40, 37], [0, 1])).toBe("shared");
});
