import type { Move, TableModel } from "$src/table/model.svelte";
import type { Data } from "$src/words/words";
import { seen, standing } from "../view";

/** What the words of a move need beyond the move: the special card of a place, whose province a target is. */
export function details(model: TableModel, [verb, value]: Move): Data {
  const view = seen(model);
  if (verb === "place") {
    const special = view.specials[Number(value) - 1]?.special ?? "";
    return { special: model.words.noun("special", special) };
  }
  if (verb !== "target") return {};
  const { owner } = standing(view, String(value));
  if (owner === null) return { whose: "neutral", owner: "" };
  return { whose: owner === model.seat ? "own" : "other", owner: model.name(owner) };
}
