import type { View } from "$src/table/model.svelte";
import type { Move } from "$src/words/words";

/** What every game shows at a glance: what it is about, what one does, what it brings. Others go into its turns. */
const GLANCE: readonly string[] = ["aim", "turn", "scoring"];

/** A position as the engine has it, and what one could do there. */
export interface Position {
  /** The part of the board that shows it, where that is not the map. */
  on?: "desk";
  /** What the map prints, where it has several layers and the usual one does not suit the picture. */
  layer?: string;
  view: View;
  legal: Move[];
}

/** The positions of all pictures, in the order in which they are shown. */
export type Positions = Record<string, Position>;

/** A picture, and the messages beside it. */
export interface Picture {
  name: string;
  position: Position;
  /** Whether it opens a part of the page, or is a closer look within one. */
  opens: boolean;
  heading: string;
  caption: string;
}

/** The pictures of a game. */
export function picturesOf(positions: Positions): Picture[] {
  return Object.entries(positions).map(([name, position]) => {
    const opens = GLANCE.includes(name);
    const heading = opens ? `sentences-${name}` : `rules-${name}-heading`;
    return { name, position, opens, heading, caption: `rules-${name}` };
  });
}
