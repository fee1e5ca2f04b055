const MOMENT = 10; // seconds
const MINUTE = 60;

/** The time that something will still take in words, no more exact than an estimate is. */
export function timeLeft(seconds: number): { unit: "moment" | "seconds" | "minutes"; count: number } {
  if (seconds < MOMENT) return { unit: "moment", count: 0 };
  const tens = Math.ceil(seconds / MOMENT) * MOMENT;
  if (tens < MINUTE) return { unit: "seconds", count: tens };
  return { unit: "minutes", count: Math.round(seconds / MINUTE) || 1 };
}
