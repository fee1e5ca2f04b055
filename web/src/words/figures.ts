/** How large numbers are written: grouped in every language, as in 25,000, 3.000. */
export const GROUPED = { useGrouping: "always" } as const;

/** A number as it is written in a language. */
export function written(number: number, lang: string): string {
  return new Intl.NumberFormat(lang, GROUPED).format(number);
}
