import type { Move } from "$src/table/model.svelte";

/** Moves by what their places are called, the second before the tenth. */
export function byPlace(moves: readonly Move[], called: (point: string) => string, lang: string): Move[] {
  const name = ([, point]: Move) => called(String(point));
  return moves.toSorted((one, other) => name(one).localeCompare(name(other), lang, { numeric: true }));
}
