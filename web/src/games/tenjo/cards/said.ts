import type { TableModel } from "$src/table/model.svelte";
import { written } from "$src/words/figures";

/** A message with places, cards and seats in words. */
export function tell(model: TableModel, id: string, params: Record<string, unknown> = {}): string {
  return model.words.tell(id, params, model.naming);
}

/** A number as it is written in the language: 25,000, 25.000. */
export function figure(model: TableModel, number: number): string {
  return written(number, model.words.lang);
}
