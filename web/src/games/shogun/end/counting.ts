import type { Counted } from "$src/table/end/counting";
import type { TableModel } from "$src/table/model.svelte";
import { boardOf, DATA, regionOf } from "../data/data";
import { seen, type Region } from "../view";

/** The last winter, counted region by region: provinces and buildings, then who has most of each building. */
export function counted(model: TableModel): Counted[] {
  const { result, provinces } = seen(model);
  const winter = result?.winters.at(-1);
  if (!winter) return [];
  const nobody = () => winter.seats.map(() => 0);
  const inRegion = (region: Region) =>
    provinces.flatMap(({ province, owner, buildings }) =>
      owner !== null && regionOf(province, boardOf(model)) === region
        ? [{ at: `[data-province="${province}"]`, seat: owner, points: 1 + buildings.length }]
        : [],
    );
  const added = (places: Counted["places"]) => {
    const points = nobody();
    for (const each of places) points[each.seat] = (points[each.seat] ?? 0) + each.points;
    return points;
  };
  return DATA.regions.flatMap((region) => {
    const places = inRegion(region);
    const name = model.words.noun("region", region);
    const majorities = winter.majorities
      .filter((each) => each.region === region && each.seats.length)
      .map(({ building, seats, points }) => ({
        what: `${name}: ${model.words.tell("board-majority", { building })}`,
        places: seats.map((seat) => ({ ...placeOf(places, seat), points })),
        points: nobody().map((_, seat) => (seats.includes(seat) ? points : 0)),
      }));
    return [{ what: name, places, points: added(places) }, ...majorities];
  });
}

/** Somewhere in a region that is a seat's. */
function placeOf(places: Counted["places"], seat: number): { at: string; seat: number } {
  return places.find((each) => each.seat === seat) ?? { at: "[data-province]", seat };
}
