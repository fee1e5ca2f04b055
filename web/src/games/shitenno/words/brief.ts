import type { TableModel } from "$src/table/model.svelte";
import { placementDraft, seen } from "../view";

/** What is going on: generals, the division, the provinces, or the end. */
export function phaseOf(model: TableModel): string {
  const { phase, year } = seen(model);
  if (phase === "general") return model.words.say("phase-generals");
  if (phase === "over") return model.words.say("phase-over");
  return model.words.say(year === "even" ? "phase-division" : "phase-provinces");
}

/** Where the game stands: the round and its year. */
export function brief(model: TableModel): string {
  const { round, year } = seen(model);
  if (!round) return phaseOf(model);
  return `${model.words.say("board-round", { round })} · ${model.words.noun("year", year)}`;
}

/** What tells one question from the next; empty while nothing is asked. */
export function questionOf(model: TableModel): string {
  const view = seen(model);
  if (model.decision === null) return "";
  return [view.phase, view.round, model.decision, placementDraft(view)?.province].join(" ");
}
