import type { Point } from "$src/wire";
import { expect, test } from "vitest";
import { eventOf, marksOf, mostTouched } from "./marks";

const event = (seat: number | null, to: number | null = null, kind = "placed") => ({
  kind,
  data: seat === null ? {} : { seat },
  to,
});
const events = [event(null), event(0), event(1), event(null, null, "thrown"), event(1), event(0, 0)];
const kinds = { thrown: "tower" };
const point = (told: number, more: Partial<Point> = {}): Point => ({
  told,
  seat: null,
  chances: [0.5, 0.5],
  error: [0.01, 0.01],
  play: [0, 0],
  play_error: [0.01, 0.01],
  luck: [0, 0],
  luck_error: [0.01, 0.01],
  by: [],
  mark: null,
  ...more,
});

test("play is told by its seat's event, luck by one that shows it, otherwise the last one that all were told", () => {
  const told = { points: [point(1), point(4), point(6), point(6)], kinds };
  expect(eventOf(told, events, 1, { player: 1 })).toBe(2);
  expect(eventOf(told, events, 1, { player: 3 })).toBe(3);
  expect(eventOf(told, events, 2, { player: 0 })).toBe(5);
  expect(eventOf(told, events, 2, null)).toBe(4);
  expect(eventOf(told, events, 3, { player: 0 })).toBeNull();
  const all = { points: [point(0), point(6)], kinds };
  expect(eventOf(all, events, 1, { luck: "tower" })).toBe(3);
  expect(eventOf(all, events, 1, { luck: "events" })).toBe(4);
});

test("moves are marked where they are told, and luck where it changed much, and surely", () => {
  const points = [
    point(1),
    point(2, { seat: 0, chances: [0.75, 0.25], mark: "strong" }),
    point(4, {
      seat: 1,
      play: [0.06, -0.06],
      mark: "weak",
      by: [
        { kind: "events", luck: [0.25, 0.125] },
        { kind: "tower", luck: [-0.5, 0] },
        { kind: "unforeseen", luck: [0.75, -0.75] },
      ],
    }),
    point(5, { seat: 1, by: [{ kind: "tower", luck: [-0.04, 0.04] }] }), // too little
    point(6, { seat: 0, by: [{ kind: "tower", luck: [-0.1, 0.1] }], luck_error: [0.06, 0.06] }), // perhaps nothing
  ];
  expect([...marksOf({ points, kinds }, events)]).toEqual([
    [1, [{ kind: "strong", seat: 0, change: 0.25 }]],
    [2, [{ kind: "weak", seat: 1, change: -0.06 }]],
    [3, [{ kind: "unlucky", seat: 0, change: -0.25 }]],
  ]);
  expect(marksOf({ points: [], kinds }, events).size).toBe(0);
});

test("the seat that is touched most", () => {
  expect(mostTouched([0.1, -0.3, 0.2])).toBe(1);
  expect(mostTouched([])).toBe(0);
});
