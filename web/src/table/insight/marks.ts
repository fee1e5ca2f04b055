import type { GameEvent } from "$src/words/words";
import type { Point } from "$src/wire";
import { seatOf } from "../story";

/** What an entry of the log is marked with: play or luck that changed a seat's chances much. */
export interface Mark {
  kind: "lucky" | "unlucky" | "strong" | "weak";
  seat: number;
  /** By how much its chance changed. */
  change: number;
}
export const MARKS: readonly Mark["kind"][] = ["strong", "weak", "lucky", "unlucky"];

const LEAST = 0.03; // of the victory: what changes less is not worth a mark; as the server marks moves
const SURE = 2; // standard errors that it must be beyond

/** Whether a change is large enough, and surely one. */
function counts(change: number, error: number): boolean {
  return Math.abs(change) > LEAST + SURE * error;
}

/** The place of the seat that something changed most for. */
export function mostTouched(changes: readonly number[]): number {
  return changes.reduce(
    (best, change, seat) => (Math.abs(change) > Math.abs(changes[best] ?? 0) ? seat : best),
    0,
  );
}

/** The events that led to a point: from the place of the first to before the last place. */
export function span(points: readonly Point[], place: number): [number, number] {
  return [points[place - 1]?.told ?? 0, points[place]?.told ?? 0];
}

/**
 * The place of the event that tells of a point: of a seat's play the first that names it, of luck the last one told to
 * everybody; null: nothing was told.
 */
export function eventOf(
  points: readonly Point[],
  events: readonly GameEvent[],
  place: number,
  player: number | null,
): number | null {
  const [first, end] = span(points, place);
  if (end <= first) return null;
  const told = events.slice(first, end);
  const own = player === null ? -1 : told.findIndex((event) => seatOf(event) === player);
  if (own >= 0) return first + own;
  const open = told.findLastIndex((event) => event.to === null);
  return open < 0 ? end - 1 : first + open;
}

/** All marks, by the place of the event they belong to. */
export function marksOf(points: readonly Point[], events: readonly GameEvent[]): Map<number, Mark[]> {
  const found = new Map<number, Mark[]>();
  const add = (place: number, player: number | null, mark: Mark) => {
    const at = eventOf(points, events, place, player);
    if (at !== null) found.set(at, [...(found.get(at) ?? []), mark]);
  };
  points.forEach(({ seat, play, mark, luck, luck_error }, place) => {
    if (mark && seat !== null) add(place, seat, { kind: mark, seat, change: play[seat] ?? 0 });
    const lucky = mostTouched(luck);
    const change = luck[lucky] ?? 0;
    if (counts(change, luck_error[lucky] ?? 0))
      add(place, null, { kind: change > 0 ? "lucky" : "unlucky", seat: lucky, change });
  });
  return found;
}
