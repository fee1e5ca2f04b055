import type { TableModel } from "$src/table/model.svelte";
import found from "./data.json";
import type { Action, Building, HouseId, Region, Side, Space, Special } from "./view";

export interface Printed {
  id: string;
  chests: number;
  rice: number;
  sites: number;
  land: string[];
  region: Record<Side, Region>;
}

/** What is printed on board and cards: checked against the server's data file by a test. */
export const DATA = found as unknown as {
  houses: HouseId[];
  armies: number;
  farmers: number;
  stock: Record<Building, number>;
  actions: { id: Action; price: number; armies: number }[];
  specials: Special[];
  events: { id: string; effect: string; loss: number; limit: number }[];
  /** From so many unsupplied provinces on, so many revolts with so many more farmers. */
  shortage: { missing: number; revolts: number; farmers: number }[];
  majority: Record<Building, number>;
  regions: Region[];
  provinces: Printed[];
  sides: Record<Side, { out: string[]; sea: [string, string][] }>;
};

export const BUILDINGS: readonly Building[] = ["castle", "temple", "theatre"];
export const ACTIONS: readonly Action[] = DATA.actions.map((each) => each.id);
/** The eleven spaces of the planning board, the bid first. */
export const SPACES: readonly Space[] = ["bid", ...ACTIONS];

const PROVINCES = new Map(DATA.provinces.map((each) => [each.id, each]));

/** What is printed on a province. */
export function printed(province: string): Printed {
  const entry = PROVINCES.get(province);
  if (!entry) throw new Error(`no province ${province}`);
  return entry;
}

/** Whether a card, target or place is a province. */
export function isProvince(card: string): boolean {
  return PROVINCES.has(card);
}

/** The event card's effect, loss and limit. */
export function eventCard(event: string) {
  const entry = DATA.events.find((each) => each.id === event);
  if (!entry) throw new Error(`no event ${event}`);
  return entry;
}

/** Which side of the board the table plays on. */
export function sideOf(model: TableModel): Side {
  return model.live.table?.options["side"] === "moon" ? "moon" : "sun";
}

/** The region a province lies in, on a side. */
export function regionOf(province: string, side: Side): Region {
  return printed(province).region[side];
}

/** The provinces a province touches by land or sea route. */
export function neighbours(province: string, side: Side): string[] {
  const across = DATA.sides[side].sea
    .filter((pair) => pair.includes(province))
    .map(([one, other]) => (one === province ? other : one));
  return [...printed(province).land, ...across];
}
