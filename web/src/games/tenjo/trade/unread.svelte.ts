import { SvelteSet } from "svelte/reactivity";
import type { TenjoView } from "../view";
import { keyOf, sorted } from "./offers";

/** Offers to oneself that have been looked at, as long as the page is open. */
const looked = new SvelteSet<string>();

/** How many offers to a seat have not been looked at; one for peace is asked about in the battle. */
export function unread(view: TenjoView, seat: number | null): number {
  if (seat === null) return 0;
  return sorted(view, seat).to.filter((each) => !each.peace && !looked.has(keyOf(each))).length;
}

/** Whether an offer is new. */
export function isNew(key: string): boolean {
  return !looked.has(key);
}

/** All offers to a seat have been looked at. */
export function look(view: TenjoView, seat: number | null): void {
  for (const offer of sorted(view, seat).to) looked.add(keyOf(offer));
}
