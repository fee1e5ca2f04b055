/** A chance in words: “41 %”. */
export function percent(chance: number, lang: string): string {
  return new Intl.NumberFormat(lang, { style: "percent", maximumFractionDigits: 0 }).format(chance);
}

/** A change of a chance in percentage points, with its sign: “+12”, “−0.5”. */
export function change(amount: number, lang: string, digits = 0): string {
  const format = new Intl.NumberFormat(lang, { signDisplay: "exceptZero", maximumFractionDigits: digits });
  return format.format(amount * 100).replace("-", "−");
}

/** A part of the victory in whole points of a hundred, at least one. */
export function outOfHundred(share: number): number {
  return Math.max(1, Math.round(share * 100));
}

/** An error in percentage points: “± 1.4”. */
export function plusMinus(error: number, lang: string): string {
  return `± ${new Intl.NumberFormat(lang, { maximumFractionDigits: 1 }).format(error * 100)}`;
}
