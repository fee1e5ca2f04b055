import type { GameEvent } from "$src/words/words";
import type { Analysis, Point } from "$src/wire";
import { seatOf } from "../../log/story";

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

/** What made a point what it is: a seat's play, or luck of a kind. */
export type By = { player: number } | { luck: string };

/** A seat's play, if it is one's. */
export function byPlayer(seat: number | null | undefined): By | null {
  return seat === null || seat === undefined ? null : { player: seat };
}

/** What an analysis is told by: its points, and the kinds of chance that events show. */
export type Told = Pick<Analysis, "points" | "kinds">;

/**
 * The place of the event that tells of a point: of a seat's play the first that names it, of luck the first that shows
 * its kind, otherwise the last one told to everybody; null: nothing was told.
 */
export function eventOf(
  { points, kinds }: Told,
  events: readonly GameEvent[],
  place: number,
  by: By | null,
): number | null {
  const [first, end] = span(points, place);
  if (end <= first) return null;
  const told = events.slice(first, end);
  const tells = (event: GameEvent) =>
    by !== null && ("luck" in by ? kinds[event.kind] === by.luck : seatOf(event) === by.player);
  const found = told.findIndex(tells);
  if (found >= 0) return first + found;
  const open = told.findLastIndex((event) => event.to === null);
  return open < 0 ? end - 1 : first + open;
}

export const UNFORESEEN = "unforeseen"; // luck that no kind of chance shows

/** The luck that a kind of chance shows. */
const drawn = ({ by }: Point) => by.filter(({ kind }) => kind !== UNFORESEEN);

/** What chance is seen to have given and taken, by seat. */
export function luckOf(point: Point): number[] {
  return point.chances.map((_, seat) => drawn(point).reduce((sum, { luck }) => sum + (luck[seat] ?? 0), 0));
}

/** The kind of chance that changed most for a seat. */
function kindOf(point: Point, seat: number): string {
  const [first, ...others] = drawn(point);
  const most = (luck: readonly number[]) => Math.abs(luck[seat] ?? 0);
  return (
    others.reduce((best, each) => (most(each.luck) > most(best?.luck ?? []) ? each : best), first)?.kind ?? ""
  );
}

/** What a deed changed in the own chances: a weak one beside a hint, a strong one beside the point before. */
function changeBy(points: readonly Point[], place: number, seat: number): number {
  const [before, after] = [points[place - 1], points[place]];
  if (after?.mark === "weak") return after.play[seat] ?? 0;
  const luck = after ? (luckOf(after)[seat] ?? 0) : 0;
  return (after?.chances[seat] ?? 0) - (before?.chances[seat] ?? 0) - luck;
}

/** All marks, by the place of the event they belong to. */
export function marksOf(analysis: Told, events: readonly GameEvent[]): Map<number, Mark[]> {
  const found = new Map<number, Mark[]>();
  const add = (place: number, by: By, mark: Mark) => {
    const at = eventOf(analysis, events, place, by);
    if (at !== null) found.set(at, [...(found.get(at) ?? []), mark]);
  };
  analysis.points.forEach((point, place) => {
    const { seat, mark, luck_error } = point;
    if (mark && seat !== null)
      add(place, { player: seat }, { kind: mark, seat, change: changeBy(analysis.points, place, seat) });
    const luck = luckOf(point);
    const lucky = mostTouched(luck);
    const change = luck[lucky] ?? 0;
    if (counts(change, luck_error[lucky] ?? 0))
      add(
        place,
        { luck: kindOf(point, lucky) },
        { kind: change > 0 ? "lucky" : "unlucky", seat: lucky, change },
      );
  });
  return found;
}
