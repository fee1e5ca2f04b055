import type { TableModel } from "$src/table/model.svelte";
import { seals } from "./data/data";
import type { PacketDraft, PlacementDraft, ShitennoView } from "./data/types";

export type * from "./data/types";

/** What is shown, as Shitennō's own. */
export function seen(model: TableModel): ShitennoView {
  return model.view as ShitennoView;
}

/** The packet one is making, if one is. */
export function packetDraft(view: ShitennoView): PacketDraft | null {
  return view.draft && "tile" in view.draft ? view.draft : null;
}

/** The placement one has begun, if one has. */
export function placementDraft(view: ShitennoView): PlacementDraft | null {
  return view.draft && "province" in view.draft ? view.draft : null;
}

/** The seats by their titles, the highest first. */
export function ranked(view: ShitennoView): number[] {
  const rank = (seat: number) => seals(view.seats[seat]?.title ?? "hatamoto");
  return view.seats.map((_, seat) => seat).sort((one, other) => rank(other) - rank(one));
}

/** What is left of some cards when others are taken away, each as often as it is there. */
export function without(cards: string[], taken: string[]): string[] {
  const left = [...cards];
  for (const card of taken) {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}

/** Cards with a key for each that stays the same while equal ones come and go. */
export function keyed(cards: string[]): { card: string; key: string; nth: number }[] {
  const counts: Record<string, number> = {};
  return cards.map((card) => {
    const count = (counts[card] = (counts[card] ?? 0) + 1);
    return { card, key: `${card} ${count}`, nth: count - 1 };
  });
}

/** The symbols of a card: troops, or koku. */
export function symbols(card: string): string[] {
  const [kind = "", value = ""] = card.split("_");
  return kind === "koku" ? Array<string>(Number(value)).fill("koku") : card.split("_");
}
