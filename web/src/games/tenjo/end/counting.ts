import type { Counted } from "$src/table/end/counting";
import type { TableModel } from "$src/table/model.svelte";
import { seen } from "../view";
import { KINDS } from "./points";

/** What everybody has at the end, kind by kind (T37). */
export function counted(model: TableModel): Counted[] {
  const { result } = seen(model);
  if (!result || result.why === "shogun") return [];
  return KINDS.map((kind) => ({
    what: model.words.say(`score-${kind}`),
    places: [],
    points: result.seats.map((final) => final[kind]),
  }));
}
