import type { TableModel } from "$src/table/model.svelte";
import type { BattleTold, Engagement } from "./told";

/** How an engagement (the last one) went, in words: who won it, and what is lost; empty before the first. */
export function outcome(model: TableModel, told: BattleTold, which?: Engagement): string {
  const engagement = which ?? told.engagements.at(-1);
  if (!engagement) return "";
  const { winner, loss, attacker_total, defender_total } = engagement;
  const loser = winner === told.attacker ? told.defender : told.attacker;
  const tie = attacker_total === defender_total ? `${model.words.say("board-dice-tie")} ` : "";
  const names = { winner_name: model.name(winner), loser_name: model.name(loser) };
  return tie + model.words.say(loss ? "board-dice-won" : "board-dice-won-none", { ...names, samurai: loss });
}
