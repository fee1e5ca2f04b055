import type { TableModel } from "$src/table/model.svelte";
import type { Naming } from "$src/words/words";

/** Seats by the names of those who sit there. */
export function naming(model: TableModel): Naming {
  return (seat) => [model.name(seat), model.plainName(seat)];
}

/** Names in a row. */
export function names(model: TableModel, seats: readonly number[]): string {
  return seats.map((seat) => model.name(seat)).join(", ");
}
