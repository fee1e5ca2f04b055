/** A way in which something may come out: how likely, in thousandths, and for whom it is good. */
export interface Part {
  chance: number;
  tone: "won" | "held" | "bare";
  text: string;
  /** How full it is drawn, of 1: the more is left, the fuller. */
  full?: number;
}

/** Thousandths as tenths: “7 times out of 10”; never all or nothing unless it is nearly so. */
export function tenths(chance: number): number {
  const told = Math.round(chance / 100);
  if (told === 0 && chance >= 30) return 1;
  return told === 10 && chance <= 970 ? 9 : told;
}

/** Thousandths in whole percent. */
export const percents = (chance: number): number => Math.round(chance / 10);

export const sum = (numbers: readonly number[]): number => numbers.reduce((whole, each) => whole + each, 0);
