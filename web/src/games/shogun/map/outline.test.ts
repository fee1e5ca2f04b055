import { expect, test } from "vitest";
import { boundaries, outline } from "./outline";

// Two squares side by side: the border between them, and what is left of each.
const ARCS = [
  [4, 0, 0, 4],
  [4, 4, -4, 0, 0, -4, 4, 0],
  [4, 0, 4, 0, 0, 4, -4, 0],
];

test("a shape runs along its arcs, backwards where it must", () => {
  expect(outline(ARCS, [[0, 1]])).toMatch(/^M2 0.*L2 2.*L2 0z$/);
  expect(outline(ARCS, [[2, ~0]])).toMatch(/^M2 0.*L2 2.*L2 0z$/);
});

test("a border has a province on either side, a coast one", () => {
  const found = boundaries(ARCS, [
    ["left", [[0, 1]]],
    ["right", [[2, ~0]]],
  ]);
  expect(found.map((each) => each.provinces)).toEqual([["left", "right"], ["left"], ["right"]]);
});

test("corners are rounded alike in both directions", () => {
  const [there = "", back = ""] = [[1], [~1]].map((ring) => outline(ARCS, [ring]));
  const bends = (path: string) => [...path.matchAll(/Q(\S+ \S+)/g)].map((each) => each[1]).sort();
  expect(bends(there)).toEqual(bends(back));
});
