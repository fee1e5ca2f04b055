import type { House } from "$src/art/crests/crests";
import { HOUSES as SHOGUN } from "./shogun/pieces/houses";
import { HOUSES as TENJO } from "./tenjo/pieces/houses";

/** How the houses look that can be chosen before a game begins. */
export const HOUSES: Record<string, Record<string, House>> = { shogun: SHOGUN, tenjo: TENJO };
