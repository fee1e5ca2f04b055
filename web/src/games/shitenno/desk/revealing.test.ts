import { changed, type Change } from "$src/net/changes";
import type { GameEvent } from "$src/table/model.svelte";
import { partly } from "$src/table/stage/beats";
import type { Sight } from "$src/wire";
import { expect, test } from "vitest";
import found from "../data/story.json";
import type { ShitennoView } from "../view";
import { telling } from "./telling";

const { begun, updates } = found as unknown as {
  begun: ShitennoView;
  updates: { events: GameEvent[]; changes: Change[] }[];
};
/** What is seen before the first update, and after each. */
const views = updates.reduce(
  (all, { changes }) => [...all, changed(all.at(-1) ?? begun, changes)],
  [begun],
) as ShitennoView[];

/** Of some updates that come as one: what is shown when so many of its events have been told. */
function shown(first: number, count: number, told: number): ShitennoView {
  const sight = (view: ShitennoView | undefined, events: GameEvent[]) =>
    ({ legal: [], view: { ...view, events } }) as unknown as Sight;
  const events = eventsOf(first, count);
  const update = { before: sight(views[first], []), after: sight(views[first + count], events), events };
  return partly(update, told, telling).view as unknown as ShitennoView;
}
const eventsOf = (first: number, count: number) =>
  updates.slice(first, first + count).flatMap(({ events }) => events);

/** All that can be told by events alone. */
const told = ({ provinces, round, year, division, turn, hand, seats }: ShitennoView) => ({
  ...{ provinces, round, year, turn, hand: hand?.toSorted() },
  division: division && { ...division, open: division.open.toSorted() },
  seats: seats.map(({ general, title, score, kamons, tiles, hand_size }) => ({
    ...{ general, title, score, kamons, tiles, hand_size },
  })),
});

test.each([1, 2, 5, 12])(
  "of %s moves in one update each is shown once it has been told, and no more",
  (count) => {
    for (let first = 0; first + count <= updates.length; first++)
      for (let after = 1; after <= count; after++) {
        const view = shown(first, count, eventsOf(first, after).length);
        expect(told(view), `after ${after} of those from ${first}`).toEqual(
          told(views[first + after] ?? begun),
        );
      }
  },
);

test("the last packet lies open no longer once it is told who has it", () => {
  const events = eventsOf(0, updates.length);
  const lasts = events.flatMap(({ kind, data }, i) =>
    kind === "received" && data["how"] === "left" ? [i] : [],
  );
  expect(lasts.length).toBeGreaterThan(2);
  for (const i of lasts.filter((i) => i < events.length - 1))
    expect(shown(0, updates.length, i + 1).division).toMatchObject({ open: [], tiles: [], offer: null });
});

test("a kamon stands, and points are counted, from when they are told", () => {
  const last = updates.length - 1;
  const events = eventsOf(0, updates.length);
  const kamons = ({ provinces }: ShitennoView) =>
    provinces.flatMap(({ fields }) => fields).filter((each) => each !== null).length;
  const score = ({ seats }: ShitennoView) => seats.reduce((sum, each) => sum + each.score, 0);
  let [placed, points] = [0, 0];
  events.slice(0, -1).forEach(({ kind, data }, i) => {
    placed += Number(kind === "placed");
    points += kind === "scored" ? Number(data["points"]) : 0;
    const view = shown(0, last + 1, i + 1);
    expect([kamons(view), score(view)]).toEqual([placed, points]);
  });
  expect(placed).toBeGreaterThan(20);
});
