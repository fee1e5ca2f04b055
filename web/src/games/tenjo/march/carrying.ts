import type { Move } from "$src/table/model.svelte";
import { castlesOf, type TenjoView } from "../view";

/** How a province move of koku or a family card ends where there is but one castle to carry it to: nobody is asked (T7). */
export function onward(view: TenjoView, seat: number | null, site: string): Move[] {
  const others = seat === null ? [] : castlesOf(view, seat).filter((each) => each.site !== site);
  return others.length === 1 ? others.map((each) => ["to_castle", each.site]) : [];
}

/** In which castle of one's own a family card lies. */
export function lies(view: TenjoView, card: string): string {
  return view.own?.family.find((each) => each.card === card)?.site ?? "";
}
