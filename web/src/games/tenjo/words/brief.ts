import type { TableModel } from "$src/table/model.svelte";
import { inYearEnd, seen } from "../view";

/** Where the game stands: the year, the month, and the action points of who is at turn. */
export function brief(model: TableModel): string {
  const { words } = model;
  const view = seen(model);
  if (view.phase === "over") return words.say("phase-over");
  if (view.year === 0) return words.say("board-setup");
  const { year, month, turn } = view;
  return [
    words.say("board-year", { year }),
    inYearEnd(view) ? words.say("phase-year_end") : words.say("board-month", { month }),
    ...(turn?.rolled ? [words.say("board-points-left", { count: turn.points })] : []),
  ].join(" · ");
}
