import type { Move, TableModel } from "$src/table/model.svelte";

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
  return thousands >= stack ? ["send", "all"] : ["number", thousands];
}

/** How many thousands of a stack an order can name: up to a hundred, or all. */
export function nameable(stack: number): number[] {
  const parts = Array.from({ length: Math.min(stack - 1, MOST_NAMED) }, (_, place) => place + 1);
  return [...parts, stack];
}

/** How many thousands of a stack can be sent now: what can be named, unless a lesson is about certain numbers. */
export function sayable(model: Pick<TableModel, "offers" | "offered">, stack: number): number[] {
  const named = new Set(model.offered("number").map((move) => Number(move[1])));
  const whole = model.offers(["send", "all"]);
  const all = nameable(stack);
  const found = all.filter((each) => (each < stack ? named.has(each) : whole));
  return found.length ? found : all;
}

/** What is sent where so many are wanted: never more, unless the least that can be said is more. */
export function nearest(wanted: number, said: readonly number[]): number {
  return said.findLast((each) => each <= wanted) ?? said[0] ?? wanted;
}

/** How many march unless one says otherwise: all, but of a castle's garrison half, so that none is emptied by a slip. */
export function usual(most: number, garrison: boolean): number {
  return garrison ? Math.max(1, Math.floor(most / 2)) : most;
}

const FEW = 6;

/** Amounts to choose by a tap: round ones up to the whole; of a few that can be said, each. */
export function choices(most: number, said?: readonly number[]): number[] {
  if (said && said.length <= FEW) return [...said];
  const round = [1, 2, 5, 10, 15, 20, 25, 30, 40, 50, 75, 100];
  const found = round.filter((each) => each < most);
  return [...(found.length > 5 ? found.filter((_, i) => i % 2 === 0 || i > found.length - 3) : found), most];
}
