import type { GameEvent, TableModel } from "$src/table/model.svelte";
import type { Replays, Scene, Stage } from "$src/table/stage/staging.svelte";

/** The result of a round, shown on the desk before the next one. */
export interface RoundScene extends Scene {
  round: number;
}

const LASTS = 1700; // milliseconds in which the provinces are counted

/** The round that an event ends: the first of the next one tells it. */
export function ended({ kind, data }: Pick<GameEvent, "kind" | "data">): number {
  return kind === "year" && data["year"] === "even" ? Number(data["round"]) - 1 : 0;
}

/** The results that some events tell; of several the last. */
export function results(events: readonly GameEvent[]): RoundScene[] {
  const round = events.map(ended).findLast(Boolean);
  return round ? [{ round, lasts: LASTS }] : [];
}

/** The result of the last round can be watched again until the next one is played. */
export function replays(model: TableModel, stage: Stage<RoundScene>): Replays {
  const last = () => model.present.events.findLast((event) => event.kind === "year");
  return {
    has: (event) => ended(event) > 0 && event === last(),
    play: (index) => stage.show({ round: ended(model.present.events[index] as GameEvent), lasts: LASTS }),
  };
}
