import { call } from "$src/net/api";
import type { Holiday, HolidayList } from "$src/wire";

const PATH = "/api/me/holidays";

/** One's days off, asked for, taken and given back. */
export const holidays = {
  list: () => call<HolidayList>("GET", PATH),
  take: (first: string, last: string) =>
    call<HolidayList>("POST", PATH, { first, last, zone: Intl.DateTimeFormat().resolvedOptions().timeZone }),
  end: ({ id }: Holiday) => call<HolidayList>("DELETE", `${PATH}/${encodeURIComponent(id)}`),
};

/** A day as a calendar field writes it, so many days from today. */
export function dayFromNow(days: number, now = new Date()): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
  const two = (n: number) => String(n).padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** A stretch of days in words. */
export function span({ first, last }: Holiday, lang: string): string {
  const form = new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeZone: "UTC" });
  const [from, to] = [new Date(first), new Date(last)];
  return first === last ? form.format(from) : form.formatRange(from, to);
}
