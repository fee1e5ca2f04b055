import type { TableModel } from "$src/table/model.svelte";
import type { Castle, TenjoView } from "./data/types";

export type * from "./data/types";

/** So many thousands, or all there are. */
export type Chip = 1 | 5 | 10 | 25 | "all";

/** What is shown, as Tenjo's own. */
export function seen(model: Pick<TableModel, "view">): TenjoView {
  return model.view as TenjoView;
}

/** The castle on a site, if one stands there. */
export function castleAt(view: TenjoView, site: string): Castle | null {
  return view.castles.find((each) => each.site === site) ?? null;
}

/** The castles of a seat. */
export function castlesOf(view: TenjoView, seat: number): Castle[] {
  return view.castles.filter((each) => each.owner === seat);
}

/** How many pieces there are, all provinces together. */
export function total(places: Record<string, number>): number {
  return Object.values(places).reduce((sum, each) => sum + each, 0);
}

/** How many years are played. */
export function yearsOf(view: TenjoView): number {
  return Number(view.options["years"]);
}

/** Whether the year's end is being settled: after its last month, before the next one. */
export function inYearEnd(view: TenjoView): boolean {
  const last = view.events.findLast(({ kind }) => kind === "year_end" || kind === "month");
  return last?.kind === "year_end";
}
