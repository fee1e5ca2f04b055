import type { Move } from "$src/table/model.svelte";

const CHIPS = [25, 10, 5, 1] as const;

/** The chips that make so many thousands, the largest first. */
export function chipsFor(thousands: number): number[] {
  const found: number[] = [];
  let left = thousands;
  for (const chip of CHIPS)
    while (left >= chip) {
      found.push(chip);
      left -= chip;
    }
  return found;
}

/** The most that can be named at once, in thousands; more go only all together. */
export const MOST_NAMED = 100;

/** The move that sends so many thousands of a stack. */
export function sending(thousands: number, stack: number): Move {
  return thousands >= stack ? ["send", "all"] : ["number", Math.min(thousands, MOST_NAMED)];
}

/** How many march unless one says otherwise: all, but of a castle's garrison half, so that none is emptied by a slip. */
export function usual(most: number, garrison: boolean): number {
  return garrison ? Math.max(1, Math.floor(most / 2)) : most;
}

/** Amounts to choose by a tap: round ones up to the whole. */
export function choices(most: number): number[] {
  const round = [1, 2, 5, 10, 15, 20, 25, 30, 40, 50, 75, 100];
  const found = round.filter((each) => each < most);
  return [...(found.length > 5 ? found.filter((_, i) => i % 2 === 0 || i > found.length - 3) : found), most];
}
