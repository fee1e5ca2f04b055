import { expect, test } from "vitest";
import type { Step } from "../view";
import { deeds, elementsOf, instead, ringsOf, ringSum } from "./hand";

const HAND = ["fire", "fire", "void", "ring_1", "ring_4", "ring_4"];
const STEP = { doing: "element", element: "fire", rings: [4], total: 4 } as unknown as Step;

test("a hand is sorted by element, those one lacks included", () => {
  expect(elementsOf(HAND, null).map(({ kind, count }) => [kind, count])).toEqual([
    ["fire", 2],
    ["wind", 0],
    ["water", 0],
    ["earth", 0],
    ["void", 1],
  ]);
  expect(elementsOf(HAND, STEP)[0]?.used).toBe(1);
});

test("rings count together what is on them, attached ones too", () => {
  const rings = ringsOf(HAND, STEP);
  expect(ringSum(rings)).toBe(9);
  expect(rings[3]).toEqual({ kind: 4, count: 2, used: 1 });
});

test("another element is taken up after the first is laid down with its rings", () => {
  expect(instead(null, "void")).toEqual([["element", "void"]]);
  expect(instead(STEP, "void")).toEqual([["back"], ["back"], ["element", "void"]]);
  expect(instead({ ...STEP, rings: [] }, "void")).toEqual([["back"], ["element", "void"]]);
});

test("what a card does is listed by kind, empty kinds left out", () => {
  const listed = [["ring", 1], ["burn_family", "son_1"], ["burn_daimyo", 1, "omi"], ["pass"]];
  expect(deeds(listed)).toEqual([
    { deed: "daimyo", moves: [["burn_daimyo", 1, "omi"]] },
    { deed: "family", moves: [["burn_family", "son_1"]] },
  ]);
});
