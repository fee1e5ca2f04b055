import { placeOfEvent, type Step } from "$src/table/history/steps";
import type { Analysis } from "$src/wire";

/** A step of a replay that the analysis marks: where the game turned, or where something better was to be done. */
export interface StepMark {
  place: number;
  kind: "turning" | "mistake";
  /** Whose chances turned, or whose mistake it was. */
  seat: number;
}

/** The marks of the steps, in their order; `told`: how many events there are in all. */
export function stepMarks(analysis: Analysis, walk: readonly Step[]): StepMark[] {
  const placeOf = (point: number) => {
    const told = analysis.points[point]?.told ?? 0;
    return placeOfEvent(walk, Math.max(0, told - 1));
  };
  const found = [
    ...analysis.turning.map(({ point, seat }) => ({ place: placeOf(point), kind: "turning" as const, seat })),
    ...analysis.mistakes.map(({ point, seat }) => ({
      place: placeOf(point),
      kind: "mistake" as const,
      seat,
    })),
  ];
  return found.sort((a, b) => a.place - b.place);
}
