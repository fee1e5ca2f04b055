import type { TableClock } from "$src/shell/time/time";

const MINUTE = 60; // seconds
const DAY = 86_400;

export type Kind = TableClock["type"];

/** Whoever has chosen nothing yet gets these. */
export const USUAL: Record<Kind, TableClock> = {
  live: { type: "live", bank: 20 * MINUTE, increment: 30 },
  decision: { type: "decision", patience: DAY, zone: null },
};

/** Time limits with names, as most tables want them. */
export const PRESETS: Record<Kind, readonly (readonly [name: string, clock: TableClock])[]> = {
  live: [
    ["brisk", { type: "live", bank: 10 * MINUTE, increment: 15 }],
    ["evening", USUAL.live],
    ["calm", { type: "live", bank: 45 * MINUTE, increment: MINUTE }],
  ],
  decision: [
    ["day", USUAL.decision],
    ["days", { type: "decision", patience: 3 * DAY, zone: null }],
    ["week", { type: "decision", patience: 7 * DAY, zone: null }],
  ],
};

/** Whether weekends may be free with this limit: not where a decision has less than a day. */
export const hasDays = (clock: TableClock | null): boolean =>
  clock?.type === "decision" && clock.patience >= DAY;
