import type { Move, TableModel } from "$src/table/model.svelte";
import { chosen } from "../desk/chosen.svelte";
import { seen, standing } from "../view";

const VERBS: Record<string, string> = { draft: "take", march: "target", move: "target", revolt: "revolt" };

/**
 * What a tap on a province means now: a move (also one that is not allowed, so that the tap is answered), its card that is picked
 * up for the plan, or nothing but to look at it.
 */
export function picking(model: TableModel, province: string): Move | "card" | null {
  const view = seen(model);
  const { decision } = model;
  if (chosen.space && view.plan && !model.lookingBack) return ["plan", chosen.space, province];
  const planning = decision === "plan" && standing(view, province).owner === model.seat;
  if (planning) return "card";
  const verb = decision ? VERBS[decision] : undefined;
  if (!verb || view.acting?.province === province) return null;
  return [verb, province];
}
