import { placed, type Label, type Stand } from "$src/art/labels";
import { printed } from "../data/data";
import type { Province } from "../view";
import type { Layer } from "./layers.svelte";
import { HEIGHT, PLACES, WIDTH } from "./map";

/** What is printed of a province, and stands where there is room for it. */
export type Part = "army" | "sites" | "values" | "name" | "seal";

/** What a label's size and rank follow from. */
export interface Told {
  state: Province;
  name: string;
  /** Whether it can be chosen, or is. */
  wanted: boolean;
  own: boolean;
  planned: boolean;
}

const LETTERS = 12.5; // pixels: no letters are smaller
const FIGURES = 13; // units: the letters of figures and seals
const WIDE = 0.63; // of a letter's size: how wide letters are
const BOTH = 0.9; // pixels a unit from which on there is room for values and buildings together
const AWAY = 45; // units: further away a label would be another province's
export const SITE = 16; // units
/** Units: how far the flames of unrest stand out above an army, and the sign of what is planned below its number. */
export const UPON = 6;
export const UNDER = 13;

/** How many times larger than printed things are drawn, so that they can be read, at so many pixels a unit. */
export const grownFigures = (unit: number) => Math.max(1, 12.2 / (FIGURES * unit));
export const grownArmy = (unit: number) => Math.max(1, 0.72 / unit);
export const nameSize = (size: number, unit: number) => Math.max(size, LETTERS / unit);

/** Whether a layer shows what provinces yield, and their free sites; from a size on both. */
export const showsValues = (layer: Layer, unit: number) => layer === "values" || unit >= BOTH;
export const showsSites = (layer: Layer, unit: number) => layer !== "values" || unit >= BOTH;

/** How many sites of a province are drawn: all, or those with a building. */
export function sitesOf({ province, buildings }: Province, layer: Layer, unit: number): number {
  return showsSites(layer, unit) ? printed(province).sites : buildings.length;
}

/** Where each part of each province stands, by `part-province`, in units; what is not there is left out. */
export function labels(all: readonly Told[], layer: Layer, unit: number): Map<string, Stand> {
  const ranked = all
    .flatMap((each) => parts(each, layer, unit))
    .toSorted((one, other) => one.rank - other.rank);
  const room = { width: WIDTH * unit, height: HEIGHT * unit };
  const found = placed(
    ranked.map(({ label: { id, ...box } }) => ({ id, ...times(box, unit) })),
    room,
    AWAY * unit,
  );
  return new Map([...found].map(([id, { x, y, led }]) => [id, { x: x / unit, y: y / unit, led }]));
}

type Box = Omit<Label, "id">;

const times = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x * by,
  y: y * by,
  width: width * by,
  height: height * by,
});

/** A province's labels in units, each with its rank among all. */
function parts({ state, name, wanted, own, planned }: Told, layer: Layer, unit: number) {
  const { province } = state;
  const place = PLACES[province];
  if (!place || state.out) return [];
  const [x, y, size] = place.label;
  const [grown, letters] = [grownFigures(unit), nameSize(size, unit)];
  const found: { rank: number; label: Label }[] = [];
  const add = (part: Part, rank: number, box: Box) =>
    found.push({ rank, label: { id: `${part}-${province}`, ...box } });
  if (state.owner !== null) add("army", 1, armyBox(place.army, state.unrest > 0, planned, grownArmy(unit)));
  const sites = sitesOf(state, layer, unit);
  const [siteX, siteY, column] = place.sites;
  const row = { x: siteX, y: siteY, width: sites * SITE, height: SITE };
  if (sites) add("sites", 4, column ? { ...row, width: SITE, height: sites * SITE } : row);
  if (showsValues(layer, unit))
    add("values", 4, { x, y: y + size * 0.45 + 1, width: 48 * grown, height: 15 * grown });
  else if (layer === "regions")
    add("seal", 7, { x, y: y + size * 0.45, width: 18 * grown, height: 18 * grown });
  add("name", wanted ? 2 : own ? 5 : 6, {
    x,
    y: y - 7,
    width: name.length * letters * WIDE,
    height: letters * 0.9,
  });
  return found;
}

/** The chip of an army, with the flames of unrest above it and the planned action below. */
function armyBox([x, y]: [number, number], unrest: boolean, planned: boolean, grown: number): Box {
  const [above, below] = [unrest ? UPON : 0, planned ? UNDER : 0];
  return { x, y: y + (below - above) / 2, width: 44 * grown, height: 23 * grown + above + below };
}
