import type { TableModel, View } from "$src/table/model.svelte";
import { seals } from "./data/data";

export type Troop = "samurai" | "bushi" | "sohei" | "shinobi";
export type Title = "daimyo" | "shomyo" | "sensei" | "hatamoto";
export type General = "honda" | "sakakibara" | "sakai" | "ii";
export type Bonus = "exchange" | "plus" | "draw";
export type Means = "troops" | "koku";

export interface Seat {
  general: General | null;
  title: Title;
  score: number;
  kamons: number;
  tiles: Record<Bonus, number>;
  hand_size: number;
  known: string[];
  hidden: number;
}
export interface Kamon {
  seat: number;
  gold: boolean;
}
export interface Province {
  province: string;
  fields: (Kamon | null)[];
  troop: Troop;
  tiles: number;
}
export interface Packet {
  cards: string[];
  title: Title;
}
export interface Division {
  tairo: number;
  open: string[];
  tiles: Title[];
  offer: Packet | null;
  refused: number[];
  split: [Packet, Packet] | null;
  packets: (Packet & { seat: number })[];
}
export interface PacketDraft {
  rule: string;
  cards: string[];
  tile: Title | null;
  rest_tile: Title | null;
}
export interface PlacementDraft {
  rule: string;
  province: string;
  means: Means;
  field: number;
  cost: number;
  need: Troop[];
  used: string[];
  missing: Troop[] | number;
  payments: string[][];
  complete: boolean;
}
/** At least and at most, as far as it is known. */
export type Bounds = readonly [number, number];
/** What would be added to a seat's points if the game ended now, and all of them together. */
export interface Stands {
  /** In how many provinces it leads. */
  provinces: number;
  majorities: number;
  koku: Bounds;
  points: Bounds;
}
export interface Result {
  scores: number[];
  ranking: number[];
  reasons: string[];
  koku: number[];
  majorities: { province: string; seat: number | null }[];
}

/** What a seat sees of Shitennō. */
export interface ShitennoView extends View {
  phase: string;
  round: number;
  year: "even" | "odd";
  seats: Seat[];
  hand: string[] | null;
  provinces: Province[];
  decks: { troops: number; koku: number };
  discards: string[];
  division: Division | null;
  turn: { seat: number; placed: number; hatamoto: boolean } | null;
  draft: PacketDraft | PlacementDraft | null;
  /** By packet on the table: provinces that one could pay for with it, and cannot without. */
  helps: string[][];
  standing: Stands[];
  result: Result | null;
}

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
export function keyed(cards: string[]): { card: string; key: string }[] {
  const counts: Record<string, number> = {};
  return cards.map((card) => {
    const count = (counts[card] = (counts[card] ?? 0) + 1);
    return { card, key: `${card} ${count}` };
  });
}

/** The symbols of a card: troops, or koku. */
export function symbols(card: string): string[] {
  const [kind = "", value = ""] = card.split("_");
  return kind === "koku" ? Array<string>(Number(value)).fill("koku") : card.split("_");
}
