/** A way in which something may come out: how likely, in thousandths, and for whom it is good. */
export interface Part {
  chance: number;
  tone: "won" | "held" | "bare";
  text: string;
  /** How full it is drawn, of 1: the more is left, the fuller. */
  full?: number;
}

/** Thousandths as tenths, “7 times out of 10”: all and nothing only where it is nearly so. */
export function tenths(chance: number): number {
  if (chance < 30) return 0;
  return chance > 970 ? 10 : Math.min(9, Math.max(1, Math.round(chance / 100)));
}

/** Thousandths in whole percent. */
export const percents = (chance: number): number => Math.round(chance / 10);

export const sum = (numbers: readonly number[]): number => numbers.reduce((whole, each) => whole + each, 0);
