import type { View } from "$src/table/model.svelte";

/** What the kernel puts into every view; the rest is the game's own. */
const KERNEL = new Set([
  ...["game", "rules", "players", "options", "fingerprint", "seed", "pending", "result", "seat", "events"],
]);

/** A part of a view, or of a result, by its key. */
export type Part = [key: string, value: unknown];

/** What a game itself puts into a view, in the order it does. */
export const ownParts = (view: View): Part[] => Object.entries(view).filter(([key]) => !KERNEL.has(key));

/** The rule of the decision that a seat is asked for. */
export function ruleAsked({ pending }: View, seat: number | null): string | null {
  return pending.find((each) => each.seat === seat)?.rule || null;
}

/** A seat's points, if the view has them by seat. */
export function pointsOf(view: View, seat: number): number | null {
  for (const by of [view.result?.scores, view["points"], view["scores"]]) {
    const points: unknown = Array.isArray(by) ? by[seat] : null;
    if (typeof points === "number") return points;
  }
  return null;
}
