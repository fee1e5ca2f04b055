import { changed, type Change } from "$src/net/changes";
import type { GameEvent } from "$src/table/model.svelte";
import { partly } from "$src/table/stage/beats";
import type { Sight } from "$src/wire";
import { expect, test } from "vitest";
import found from "../data/story.json";
import type { ShogunView } from "../view";
import { telling } from "./telling";

const { begun, updates } = found as unknown as {
  begun: ShogunView;
  updates: { events: GameEvent[]; changes: Change[] }[];
};
/** What is seen before the first update, and after each. */
const views = updates.reduce((all, { changes }) => [...all, changed(all.at(-1) ?? begun, changes)], [begun]);
const then = (first: number, after: number) => views[first + after] ?? begun;

const eventsOf = (first: number, count: number) =>
  updates.slice(first, first + count).flatMap(({ events }) => events);

/** Of some updates that come as one: what is shown when so many of its events have been told. */
function shown(first: number, count: number, told: number): ShogunView {
  const sight = (view: ShogunView | undefined, events: GameEvent[]) =>
    ({ legal: [], view: { ...view, events } }) as unknown as Sight;
  const events = eventsOf(first, count);
  const update = { before: sight(views[first], []), after: sight(views[first + count], events), events };
  return partly(update, told, telling).view as ShogunView;
}

/** Calls with every boundary between the moves of updates that come as one. */
function everywhere(count: number, check: (view: ShogunView, first: number, after: number) => void): void {
  for (let first = 0; first + count <= updates.length; first++)
    for (let after = 1; after <= count; after++)
      check(shown(first, count, eventsOf(first, after).length), first, after);
}

/** All that can be told by events alone. */
const told = (view: ShogunView) => {
  const { year, season, seats, provinces, stock, farmers, tower, tray, event_cards } = view;
  const { actions, specials, order, bidding, draft } = view;
  return {
    ...{ year, season, seats, provinces, stock, farmers, tower, tray, event_cards },
    ...{ actions, specials, order, bidding },
    // Who may take a province's army group is told with the next card.
    draft: draft && { ...draft, taken: null },
  };
};

/** One's own cards; what one lays out in secret is told by no event. */
const own = ({ hand, plan }: ShogunView) => ({ hand, plan });

test.each([1, 2, 6])(
  "of %s moves in one update each is shown once it has been told, and no more",
  (count) => {
    everywhere(count, (view, first, after) => {
      const where = `after ${after} of those from ${first}`;
      expect(told(view), where).toEqual(told(then(first, after)));
      const planned = Array.from({ length: after }, (_, k) => then(first, k)).some(
        ({ phase }) => phase === "plan",
      );
      if (!planned) expect(own(view), where).toEqual(own(then(first, after)));
    });
  },
);

test.each([2, 6])("of %s moves in one update nobody's standing is shown as it will be", (count) => {
  everywhere(count, (view, first, after) => {
    const been = (part: (view: ShogunView) => unknown) =>
      Array.from({ length: after + 1 }, (_, k) => part(then(first, k)));
    for (const part of [
      ({ standing }: ShogunView) => standing,
      ({ winters }: ShogunView) => winters,
      ({ winter }: ShogunView) => winter,
    ])
      expect(been(part), `after ${after} of those from ${first}`).toContainEqual(part(view));
  });
});

test("between two moves a battle takes the armies that march, and then what came of it is shown", () => {
  const events = eventsOf(0, updates.length);
  const at = events.findIndex(({ kind }) => kind === "attacked");
  const { from, to, armies } = events[at]?.data as { from: string; to: string; armies: number };
  const standing = (count: number) => {
    const { provinces, tray } = shown(0, updates.length, count);
    const of = (province: string) => provinces.find((each) => each.province === province)?.armies ?? 0;
    return { from: of(from), to: of(to), tray };
  };
  const [before, marched] = [standing(at), standing(at + 1)];
  expect(marched).toEqual({ ...before, from: before.from - armies });
  const { tray } = standing(at + 2);
  expect(tray).toEqual(events[at + 1]?.data["out"]);
  expect(standing(at + 3).to).toBe(events[at + 2]?.data["kept"]);
});
