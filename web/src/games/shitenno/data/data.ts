import found from "./data.json";
import type { Bonus, General, Title, Troop } from "../view";

export interface Printed {
  id: string;
  troop: Troop;
  printed: number;
  fields: number[];
}

/** What is printed on the pieces and what else never changes: a test checks it against the server's. */
export const DATA = found as unknown as {
  provinces: Printed[];
  majority: number;
  bonuses: Bonus[];
  titles: { id: Title; seals: number; points: number }[];
  generals: General[];
  /** How many kamons may be placed in a turn. */
  placements: number;
  /** The verbs of moves in the order in which they are looked for. */
  order: string[];
};

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
