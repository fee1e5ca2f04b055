import type { GameEvent } from "$src/table/model.svelte";
import type { Scene } from "$src/table/stage/staging.svelte";

/** The result of a round, shown before the next one. */
export interface RoundScene extends Scene {
  round: number;
}

/** The result of a round as a scene. */
export const resultOf = (round: number): RoundScene => ({ round, lasts: 0, walks: true, closes: true });

/** The round that an event ends: the first of the next one tells it. */
export function ended({ kind, data }: Pick<GameEvent, "kind" | "data">): number {
  return kind === "year" && data["year"] === "even" ? Number(data["round"]) - 1 : 0;
}
