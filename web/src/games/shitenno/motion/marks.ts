import type { GameEvent, Move, TableModel } from "$src/table/model.svelte";
import type { ShitennoView } from "../view";

interface Spot {
  province: string;
  field: number;
}

/** The fields that the last turn was about, until the next one has done something; and all `since` one's own last turn. */
export function lastFields(view: ShitennoView, since = Infinity): Spot[] {
  const found: Spot[] = [];
  let seat: unknown;
  for (let i = view.events.length - 1; i >= 0; i--) {
    const { kind, data } = view.events[i] as GameEvent;
    if (kind === "year" && i < since) break;
    if (kind !== "placed" && kind !== "gilded") continue;
    if (i < since && seat !== undefined && seat !== data["seat"]) break;
    seat = data["seat"];
    found.push({ province: String(data["province"]), field: Number(data["field"]) });
  }
  return found;
}

/** The provinces of the log entry or the hint that is being pointed at, or of what waits to be confirmed. */
export function pointedProvinces({ pointed, meant }: TableModel): string[] {
  return [String(pointed?.data["province"]), ...named(meant)];
}

/** What moves name. */
export const named = (moves: readonly Move[]): string[] => [
  ...new Set(moves.flatMap(([, ...values]) => values.map(String))),
];

/** Whether moves that are looked at make one as often that it is meant of the nth of several equal things, too. */
export const taken = (moves: readonly Move[], move: Move, nth: number): boolean =>
  moves.filter((each) => each.join() === move.join()).length > nth;
