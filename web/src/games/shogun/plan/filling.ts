import type { GameEvent, Move } from "$src/table/model.svelte";
import { isProvince, printed, SPACES } from "../data/data";
import { chestsOn, isChest, type Card, type ShogunView, type Space } from "../view";

/**
 * A card for every space that is still empty: for rice and taxes the province that yields most, where nobody is in
 * unrest if that can be; chest cards for all the rest, the dear actions first and the bid last; then provinces with few
 * armies, that can do little; and where the cards do not reach, none. It is laid out to be looked at and changed, never confirmed.
 */
export function filling(view: ShogunView, seat: number): Move[] {
  const plan = view.plan ?? [];
  const hand = new Set(view.hand ?? []);
  const empty = SPACES.filter((_, place) => (plan[place] ?? null) === null);
  const moves: Move[] = [];
  const lay = (space: Space, card: Card | undefined) => {
    hand.delete(card ?? "");
    moves.push(["plan", space, card ?? "nothing"]);
  };

  for (const [space, yields] of YIELDS)
    if (empty.includes(space))
      lay(
        space,
        best(view, hand, (card) => printed(card)[yields]),
      );
  const rest = empty.filter((space) => space !== "rice" && space !== "tax");
  const chests = [...hand].filter(isChest).toSorted();
  const armies = (card: Card) => view.provinces.find((each) => each.province === card)?.armies ?? 0;
  const spare = [...hand]
    .filter(isProvince)
    .toSorted((one, other) => armies(one) - armies(other) || worth(one) - worth(other));
  for (const space of [...rest.filter((each) => each !== "bid"), ...rest.filter((each) => each === "bid")])
    lay(
      space,
      space === "bid"
        ? (affordable(chests, view.seats[seat]?.chests ?? 0) ?? spare.shift())
        : (chests.shift() ?? spare.shift()),
    );
  return moves;
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

/** The smallest chest card left that one can pay. */
function affordable(chests: Card[], own: number): Card | undefined {
  return chests.find((card) => chestsOn(card) <= own);
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
