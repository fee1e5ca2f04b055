import type { GameEvent, Move } from "$src/table/model.svelte";
import { BUILDINGS, DATA, isProvince, printed, SPACES } from "../data/data";
import { chestsOn, isChest, type Card, type ShogunView, type Space } from "../view";

/**
 * A card for every space that is still empty. Nobody is sent to war, no province given away for a place: the bid gets
 * the chest card that costs least, marches a province that cannot march or a chest card; for rice and taxes the province
 * that yields most, where nobody is in unrest if that can be. Chest cards then spare the dearest actions, and the rest
 * goes to provinces with few armies. It is laid out to be looked at and changed, never confirmed. Where no chest card is
 * left that one can pay, the bid is for who plays to choose.
 */
export function filling(view: ShogunView, seat: number): Move[] {
  const plan = view.plan ?? [];
  const hand = new Set(view.hand ?? []);
  const empty = new Set(SPACES.filter((_, place) => (plan[place] ?? null) === null));
  const moves: Move[] = [];
  const lay = (space: Space, card: Card | undefined) => {
    if (!empty.delete(space)) return;
    hand.delete(card ?? "");
    moves.push(["plan", space, card ?? "nothing"]);
  };
  const chests = () => [...hand].filter(isChest).toSorted();
  const weakest = (fits: (card: Card) => boolean = isProvince) => byWeakness(view, [...hand]).find(fits);
  const armies = (card: Card) => view.provinces.find((each) => each.province === card)?.armies ?? 0;

  const bid = chests().find((card) => chestsOn(card) <= (view.seats[seat]?.chests ?? 0));
  if (bid) lay("bid", bid);
  for (const [space, yields] of YIELDS)
    if (empty.has(space)) lay(space, best(view, hand, (card) => printed(card)[yields]) ?? chests()[0]);
  for (const space of MARCHES)
    if (empty.has(space)) lay(space, weakest((card) => armies(card) === 1) ?? chests()[0] ?? weakest());
  for (const space of BY_PRICE)
    if (empty.has(space)) lay(space, chests()[0] ?? weakest(roomFor(view, space)) ?? weakest());
  if (!hand.size) lay("bid", undefined);
  return moves;
}

const MARCHES = ["battle_a", "battle_b"] as const;
/** The other actions, the dearest first. */
const BY_PRICE: readonly Space[] = DATA.actions
  .filter(({ id }) => !(MARCHES as readonly string[]).includes(id))
  .toSorted((one, other) => other.price - one.price)
  .map(({ id }) => id);

/** Whether a building can be built in a province; other actions can be done in every one. */
function roomFor(view: ShogunView, space: Space): (card: Card) => boolean {
  return (card) => {
    const { buildings = [] } = view.provinces.find((each) => each.province === card) ?? {};
    const building = BUILDINGS.find((each) => each === space);
    return !building || (buildings.length < printed(card).sites && !buildings.includes(building));
  };
}

/** The provinces among some cards: those with few armies first, then those that are worth little. */
function byWeakness(view: ShogunView, cards: Card[]): Card[] {
  const armies = (card: Card) => view.provinces.find((each) => each.province === card)?.armies ?? 0;
  return cards
    .filter(isProvince)
    .toSorted((one, other) => armies(one) - armies(other) || worth(one) - worth(other));
}

const YIELDS = [
  ["tax", "chests"],
  ["rice", "rice"],
] as const;

function worth(province: string): number {
  const { chests, rice, sites } = printed(province);
  return chests + rice + sites;
}

/** The province that yields most, those without unrest first. */
function best(view: ShogunView, hand: Set<Card>, yields: (card: Card) => number): Card | undefined {
  const unrest = (card: Card) => view.provinces.find((each) => each.province === card)?.unrest ?? 0;
  const [found] = [...hand]
    .filter(isProvince)
    .toSorted((one, other) => unrest(one) - unrest(other) || yields(other) - yields(one));
  return found;
}

/** What one had laid in the last season, as far as it can be laid again: everything of it was shown. */
export function again(view: ShogunView, events: readonly GameEvent[], seat: number): Move[] {
  const seasons = events.flatMap(({ kind }, place) => (kind === "season" ? [place] : []));
  const from = seasons.at(-2);
  if (from === undefined) return [];
  const hand = new Set(view.hand ?? []);
  const empty = SPACES.filter((_, place) => (view.plan?.[place] ?? null) === null);
  return events.slice(from, seasons.at(-1)).flatMap(({ kind, data }): Move[] => {
    if (data["seat"] !== seat || (kind !== "shown" && kind !== "bid")) return [];
    const [space, card] = [kind === "bid" ? "bid" : String(data["action"]), String(data["card"])];
    return hand.delete(card) && empty.includes(space as Space) ? [["plan", space, card]] : [];
  });
}
