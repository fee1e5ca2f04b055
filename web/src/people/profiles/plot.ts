import type { RatingHistory } from "$src/wire";

export const WIDTH = 600;
export const HEIGHT = 220;
export const LEFT = 48;
const TOP = 12;
const BOTTOM = 24;
const MARGIN = 60; // points above and below

export interface Plot {
  /** The figures after each game, as a line; where they lie with 95 %, as an area. */
  line: string;
  area: string;
  last: [number, number];
  ticks: { y: number; figure: number }[];
  bots: { y: number; bot: string }[];
}

/** A rating over its games, drawn; nothing where there is none. Bots are drawn where they are in sight. */
export function plot({ points, bots }: RatingHistory): Plot | null {
  const final = points.at(-1);
  if (!final) return null;
  const low = Math.min(...points.map((each) => each.low)) - MARGIN;
  const high = Math.max(...points.map((each) => each.high)) + MARGIN;
  const x = (place: number) =>
    points.length === 1 ? (LEFT + WIDTH) / 2 : LEFT + (place * (WIDTH - LEFT - 10)) / (points.length - 1);
  const y = (figure: number) => TOP + ((high - figure) * (HEIGHT - TOP - BOTTOM)) / (high - low);
  const at = (place: number, figure: number) => `${round(x(place))} ${round(y(figure))}`;
  const upper = points.map((each, place) => at(place, each.high));
  const lower = points.map((each, place) => at(place, each.low)).toReversed();
  return {
    line: `M${points.map((each, place) => at(place, each.figure)).join("L")}`,
    area: `M${[...upper, ...lower].join("L")}Z`,
    last: [round(x(points.length - 1)), round(y(final.figure))],
    ticks: ticks(low, high).map((figure) => ({ y: round(y(figure)), figure })),
    bots: bots
      .filter(({ figure }) => figure > low && figure < high)
      .map(({ bot, figure }) => ({ y: round(y(figure)), bot })),
  };
}

/** Round figures within sight, few enough to be read. */
function ticks(low: number, high: number): number[] {
  const step = [50, 100, 200, 500, 1000].find((each) => (high - low) / each <= 6) ?? 2000;
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, place) => first + place * step);
}

const round = (value: number) => Math.round(value * 10) / 10;
