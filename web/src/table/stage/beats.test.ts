import type { Sight } from "$src/wire";
import { expect, test } from "vitest";
import type { GameEvent } from "../model.svelte";
import { beatsOf, partly, type Telling } from "./beats";

const event = (kind: string, data: Record<string, unknown> = {}): GameEvent => ({ kind, data, to: null });
const sight = (view: object): Sight => ({
  ...{ seat: 0, version: 1, decision: 1, legal: [["go"]], edits: [], can_undo: true },
  view: view as Sight["view"],
});

const PAST = [event("season")];
const EVENTS = [
  event("action", { number: 5 }),
  event("shown", { seat: 0 }),
  event("built", { seat: 0, place: 0 }),
  event("shown", { seat: 1 }),
  event("attacked", { seat: 1, place: 0 }),
  event("thrown"),
  event("battle", { place: 1 }),
];
const BEFORE = { places: ["old", "old"], action: 4, tray: "old", pending: [{ seat: 0 }], events: PAST };
const AFTER = {
  places: ["new", "new"],
  action: 6,
  tray: "new",
  pending: [{ seat: 1 }],
  events: [...PAST, ...EVENTS],
};
const UPDATE = { before: sight(BEFORE), after: sight(AFTER), events: EVENTS };

const telling: Telling<{ lasts: number; all: number }> = {
  opens: ({ kind }) => ({ action: 500, shown: 300, attacked: 600, thrown: 400 })[kind],
  sceneOf: (all, index) => (all[index]?.kind === "thrown" ? { lasts: 2500, all: all.length } : null),
  parts: ({ kind, data }) => [
    ...(typeof data["place"] === "number" ? [["places", data["place"]]] : []),
    ...(kind === "thrown" ? [["tray"]] : []),
  ],
  says: ({ kind, data }) => (kind === "action" ? [[["action"], data["number"]]] : []),
};
const shown = (count: number) => partly(UPDATE, count, telling).view;

test("an update is cut where something new begins, and a scene knows all that came before it", () => {
  const beats = beatsOf(UPDATE, telling);
  expect(beats.map(({ events, lasts }) => [events.map(({ kind }) => kind).join(" "), lasts])).toEqual([
    ["action", 500],
    ["shown built", 300],
    ["shown", 300],
    ["attacked", 600],
    ["thrown battle", 400],
  ]);
  expect(beats.map(({ scene }) => scene)).toEqual([null, null, null, null, { lasts: 2500, all: 8 }]);
});

test("a game that does not say how it wants to be told is told event by event", () => {
  expect(beatsOf(UPDATE, null)).toHaveLength(EVENTS.length);
});

test("a place is as it was until the last event about it has been told", () => {
  expect([shown(1)["places"], shown(3)["places"]]).toEqual([
    ["old", "old"],
    ["old", "old"],
  ]);
  expect(shown(5)["places"]).toEqual(["new", "old"]);
  expect([shown(5)["tray"], shown(6)["tray"]]).toEqual(["old", "new"]);
  expect(shown(7)["places"]).toEqual(["new", "new"]);
});

test("what an event says is so at once, and all else only at the end", () => {
  expect([shown(0)["action"], shown(1)["action"], shown(6)["action"], shown(7)["action"]]).toEqual([
    4, 5, 5, 6,
  ]);
});

test("the log has what has been told, and nobody is asked for anything meanwhile", () => {
  expect(shown(2)["events"]).toEqual([...PAST, ...EVENTS.slice(0, 2)]);
  for (const count of [0, 3, 7]) {
    const { legal, edits, can_undo, view } = partly(UPDATE, count, telling);
    expect([legal, edits, can_undo, view["pending"]]).toEqual([[], [], false, []]);
  }
});
