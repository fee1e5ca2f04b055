/** Minutes after midnight as a clock shows them: 07:05. */
export const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((each) => String(each).padStart(2, "0")).join(":");

/** The same read back; null for what is no time of day. */
export function minutes(clock: string): number | null {
  const found = /^(\d\d):(\d\d)$/.exec(clock);
  if (!found) return null;
  const [hour, minute] = [Number(found[1]), Number(found[2])];
  return hour < 24 && minute < 60 ? hour * 60 + minute : null;
}
