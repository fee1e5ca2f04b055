import { DATA, pointsOf, PROVINCES } from "../data/data";
import found from "../data/map.json";
import { drawn, outline, points, shared } from "./outline";

/**
 * The land, from the Japanese administrative boundaries (the attribution is shown among the credits), stretched where
 * many points lie close together and drawn in where there are few, so that every path can be followed.
 */
const MAP = found as unknown as {
  attribution: string;
  provinces: Record<string, { rings: string[]; label: [number, number] }>;
  lake: string;
  beyond: string[];
  points: Record<string, [number, number]>;
};

export type Place = [number, number];
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
/** How far a ring is around a point, in units; where a castle stands it is around that. */
export const roundOf = (castle: boolean) => (castle ? 27 : 20);

/** A path between two points of a province; over water where the province lies on both sides of it. */
export interface Path {
  key: string;
  ends: [string, string];
  d: string;
  afloat: boolean;
}

/** The part of the plane that is drawn. */
export const WIDTH = 1240;
export const HEIGHT = 1000;
export const LAKE = outline([MAP.lake]);
export const BEYOND = outline(MAP.beyond);
/** The outline of every province. */
export const SHAPES: Record<string, string> = Object.fromEntries(
  PROVINCES.map((id) => [id, outline(MAP.provinces[id]?.rings ?? [])]),
);
/** The borders between provinces, where their outlines are the same. */
export const BORDERS: string[] = DATA.points
  .filter(({ kind }) => kind === "border")
  .map(({ provinces }) => {
    const [one = [], other = []] = provinces.map((id) => MAP.provinces[id]?.rings.map(points) ?? []);
    return drawn(shared(one, other));
  })
  .filter(Boolean);

/** The provinces' names in kanji, an ornament of the map. */
export const KANJI: Record<string, string> = {
  echizen: "越前",
  mino: "美濃",
  owari: "尾張",
  ise: "伊勢",
  kii: "紀伊",
  izumi: "和泉",
  harima: "播磨",
  tango: "丹後",
  omi: "近江",
  yamato: "大和",
  settsu: "摂津",
  tanba: "丹波",
  yamashiro: "山城",
};

/** Where a point is. */
export function at(point: string): Place {
  return MAP.points[point] ?? [WIDTH / 2, HEIGHT / 2];
}

/** Where a province's name stands, with its daimyō and shadow warriors. */
export function labelAt(province: string): Place {
  return MAP.provinces[province]?.label ?? [WIDTH / 2, HEIGHT / 2];
}

const MARGIN = 26; // units around a province that fills the view

/** What must be seen of a province: its land, its points and its name. */
export function boxOf(province: string): Box {
  const all = [
    ...(MAP.provinces[province]?.rings ?? []).flatMap(points),
    ...pointsOf(province).map((each) => at(each.id)),
  ];
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return { x: left, y: top, width: Math.max(...xs) + MARGIN - left, height: Math.max(...ys) + MARGIN - top };
}

const LETTERS = 12; // pixels: no letters on the map are smaller
const MOST = 1.75; // times: then they would hide more than they say

/** How much larger than printed something with letters of so many units is drawn, so that they can be read. */
export function grown(letters: number, unit: number): number {
  return Math.min(MOST, Math.max(1, LETTERS / (letters * unit)));
}

/** The middle of some points together; of the whole map where there are none. */
export function heart(some: readonly string[]): Place {
  const all = some.map(at);
  const mean = (axis: 0 | 1) => all.reduce((sum, each) => sum + each[axis], 0) / all.length;
  return all.length ? [mean(0), mean(1)] : [WIDTH / 2, HEIGHT / 2];
}

/** Paths that cross the sea. */
const FERRIES = [
  ["izumi_w10", "B_izumi_settsu"],
  ["izumi_w3", "izumi_w4"],
  ["izumi_w2", "izumi_w8"],
  ["izumi_w11", "B_harima_izumi"],
  ["harima_w2", "B_harima_izumi"],
];

/** All paths, each as it is drawn. */
export const PATHS: Path[] = Object.values(DATA.paths)
  .flat()
  .map(([one, other]) => {
    const [[x, y], [endX, endY]] = [at(one), at(other)];
    const afloat = FERRIES.some((pair) => pair.includes(one) && pair.includes(other));
    return { key: `${one} ${other}`, ends: [one, other], d: `M${x} ${y}L${endX} ${endY}`, afloat };
  });
