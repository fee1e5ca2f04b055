import type { TableModel } from "$src/table/model.svelte";
import { pointsOf } from "../data/data";
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

/** A province in one sentence, for those who hear it. */
export function provinceLabel(model: TableModel, province: string): string {
  return [
    model.words.noun("province", province),
    ...leaders(model, province),
    ...castlesIn(model, province),
  ].join(", ");
}
