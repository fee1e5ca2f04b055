import type { Move, TableModel } from "$src/table/model.svelte";
import { told } from "../words/details";
import { naming } from "../words/naming";

/** A move in words, as it is meant now. */
export function sayMove(model: TableModel, move: Move): string {
  return told(model, move).text;
}

/** A message with places, cards and seats in words. */
export function tell(model: TableModel, id: string, params: Record<string, unknown> = {}): string {
  return model.words.tell(id, params, naming(model));
}

/** A number as it is written in the language: 25,000, 25.000. */
export function figure(model: TableModel, number: number): string {
  return new Intl.NumberFormat(model.words.lang, { useGrouping: "always" }).format(number);
}
