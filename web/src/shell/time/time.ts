import type { SeatTime, TableInfo } from "$src/wire";
import type { Params } from "$src/words/messages";
import { receivedAt } from "./received";

/** A table's time limit. */
export type TableClock = NonNullable<TableInfo["clock"]>;

type Say = (id: string, params?: Params) => string;

const SECOND = 1000;
const UNITS = [
  ["days", 86_400],
  ["hours", 3_600],
  ["minutes", 60],
  ["seconds", 1],
] as const;

/** How many milliseconds somebody has left by now. */
export function leftOf(time: SeatTime, now = performance.now()): number {
  if (time.state !== "runs") return time.left;
  return Math.max(0, time.left - (now - (receivedAt(time) ?? now)));
}

/** A length of time in words: its two largest units, or the one that is not nothing. */
export function inWords(milliseconds: number, say: Say): string {
  const seconds = Math.ceil(milliseconds / SECOND);
  const first = UNITS.findIndex(([, length]) => seconds >= length);
  if (first < 0) return say("web-time-seconds", { n: 0 });
  let rest = seconds;
  const words = UNITS.slice(first, first + 2).map(([unit, length]) => {
    const n = Math.floor(rest / length);
    rest -= n * length;
    return n ? say(`web-time-${unit}`, { n }) : "";
  });
  return words.filter(Boolean).join(" ");
}

/** A table's time limit in words. */
export function clockInWords(clock: TableClock, say: Say): string {
  if (clock.type === "live") {
    return [clock.bank, clock.increment].map((each) => inWords(each * SECOND, say)).join(" + ");
  }
  return say("web-time-each", { time: inWords(clock.patience * SECOND, say) });
}

/** The same, with when it stands; only where what is said of clocks is there. */
export function clockAtLength(clock: TableClock, say: Say): string {
  const words = clockInWords(clock, say);
  const zone = clock.type === "decision" ? clock.zone : null;
  return zone ? `${words}, ${say("clocks-free-weekends", { zone: placeOf(zone) })}` : words;
}

/** A zone as people call it: by its town. */
export const placeOf = (zone: string): string => (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");

const LAST = 30 * SECOND;

/** How much time is left when one is warned: at a fifth, and at the last half minute, of a time that is not that short anyway. */
export function warnings(whole: number): number[] {
  return [whole / 5, LAST].filter((each) => each <= whole / 2).sort((a, b) => b - a);
}
