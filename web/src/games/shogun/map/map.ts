import found from "../data/map.json";
import { boundaries, outline, type Boundary } from "./outline";

interface Place {
  /** Closed rings of arcs; an arc run backwards is written as its complement. */
  rings: string[];
  /** Where the name stands, and how large. */
  label: [number, number, number];
  /** The middle of the row of sites, and whether they stand below each other (1). */
  sites: [number, number, number];
  /** The middle of the armies. */
  army: [number, number];
  /** The middle of the land, and how far it reaches around it. */
  heart: [number, number, number];
}

/**
 * The land, from the Japanese administrative boundaries (the attribution is shown among the credits), made simpler:
 * every coast and border is one arc of half units. Names, sites and armies stand where they meet nothing else.
 */
const MAP = found as unknown as {
  attribution: string;
  arcs: string[];
  lakes: string[];
  sea: { a: string; b: string; d: string }[];
  provinces: Record<string, Place>;
};

/** The part of the plane that is drawn. */
export const WIDTH = 1200;
export const HEIGHT = 606;
export const LAKES = MAP.lakes;
export const PLACES = MAP.provinces;

const arcs = MAP.arcs.map((each) => each.split(" ").map(Number));
const rings = (place: Place) => place.rings.map((ring) => ring.split(" ").map(Number));

/** The outline of every province. */
export const SHAPES: Record<string, string> = Object.fromEntries(
  Object.entries(PLACES).map(([id, place]) => [id, outline(arcs, rings(place))]),
);

/** Coasts and borders, each once, with the provinces on its sides. */
export const BOUNDARIES: Boundary[] = boundaries(
  arcs,
  Object.entries(PLACES).map(([id, place]) => [id, rings(place)]),
);

/** Where a province is, roughly: its armies stand there. */
export function middle(province: string): [number, number] {
  return PLACES[province]?.army ?? [WIDTH / 2, HEIGHT / 2];
}

/** The line of a route: as it is drawn on our map, or straight where a box has another. */
export function routeBetween(one: string, other: string): string {
  const known = MAP.sea.find(({ a, b }) => (a === one && b === other) || (a === other && b === one));
  return known?.d ?? `M${middle(one).join(" ")}L${middle(other).join(" ")}`;
}

/** The middle of the province that lies most in the middle of some; of the whole map where there are none. */
export function heart(provinces: string[]): [number, number] {
  const all = provinces.map(middle);
  const mean = (axis: 0 | 1) => all.reduce((sum, each) => sum + each[axis], 0) / all.length;
  const apart = ([x, y]: [number, number]) => Math.hypot(x - mean(0), y - mean(1));
  return all.toSorted((one, other) => apart(one) - apart(other))[0] ?? [WIDTH / 2, HEIGHT / 2];
}
