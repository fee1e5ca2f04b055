import type { TableModel } from "$src/table/model.svelte";

/** Names in a row. */
export function names(model: TableModel, seats: readonly number[]): string {
  return seats.map((seat) => model.name(seat)).join(", ");
}
