import type { TableModel } from "$src/table/model.svelte";
import { isProvince, printed } from "../data/data";
import { seen, standing, type Card } from "../view";

/** What a card is called. */
export function cardName(model: TableModel, card: Card): string {
  return model.words.noun(isProvince(card) ? "province" : "card", card);
}

/** A card in one sentence, for those who hear it. */
export function cardLabel(model: TableModel, card: Card): string {
  const { words } = model;
  if (!isProvince(card)) return cardName(model, card);
  const { chests, rice, sites } = printed(card);
  const { armies, buildings, unrest } = standing(seen(model), card);
  return [
    cardName(model, card),
    words.say("board-yields", { chests, rice }),
    words.say("board-sites-free", { count: sites - buildings.length }),
    ...buildings.map((each) => words.noun("building", each)),
    words.say("board-armies-count", { count: armies }),
    ...(unrest ? [words.say("board-unrest-count", { count: unrest })] : []),
  ].join(", ");
}
