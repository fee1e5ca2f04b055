import type { TableModel } from "$src/table/model.svelte";
import { tick } from "svelte";
import { chosen } from "../desk/chosen.svelte";
import { seen, type Space } from "../view";
import { lyingOn } from "./laying";

const FREE = "[data-space][aria-disabled=false]:not(.served)";
const HELD = "[data-card][aria-disabled=false]";
const READY = ".acts .main";

/**
 * Leads who plans by keyboard: from a card to the spaces and back, or from a space to the cards and back; at last to
 * saying that one is ready. Returns what to do on clicks. To be called while a component is set up.
 */
export function leading(table: () => TableModel, root: () => HTMLElement | undefined) {
  /** Where to go once the card is laid. */
  let next: string | null = null;
  const go = (goal: string) => root()?.querySelector<HTMLElement>(goal)?.focus();
  const lies = (card: string, space: string | undefined) =>
    space !== undefined && lyingOn(table(), space as Space) === card;

  $effect(() => {
    void seen(table()).plan;
    if (next) go(table().offers(["ready"]) ? READY : next);
    next = null;
  });

  return async (event: MouseEvent): Promise<void> => {
    if (event.detail !== 0 || !(event.target instanceof Element)) return; // a finger or a mouse
    const from = event.target.closest<HTMLElement>("[data-card], [data-space]");
    if (!from) return;
    const { card, space } = from.dataset;
    const pickedUp = chosen.card !== null && (chosen.card === card || lies(chosen.card, space));
    next = space ? HELD : FREE;
    if (!pickedUp && (chosen.space === null || chosen.space !== space)) return;
    next = null;
    await tick();
    go(pickedUp ? FREE : HELD);
  };
}
