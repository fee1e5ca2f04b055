import type { TableModel } from "$src/table/model.svelte";
import { DATA, pointsOf } from "../data/data";
import { castleAt, seen } from "../view";

/** Who leads in a province: daimyō and shadow warriors, each in words. */
export function leaders(model: TableModel, province: string): string[] {
  const { words } = model;
  return seen(model).seats.flatMap(({ daimyo, shadows }, seat) => {
    const name = model.name(seat);
    return [
      ...(daimyo[province] ? [words.say("board-daimyo-of", { name, count: daimyo[province] })] : []),
      ...(shadows[province] ? [words.say("board-shadow-of", { name, count: shadows[province] })] : []),
    ];
  });
}

/** Whose castles stand in a province. */
export function castlesIn(model: TableModel, province: string): string[] {
  return pointsOf(province).flatMap(({ id }) => {
    const castle = castleAt(seen(model), id);
    if (!castle) return [];
    return [
      `${model.words.noun("point", id)}: ` +
        model.words.tell("board-castle-of", {
          card: castle.card,
          name: model.name(castle.owner),
          defence: castle.defence,
        }),
    ];
  });
}

/** What holding all of a province's border points is worth, and how many of them are one's own alone (T36). */
export function borderWorth(model: TableModel, province: string): string {
  const { words, seat } = model;
  const { points } = seen(model);
  const borders = pointsOf(province).filter(({ kind }) => kind === "border");
  const held = borders.filter(({ id }) => points[id]?.length === 1 && points[id]?.[0] === seat).length;
  return [
    words.say("look-province", { koku: DATA.constants.province_income * 1000 }),
    ...(seat === null ? [] : [words.say("look-province-held", { held, all: borders.length })]),
  ].join(" ");
}

/** A province in one sentence, for those who hear it. */
export function provinceLabel(model: TableModel, province: string): string {
  return [
    model.words.noun("province", province),
    ...leaders(model, province),
    ...castlesIn(model, province),
  ].join(", ");
}
