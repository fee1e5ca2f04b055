import type { Counting } from "$src/table/end/counting";
import type { TableModel } from "$src/table/model.svelte";

/** How the final scoring of a game is counted on the board, step by step; of others it is only told. */
export const COUNTING: Record<string, () => Promise<Counting<TableModel>>> = {
  shitenno: () => import("./shitenno/end/counting").then(({ counted }) => counted),
  shogun: () => import("./shogun/end/counting").then(({ counted }) => counted),
  tenjo: () => import("./tenjo/end/counting").then(({ counted }) => counted),
};
