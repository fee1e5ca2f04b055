import type { GameEvent } from "$src/table/model.svelte";
import type { Majority, Tally } from "../view";

/** How a seat came through the supply: its rice after the loss against its provinces, and what follows. */
export interface Supplied {
  seat: number;
  rice: number;
  provinces: number;
  missing: number;
  revolts: number;
  farmers: number;
}

/** A province drawn for a revolt, and how it went once it was fought. */
export interface Revolt {
  seat: number;
  province: string;
  outcome: "waits" | "won" | "lost";
  kept: number;
}

/** A winter as it was told so far. */
export interface WinterTold {
  year: number;
  event: string;
  loss: number;
  supplied: Supplied[];
  revolts: Revolt[];
  /** Whether points were given already. */
  scored: boolean;
}

/** The last winter that the events tell of, up to the next spring; null outside of it. */
export function winterTold(events: readonly GameEvent[]): WinterTold | null {
  const start = events.findLastIndex((event) => event.kind === "winter");
  if (start < 0) return null;
  const { year, event, loss } = events[start]?.data as { year: number; event: string; loss: number };
  const told: WinterTold = { year, event, loss, supplied: [], revolts: [], scored: false };
  for (const each of events.slice(start + 1)) add(told, each);
  return told;
}

function add(told: WinterTold, { kind, data }: GameEvent): void {
  if (kind === "supplied") told.supplied.push(data as unknown as Supplied);
  if (kind === "scored") told.scored = true;
  if (kind === "revolts_drawn") {
    const { seat, provinces } = data as { seat: number; provinces: string[] };
    told.revolts.push(
      ...provinces.map((province) => ({ seat, province, outcome: "waits" as const, kept: 0 })),
    );
  }
  if (kind === "quelled" && !told.scored) {
    const { province, won, kept } = data as { province: string; won: boolean; kept: number };
    const revolt = told.revolts.find((each) => each.province === province && each.outcome === "waits");
    if (revolt) Object.assign(revolt, { outcome: won ? "won" : "lost", kept });
  }
}

/** A winter's points as they were told: who has the most where, and what everybody has of it. */
export interface ScoreTold {
  majorities: Majority[];
  seats: (Tally & { seat: number; total: number })[];
}

/** The last points of a winter that the events tell of; null if there are none. */
export function scoredTold(events: readonly GameEvent[]): ScoreTold | null {
  const last = events.findLastIndex((event) => event.kind === "scored");
  if (last < 0) return null;
  const told: ScoreTold = { majorities: [], seats: [] };
  for (let i = last; i >= 0; i--) {
    const { kind, data } = events[i] as GameEvent;
    if (kind === "scored") told.seats.unshift(data as unknown as ScoreTold["seats"][number]);
    else if (kind === "majority") told.majorities.unshift(data as unknown as Majority);
    else break;
  }
  told.seats.sort((one, other) => one.seat - other.seat);
  return told;
}
