import type { Move } from "$src/table/model.svelte";
import { neighbours, PROVINCES, pointsOf } from "../data/data";
import { castlesOf, type TenjoView } from "../view";
import { isAlly } from "./reach";

/** How a province move of koku or a family card ends where there is but one castle to carry it to: nobody is asked (T7). */
export function onward(view: TenjoView, seat: number | null, site: string): Move[] {
  const others = seat === null ? [] : castlesOf(view, seat).filter((each) => each.site !== site);
  return others.length === 1 ? others.map((each) => ["to_castle", each.site]) : [];
}

/** In which castle of one's own a family card lies. */
export function lies(view: TenjoView, card: string): string {
  return view.own?.family.find((each) => each.card === card)?.site ?? "";
}

/** How the province move of a shadow warrior ends where there is but one province to go to: nobody is asked (T7). */
export function slipped(view: TenjoView, seat: number | null, province: string): Move[] {
  if (seat === null || view.turn?.crossing) return []; // Water opens more ways than these
  const goals = leaderGoals(view, seat, province);
  return goals.length === 1 ? goals.map((goal) => ["into", goal]) : [];
}

/** Provinces with own or allied samurai, one after the other, over border points that are empty or hold such (T7). */
function leaderGoals(view: TenjoView, seat: number, source: string): string[] {
  const helps = (other: number) => other === seat || isAlly(view, seat, other);
  const there = (point: string) => view.points[point] ?? [];
  const held = PROVINCES.filter((each) => pointsOf(each).some(({ id }) => there(id).some(helps)));
  const seen = new Set([source]);
  for (const from of seen)
    for (const other of neighbours(from)) {
      const borders = pointsOf(from).filter(({ provinces }) => provinces.includes(other));
      const open = borders.some(({ id }) => there(id).length === 0 || there(id).some(helps));
      if (open && held.includes(other)) seen.add(other);
    }
  return [...seen].filter((each) => each !== source);
}
