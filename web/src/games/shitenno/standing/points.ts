import type { TableModel } from "$src/table/model.svelte";
import type { Bounds } from "../view";

/** A number, or the bounds of one that is not known. */
export function between({ words }: TableModel, [least, most]: Bounds): string {
  return least === most ? String(most) : words.say("board-between", { least, most });
}
