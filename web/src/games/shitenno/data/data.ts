import found from "./data.json";
import type { Board, Printed, Title } from "./types";

/** What is printed on the pieces, and what else never changes. */
export const DATA = found as unknown as Board;

/** What is printed on a province. */
export function printed(province: string): Printed {
  const entry = DATA.provinces.find((each) => each.id === province);
  if (!entry) throw new Error(`no province ${province}`);
  return entry;
}

/** The titles that bring points with every kamon. */
export const HONOURED = DATA.titles.filter((each) => each.points).map((each) => each.id);

/** How many seals a title bears. */
export function seals(title: Title): number {
  return DATA.titles.find((each) => each.id === title)?.seals ?? 0;
}
