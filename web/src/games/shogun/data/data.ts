import type { TableModel } from "$src/table/model.svelte";
import { boxIn } from "$src/words/boxed";
import found from "./data.json";
import type { Action, Board, Building, Printed, Region, Side, Space } from "./types";

/** Two provinces. */
export type Pair = [string, string];

/** What is printed on the pieces, and what else never changes. */
export const DATA = found as unknown as Board;

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

/** A side of the board as it is played: its regions, sea routes, and borders unlike those of the Sun side. */
export interface BoardSide {
  region: Record<string, Region>;
  sea: Pair[];
  opened: Pair[];
  closed: Pair[];
}

function ours(side: Side): BoardSide {
  const region = Object.fromEntries(DATA.provinces.map((each) => [each.id, each.region[side]]));
  return { region, sea: DATA.sides[side].sea, opened: [], closed: [] };
}

/** Both sides as we know them. */
export const SIDES: Record<Side, BoardSide> = { sun: ours("sun"), moon: ours("moon") };
const boxed = new WeakMap<object, BoardSide>();

/** The board a table plays on; its Moon side may be that of a box. */
export function boardOf(model: TableModel): BoardSide {
  const side = sideOf(model);
  const box = boxIn(model.live.table?.options);
  if (side === "sun" || !box) return SIDES[side];
  const found = boxed.get(box) ?? moonOf(box.values);
  boxed.set(box, found);
  return found;
}

function moonOf(values: Record<string, unknown>): BoardSide {
  const { sea, opened, closed, ...rest } = values as Partial<Record<"sea" | "opened" | "closed", Pair[]>>;
  const regions = Object.entries(rest).filter(([id]) => id.startsWith("region."));
  const changed = Object.fromEntries(regions.map(([id, region]) => [id.slice("region.".length), region]));
  const { moon } = SIDES;
  return {
    region: { ...moon.region, ...(changed as Record<string, Region>) },
    sea: sea ?? moon.sea,
    opened: opened ?? [],
    closed: closed ?? [],
  };
}

/** The region a province lies in. */
export function regionOf(province: string, board: BoardSide): Region {
  const entry = board.region[province];
  if (!entry) throw new Error(`no province ${province}`);
  return entry;
}

const holds = (province: string) => (pair: Pair) => pair.includes(province);

/** The provinces that some pairs join to one. */
export function across(province: string, pairs: Pair[]): string[] {
  return pairs.filter(holds(province)).map(([one, other]) => (one === province ? other : one));
}

/** The provinces a province touches by land or sea route. */
export function neighbours(province: string, { sea, opened, closed }: BoardSide): string[] {
  const shut = across(province, closed);
  const land = printed(province).land.filter((each) => !shut.includes(each));
  return [...land, ...across(province, opened), ...across(province, sea)];
}
