import type { TableModel } from "$src/table/model.svelte";
import type { Province, ShogunView, WinterScore } from "./data/types";

export type * from "./data/types";

/** What everybody scores in a winter, or would now. */
export type Standing = Pick<WinterScore, "majorities" | "seats">;
/** A province, `chest_0` … `chest_4`, or `nothing`. */
export type Card = string;

/** What is shown, as Shogun's own. */
export function seen(model: TableModel): ShogunView {
  return model.view as ShogunView;
}

/** How a province stands. */
export function standing(view: ShogunView, id: string): Province {
  const found = view.provinces.find((each) => each.province === id);
  if (!found) throw new Error(`no province ${id}`);
  return found;
}

/** Whether a card is a chest card. */
export function isChest(card: Card): boolean {
  return card.startsWith("chest_");
}

/** The number on a chest card. */
export function chestsOn(card: Card): number {
  return Number(card.slice("chest_".length));
}
