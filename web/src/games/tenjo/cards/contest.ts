import type { GameEvent } from "$src/table/model.svelte";
import type { Contest, Element } from "../view";

/** Whether the first card (or the attack) has its effect as things are: the last card stands (T27). */
export function works(contest: Contest): boolean {
  return contest.cards.length % 2 === 1;
}

/** The elements that would answer the last card: its like to the first one, Void to any; nothing answers Wind (T26, T27). */
export function fitting({ cards }: Contest): Element[] {
  const last = cards.at(-1)?.element ?? null;
  if (last === "wind") return [];
  return cards.length === 1 && last !== null && last !== "void" ? [last, "void"] : ["void"];
}

/** The ring total that an answer to the last card needs: as much, where rings must match, else any ring (T27). */
export function needed({ cards }: Contest, match = true): number {
  return match ? Math.max(cards.at(-1)?.total ?? 1, 1) : 1;
}

/** What the card last played is aimed at, as it was told. */
export function aimOf(events: readonly GameEvent[]): GameEvent | null {
  const start = events.findLastIndex((event) => event.kind === "played");
  return events.slice(Math.max(start, 0)).find((event) => event.kind.startsWith("aimed_")) ?? null;
}
