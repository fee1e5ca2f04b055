import found from "./data.json";
import type { General, Title, Troop } from "./view";

export interface Printed {
  id: string;
  troop: Troop;
  printed: number;
  fields: number[];
}

/** What is printed on the pieces: checked against the server's data file by a test. */
export const DATA = found as unknown as {
  provinces: Printed[];
  majority: number;
  troops: Troop[];
  bonuses: string[];
  tilesOnEachGate: number;
  titles: { id: Title; seals: number; points: number }[];
  generals: General[];
  kamons: Record<string, number>;
};

/** What is printed on a province. */
export function printed(province: string): Printed {
  const entry = DATA.provinces.find((each) => each.id === province);
  if (!entry) throw new Error(`no province ${province}`);
  return entry;
}

/** How many seals a title bears. */
export function seals(title: Title): number {
  return DATA.titles.find((each) => each.id === title)?.seals ?? 0;
}
