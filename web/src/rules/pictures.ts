import type { View } from "$src/table/model.svelte";
import type { Move } from "$src/words/words";

/** What the pictures show: what the game is about, what one does, what it brings. */
export const PICTURES = ["aim", "turn", "scoring"] as const;

/** A position as the engine has it, and what one could do there. */
export interface Position {
  view: View;
  legal: Move[];
}

/** The positions of all pictures. */
export type Positions = Record<(typeof PICTURES)[number], Position>;
