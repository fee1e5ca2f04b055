/** A step of the final scoring: what is counted, where on the board, and what it gives to each seat. */
export interface Counted {
  what: string;
  /** The places on the map it is counted at, by whose they are: a point flies from each; null: from nowhere on it. */
  places: { at: string; seat: number; points: number }[];
  points: number[];
  /** The one place that is counted, if it is one. */
  at?: string;
}

/** What a game counts at its end, in its order. */
export type Counting<Model> = (model: Model) => Counted[];

/** Everybody's points before the first step and after each: at the end they are the result's. */
export function running(steps: readonly Counted[], scores: readonly number[]): number[][] {
  const found = [[...scores]];
  for (const { points } of steps.toReversed())
    found.unshift((found[0] ?? []).map((each, seat) => each - (points[seat] ?? 0)));
  return found;
}

/** Steps that give something to somebody. */
export const telling = (steps: readonly Counted[]): Counted[] =>
  steps.filter(({ points }) => points.some((each) => each !== 0));
