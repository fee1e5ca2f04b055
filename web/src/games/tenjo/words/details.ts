import type { Move, TableModel } from "$src/table/model.svelte";
import type { Data } from "$src/words/words";
import { seen } from "../view";

const BY_DECISION = ["pass", "place", "march"];
const BY_STEP = ["at", "to", "go", "send"];

/** What the words of a move need beyond the move: what is being decided, what is being done, whether an income would be lost. */
export function details(model: TableModel, [verb]: Move): Data {
  const { step, turn } = seen(model);
  const decision = model.decision ?? "no";
  if (BY_DECISION.includes(String(verb))) return { decision };
  if (BY_STEP.includes(String(verb)))
    return {
      decision,
      doing: step?.element ? "element" : (step?.doing ?? "no"),
      element: step?.element ?? "no",
    };
  if (verb === "roll") return { forfeit: turn && !turn.income && model.offers(["income"]) ? "yes" : "no" };
  return {};
}
