import type { ShogunView } from "../view";
import type { Supplied } from "../winter/told";

/** Everybody's supply with what winter takes for certain, as if it came now. */
export function expected({ seats, standing }: ShogunView): Supplied[] {
  return seats.map(({ rice, provinces }, seat) => {
    const { missing, revolts, farmers } = standing.supply[seat] ?? NOTHING;
    return {
      seat,
      rice: Math.max(0, rice - standing.loss[0]),
      provinces,
      missing: missing[0],
      revolts: revolts[0],
      farmers: farmers[0],
    };
  });
}

const NOTHING = { missing: [0, 0], revolts: [0, 0], farmers: [0, 0] } as const;
