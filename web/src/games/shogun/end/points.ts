import { BUILDINGS, DATA } from "../data/data";
import type { Building, Majority, Region, Standing, Tally } from "../view";

/** The kinds of points a winter gives, in the order in which they are counted. */
export const KINDS = [
  "provinces",
  "buildings",
  "castle",
  "temple",
  "theatre",
] as const satisfies readonly (keyof Tally)[];
export type Kind = (typeof KINDS)[number];

/** Who has most of a building in a region, if anybody built it there. */
export function majority(winter: Standing, region: Region, building: Building): Majority | null {
  return winter.majorities.find((each) => each.region === region && each.building === building) ?? null;
}

/** Of a seat's points for majorities in a kind of building, each with its region. */
export function won(winter: Standing, seat: number, kind: Kind): { region: Region; points: number }[] {
  if (!BUILDINGS.includes(kind as Building)) return [];
  return DATA.regions.flatMap((region) => {
    const found = majority(winter, region, kind as Building);
    return found?.seats.includes(seat) && found.points ? [{ region, points: found.points }] : [];
  });
}

/** How a game was decided: by points alone, by chests among equals, or shared. */
export function decided(
  scores: readonly number[],
  winners: readonly number[],
): "points" | "chests" | "shared" {
  if (winners.length > 1) return "shared";
  const best = Math.max(...scores);
  return scores.filter((score) => score === best).length > 1 ? "chests" : "points";
}
