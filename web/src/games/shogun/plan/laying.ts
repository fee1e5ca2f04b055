import type { Move, TableModel } from "$src/table/model.svelte";
import { chosen } from "../desk/chosen.svelte";
import { SPACES } from "../data/data";
import { seen, type Card, type Space } from "../view";

/** The card that lies on one's own space. */
export function lyingOn(model: TableModel, space: Space): Card | null {
  return seen(model).plan?.[SPACES.indexOf(space)] ?? null;
}

/** A space is tapped: a card picked up is laid there, or back to hand if it lies there; else card or space is picked. */
export async function tapSpace(model: TableModel, space: Space, at: Element): Promise<void> {
  const lying = lyingOn(model, space);
  if (isReady(model)) return void (await model.play(["take_off", space], at)); // to be told why not
  if (chosen.card)
    return lay(model, chosen.card === lying ? ["take_off", space] : ["plan", space, chosen.card], at);
  if (lying) chosen.pick(lying);
  else chosen.space = chosen.space === space ? null : space;
}

/** A card of the hand is tapped: it is laid on the space picked before, else it is picked up or put down. */
export async function tapCard(model: TableModel, card: Card, at: Element): Promise<void> {
  if (isReady(model)) return void (await model.play(["plan", SPACES[0] ?? "bid", card], at)); // to be told why not
  if (chosen.space) return serve(model, chosen.space as Space, card, at);
  chosen.pick(card);
}

/** Whether a space can take what is picked up, or anything. */
export function takes(model: TableModel, space: Space): boolean {
  const { card } = chosen;
  if (!card) return model.offered("plan", space).length > 0;
  return model.offers(card === lyingOn(model, space) ? ["take_off", space] : ["plan", space, card]);
}

/** Whether a card of the hand can be laid on the space that is picked, or anywhere. */
export function laid(model: TableModel, card: Card): boolean {
  if (chosen.space) return model.offers(["plan", chosen.space, card]);
  return model.offered("plan").some((move) => move[2] === card);
}

function isReady(model: TableModel): boolean {
  return model.seat !== null && (seen(model).seats[model.seat]?.ready ?? false);
}

/** Lay a card on the space that was picked; the next empty one is picked then, so that a card a tap fills the board. */
async function serve(model: TableModel, space: Space, card: Card, at: Element): Promise<void> {
  const plan = seen(model).plan ?? [];
  const empty = SPACES.filter((each, place) => each !== space && (plan[place] ?? null) === null);
  if (!(await model.play(["plan", space, card], at))) return;
  chosen.clear();
  const open = empty.filter((each) => !model.narrowed || model.offered("plan", each).length);
  chosen.space = open.find((each) => SPACES.indexOf(each) > SPACES.indexOf(space)) ?? open[0] ?? null;
}

async function lay(model: TableModel, move: Move, at: Element): Promise<void> {
  if (await model.play(move, at)) chosen.clear();
}
