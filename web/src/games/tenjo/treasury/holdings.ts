import { DATA } from "../data/data";
import { castlesOf, type Castle, type TenjoView } from "../view";

/** One of a family, and where. */
export interface Relative {
  card: string;
  /** Whose it is. */
  owner: number;
  site: string;
  holder: number;
  /** Whether its owner gave it away himself: then the holder is his ally (T28); one that was looted is a captive. */
  hostage: boolean;
}

/** A castle of one's own with all it keeps. */
export interface Vault {
  castle: Castle;
  koku: number;
  /** One's own family first, then hostages. */
  family: Relative[];
}

/** How two stand: whether the other may help oneself, and oneself the other (T28). */
export interface Alliance {
  seat: number;
  helps: boolean;
  helped: boolean;
}

/** Whose a family card is: the number at its end. */
export function ownerOf(card: string): number {
  return Number(card.slice(card.lastIndexOf("_") + 1));
}

/** All family cards one knows of. */
export function relatives(view: TenjoView): Relative[] {
  return (view.own?.family ?? []).map((each) => ({ ...each, owner: ownerOf(each.card) }));
}

/** One's castles with what lies in them. */
export function vaults(view: TenjoView, seat: number): Vault[] {
  return castlesOf(view, seat).map((castle) => ({
    castle,
    koku: view.own?.koku[castle.site] ?? 0,
    family: relatives(view)
      .filter((each) => each.site === castle.site && each.holder === seat)
      .toSorted((one, other) => Number(one.owner !== seat) - Number(other.owner !== seat)),
  }));
}

/** One's own family wherever it is: at home, with somebody, or dead (null). */
export function family(view: TenjoView, seat: number): { card: string; at: Relative | null }[] {
  const known = relatives(view);
  return DATA.family.map((who) => {
    const card = `${who}_${seat}`;
    return { card, at: known.find((each) => each.card === card) ?? null };
  });
}

/** Who may help whom, as far as one knows: by hostages that one gave or holds. */
export function alliances(view: TenjoView, seat: number): Alliance[] {
  const known = relatives(view);
  return view.seats
    .map((_, other) => ({
      seat: other,
      helps: known.some((each) => each.hostage && each.owner === seat && each.holder === other),
      helped: known.some((each) => each.hostage && each.owner === other && each.holder === seat),
    }))
    .filter((each) => each.seat !== seat && (each.helps || each.helped));
}

/** What the year's end will cost, what one could not pay, and how many samurai would go for it (T33). */
export function upkeep(view: TenjoView, seat: number): { due: number; missing: number; samurai: number } {
  const due = castlesOf(view, seat).length * DATA.upkeep * 1000;
  const there = Object.values(view.own?.koku ?? {}).reduce((sum, each) => sum + each, 0);
  const missing = Math.max(due - there, 0);
  return { due, missing, samurai: Math.ceil(missing / 1000) * 2000 };
}
