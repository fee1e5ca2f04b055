import type { Move } from "$src/table/model.svelte";

/** What a chip stands for, in samurai or koku as spoken: so many thousands, or all there are. */
export function thousands(chip: string | number | undefined, all: number): number {
  return chip === "all" ? all : Number(chip) * 1000;
}

/** Moves that end in a chip, with what it stands for: each amount once, and all rather than its number. */
export function amounts(moves: readonly Move[], all: number): { move: Move; samurai: number }[] {
  const found = moves.map((move) => ({ move, samurai: thousands(move.at(-1), all) }));
  return found.filter(
    ({ move, samurai }) =>
      move.at(-1) === "all" || !found.some((each) => each.move.at(-1) === "all" && each.samurai === samurai),
  );
}
