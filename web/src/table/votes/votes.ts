import type { Params } from "$src/words/messages";
import type { NewVote, SeatInfo, TableInfo, Vote } from "$src/wire";
import { inWords } from "$src/shell/time/time";
import { receivedAt } from "$src/shell/time/received";

/** Something that can be asked of everybody at a table. */
export interface Askable extends NewVote {
  /** What the question is called among the messages. */
  id: string;
}

const MINUTE = 60;
const BANK_SHARE = 4; // by which a bank is extended

type Say = (id: string, params?: Params) => string;

/** What one may ask now; nothing without a seat. */
export function askable(table: TableInfo | undefined, seat: number | null): Askable[] {
  if (table?.status !== "running" || seat === null || table.seats.some(({ hosted }) => hosted)) return [];
  const found: Askable[] = [];
  if (table.clock) {
    found.push(table.suspended ? { id: "resume", kind: "resume" } : { id: "pause", kind: "pause" });
    found.push({ id: "extend", kind: "extend" });
  }
  for (const [about, { vanished }] of table.seats.entries())
    if (vanished && about !== seat)
      for (const heir of ["bot", "person"] as const)
        found.push({ id: `replace-${heir}`, kind: "replace", about, heir });
  found.push({ id: "call-off", kind: "call-off" });
  return found.filter(({ kind, about = null }) =>
    table.votes.every((each) => each.outcome || each.kind !== kind || each.about !== about),
  );
}

/** Whether nobody else has a voice: then what one asks is done at once. A game is called off with those who are away, too. */
export const aloneWith = (
  seats: readonly Pick<SeatInfo, "name" | "bot" | "steward" | "vanished">[],
  seat: number,
  kind: NewVote["kind"],
): boolean =>
  !seats.some(
    (each, number) =>
      number !== seat &&
      each.name !== null &&
      !each.bot &&
      (kind === "call-off" ? !each.vanished : !each.steward),
  );

/** How much more time is meant by more time, in words. */
export function extension(table: TableInfo, say: Say): string {
  const { clock } = table;
  if (!clock) return "";
  const seconds =
    clock.type === "live" ? Math.max(Math.floor(clock.bank / BANK_SHARE), MINUTE) : clock.patience;
  return inWords(seconds * 1000, say);
}

/** How many milliseconds a vote can still be answered. */
export const leftToAnswer = (vote: Vote, now: number): number =>
  Math.max(0, vote.left - (now - (receivedAt(vote) ?? now)));
