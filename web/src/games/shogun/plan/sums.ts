import { DATA, SPACES, isProvince, printed } from "../data/data";
import { chestsOn, isChest, type Card } from "../view";

/** What a plan comes to by what is printed; the event, special cards and others may change it. */
export interface Sums {
  /** The chests of the bid. */
  bid: number;
  /** The prices of the actions that are to be done, the bid included. */
  cost: number;
  /** The chests that taxes bring, and the rice of the harvest. */
  chests: number;
  rice: number;
}

/** Adds up a plan of eleven spaces, the bid first. */
export function sums(plan: readonly (Card | null)[]): Sums {
  const [bidden] = plan;
  const bid = bidden && isChest(bidden) ? chestsOn(bidden) : 0;
  const at = (action: string) => {
    const card = plan[SPACES.indexOf(action as never)];
    return card && isProvince(card) ? printed(card) : null;
  };
  const prices = DATA.actions.map(({ id, price }) => (at(id) ? price : 0));
  return {
    bid,
    cost: prices.reduce((sum, price) => sum + price, bid),
    chests: at("tax")?.chests ?? 0,
    rice: at("rice")?.rice ?? 0,
  };
}
