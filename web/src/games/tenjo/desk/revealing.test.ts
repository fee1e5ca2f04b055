import { changed, type Change } from "$src/net/changes";
import type { GameEvent } from "$src/table/model.svelte";
import { partly } from "$src/table/stage/beats";
import type { Sight } from "$src/wire";
import { expect, test } from "vitest";
import found from "../data/story.json";
import type { Stack, TenjoView } from "../view";
import { telling } from "./telling";

const { begun, updates } = found as unknown as {
  begun: TenjoView;
  updates: { events: GameEvent[]; changes: Change[] }[];
};
/** What is seen before the first update, and after each. */
const views = updates.reduce((all, { changes }) => [...all, changed(all.at(-1) ?? begun, changes)], [begun]);
/** From where on everything stands on the board: what was laid out in secret is seen when the update is over. */
const START = views.findIndex(({ year }) => year > 0);

const eventsOf = (first: number, count: number) =>
  updates.slice(first, first + count).flatMap(({ events }) => events);

/** Of some updates that come as one: what is shown when so many of its events have been told. */
function shown(first: number, count: number, told: number): TenjoView {
  const sight = (view: TenjoView | undefined, events: GameEvent[]) =>
    ({ legal: [], view: { ...view, events } }) as unknown as Sight;
  const events = eventsOf(first, count);
  const update = { before: sight(views[first], []), after: sight(views[first + count], events), events };
  return partly(update, told, telling).view as TenjoView;
}

const left = ({ samurai }: Stack) => samurai === null || samurai > 0;

/** All that can be told by events alone. */
const told = ({ year, month, order, turn, seats, castles, dead, own }: TenjoView) => ({
  ...{ year, month, order, castles, dead, hand: own?.hand, samurai: own?.samurai },
  turn: turn && { seat: turn.seat, income: turn.income, rolled: turn.rolled, points: turn.points },
  seats: seats.map(({ alive, ronin, samurai, daimyo, shadows, shielded, truces, produced }) => ({
    ...{ alive, ronin, samurai, daimyo, shadows, shielded, truces, produced },
  })),
});

/** What the pieces that everybody sees are worth. */
const worth = ({ standing }: TenjoView) =>
  standing?.map(({ likely: { samurai, daimyo, shadows, castles } }) => [samurai, daimyo, shadows, castles]);

/** A battle, as soon as it is shown. */
const fought = ({ battle }: TenjoView) =>
  battle && {
    ...{ attacker: battle.attacker, point: battle.point, engagements: battle.engagements },
    sides: [battle.attackers.filter(left), battle.defenders.filter(left)],
  };

/** Calls with every boundary between the moves of updates that come as one. */
function everywhere(count: number, check: (view: TenjoView, first: number, after: number) => void): void {
  for (let first = START; first + count <= updates.length; first++)
    for (let after = 1; after <= count; after++)
      check(shown(first, count, eventsOf(first, after).length), first, after);
}
const then = (first: number, after: number) => views[first + after] ?? begun;

test.each([1, 2, 5, 9])(
  "of %s moves in one update each is shown once it has been told, and no more",
  (count) => {
    everywhere(count, (view, first, after) => {
      const where = `after ${after} of those from ${first}`;
      expect(told(view), where).toEqual(told(then(first, after)));
      expect(worth(view), where).toEqual(worth(then(first, after)));
    });
  },
);

test.each([2, 6])(
  "of %s moves in one update a stack is seen where it came, and nowhere it will be",
  (count) => {
    everywhere(count, (view, first, after) => {
      const is = then(first, after).points;
      const later = JSON.stringify(eventsOf(first + after, count - after));
      const wrong = [...new Set([...Object.keys(is), ...Object.keys(view.points)])].filter((point) => {
        const [seen, there] = [view.points[point] ?? [], is[point] ?? []];
        // Whether all have left a point that more is told about is not known before that.
        const late = later.includes(`"${point}"`) && there.every((seat) => seen.includes(seat));
        return !late && String(seen) !== String(there);
      });
      expect(wrong, `after ${after} of those from ${first}`).toEqual([]);
    });
  },
);

test.each([2, 6])("of %s moves in one update a battle is never shown as it will be", (count) => {
  let seen = 0;
  everywhere(count, (view, first, after) => {
    const battles = Array.from({ length: after + 1 }, (_, k) => fought(then(first, k)));
    expect(battles, `after ${after} of those from ${first}`).toContainEqual(fought(view));
    seen += Number(view.battle !== null);
  });
  expect(seen).toBeGreaterThan(20);
});

test.each([2, 6])(
  "of %s moves in one update koku, family and offers are never shown as they will be",
  (count) => {
    everywhere(count, (view, first, after) => {
      const been = (part: (view: TenjoView) => unknown) =>
        Array.from({ length: after + 1 }, (_, k) => part(then(first, k)));
      for (const part of [
        ({ own }: TenjoView) => own?.family,
        ({ own }: TenjoView) => own?.known,
        ({ contest }: TenjoView) => contest,
        ({ offers }: TenjoView) => offers,
        ({ standing }: TenjoView) => standing?.map(({ likely }) => [likely.koku, likely.family]),
      ])
        expect(been(part), `after ${after} of those from ${first}`).toContainEqual(part(view));
    });
  },
);
