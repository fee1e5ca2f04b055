import found from "./data.json";
import type { Chip } from "../view";
import type { Board, CastleCard, Component, Element, Point } from "./types";

/** What is printed on the pieces, and what else never changes. */
export const DATA = found as unknown as Board;

export const ELEMENTS: readonly Element[] = ["fire", "wind", "water", "earth", "void"];
export const RINGS: readonly number[] = [1, 2, 3, 4, 5];
export const CHIPS: readonly Chip[] = [1, 5, 10, 25, "all"];
/** In the order of their numbers in `seats[].produced`. */
export const COMPONENTS: readonly Component[] = [
  "koku",
  "samurai",
  "shadow",
  "daimyo",
  "elements",
  "rings",
  "family",
];
export const PROVINCES: readonly string[] = DATA.provinces.map((each) => each.id);
export const SITES: readonly string[] = DATA.points
  .filter((each) => each.kind === "castle")
  .map((each) => each.id);

const POINTS = new Map(DATA.points.map((each) => [each.id, each]));
const BESIDE = beside();

/** A point of the board. */
export function pointOf(id: string): Point {
  const entry = POINTS.get(id);
  if (!entry) throw new Error(`no point ${id}`);
  return entry;
}

/** Whether an id is a point's. */
export function isPoint(id: unknown): id is string {
  return typeof id === "string" && POINTS.has(id);
}

/** Whether an id is a province's. */
export function isProvince(id: unknown): id is string {
  return typeof id === "string" && PROVINCES.includes(id);
}

/** The points of a province, border points included. */
export function pointsOf(province: string): Point[] {
  return DATA.points.filter((each) => each.provinces.includes(province));
}

/** The provinces that share a border point with one. */
export function neighbours(province: string): string[] {
  const found = pointsOf(province).flatMap((each) => each.provinces);
  return PROVINCES.filter((each) => each !== province && found.includes(each));
}

/** The points one path away. */
export function pointsBeside(point: string): readonly string[] {
  return BESIDE.get(point) ?? [];
}

/** What a castle card says. */
export function castleCard(id: string): CastleCard {
  const entry = DATA.castles.find((each) => each.id === id);
  if (!entry) throw new Error(`no castle card ${id}`);
  return entry;
}

function beside(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [one, other] of Object.values(DATA.paths).flat()) {
    found.set(one, [...(found.get(one) ?? []), other]);
    found.set(other, [...(found.get(other) ?? []), one]);
  }
  return found;
}
