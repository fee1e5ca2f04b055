/** A moment one can go back to: what was seen at a version, and how many events had been told by then. */
export interface Step {
  version: number;
  told: number;
}

const FIRST_VERSION = 1;

/**
 * The moments worth walking through, oldest first, from how many events had been told at each version. Of versions that
 * told nothing new the last one counts, and what was taken back is left out: only what stayed is walked.
 */
export function steps(told: readonly number[]): Step[] {
  const found: Step[] = [];
  for (let place = told.length - 1; place >= 0; place--) {
    const count = told[place] ?? 0;
    const next = found.at(-1);
    if (!next || count < next.told) found.push({ version: place + FIRST_VERSION, told: count });
  }
  return found.reverse();
}

/** The place of the step that shows a version, or the one before it that stayed. */
export function placeOf(walk: readonly Step[], version: number): number {
  const found = walk.findLastIndex((each) => each.version <= version);
  return Math.max(0, found);
}

/** The place of the first step by which an event had been told. */
export function placeOfEvent(walk: readonly Step[], index: number): number {
  const found = walk.findIndex((each) => each.told > index);
  return found < 0 ? walk.length - 1 : found;
}

/** The place a round further on or back: where the events open a new chapter. */
export function roundFrom(
  walk: readonly Step[],
  openings: readonly number[],
  place: number,
  way: 1 | -1,
): number {
  const opens = [...new Set(openings.map((index) => placeOfEvent(walk, index)))];
  const found = way > 0 ? opens.find((each) => each > place) : opens.findLast((each) => each < place);
  return found ?? (way > 0 ? walk.length - 1 : 0);
}
