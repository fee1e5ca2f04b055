import type { TableModel } from "../model.svelte";

/** Whether there is anything to be told of votes and what came of them. */
export function matters({ live: { table } }: TableModel): boolean {
  return Boolean(table?.votes.length || table?.suspended || table?.seats.some(({ vacant }) => vacant));
}

/** Whether one may ask the others something. */
export function canAsk(model: TableModel): boolean {
  const table = model.live.table;
  const plays = model.seat !== null && !model.away && !model.trial;
  return plays && table?.status === "running" && !table.seats.some(({ hosted }) => hosted);
}
