import { expect, test } from "vitest";
import type { GameEvent } from "../model.svelte";
import { oneByOne } from "./playing";

const event = (kind: string, place: number) => ({ kind, data: { place } }) as unknown as GameEvent;

/** What was shown: which event, and after how many milliseconds. */
function shown(events: GameEvent[]): [unknown, number][] {
  const found: [unknown, number][] = [];
  const moved = ({ place }: Record<string, unknown>, delay: number) => void found.push([place, delay]);
  oneByOne(events, { moved }, 100, (delay) => delay);
  return found;
}

test("events that show something are played one after the other", () => {
  expect(shown([event("moved", 1), event("thought", 2), event("moved", 3)])).toEqual([
    [1, 0],
    [3, 100],
  ]);
});

test("of many events the last eight are played", () => {
  const found = shown(Array.from({ length: 20 }, (_, place) => event("moved", place)));
  expect(found.map(([place]) => place)).toEqual([12, 13, 14, 15, 16, 17, 18, 19]);
});
