import { SPACES } from "../data/data";
import type { Action, ShogunView } from "../view";

/** What a seat shows for the action that is being done: a card, nothing (null), or not yet. */
export interface Shown {
  seat: number;
  card: string | null;
  yet: boolean;
}

/** The action that is being done. */
export function current({ actions }: ShogunView): Action | null {
  return actions.open[actions.number - 1] ?? null;
}

/** Each seat's card for the action that is being done, in order of play. */
export function shown(view: ShogunView): Shown[] {
  const action = current(view);
  if (!action) return [];
  const space = SPACES.indexOf(action);
  return view.order.map((seat) => {
    const card = view.seats[seat]?.plan[space] ?? null;
    return { seat, card: card === "hidden" ? null : card, yet: card !== "hidden" };
  });
}
