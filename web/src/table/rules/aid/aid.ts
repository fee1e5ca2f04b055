import type { TableModel } from "$src/table/model.svelte";

/** A line of a player aid: what it says, what it is worth, and its rule. */
export interface AidLine {
  says: string;
  figure?: string | number;
  rule: string;
}

/** One card for a game: its sequence, its costs, its scoring. */
export type Aid = Record<(typeof PARTS)[number], AidLine[]>;
export const PARTS = ["sequence", "costs", "scoring"] as const;

/** How a game makes its card. */
export type AidOf = (model: TableModel) => Aid;
