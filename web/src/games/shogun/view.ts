import type { TableModel, View } from "$src/table/model.svelte";

export type HouseId = "takeda" | "hojo" | "akechi" | "maeda" | "sanada";
export type Action =
  | "castle"
  | "temple"
  | "theatre"
  | "rice"
  | "tax"
  | "armies_5"
  | "armies_3"
  | "army_1"
  | "battle_a"
  | "battle_b";
export type Space = "bid" | Action;
export type Building = "castle" | "temple" | "theatre";
export type Special = "chest" | "rice" | "armies" | "attack" | "defence";
export type Region = "west" | "centre" | "south" | "east" | "north";
export type Side = "sun" | "moon";
export type Season = "spring" | "summer" | "autumn" | "winter";
export type Phase = "draft" | "group" | "plan" | "place" | "march" | "move" | "revolt" | "over";
/** A province, `chest_0` … `chest_4`, or `nothing`. */
export type Card = string;

export interface Seat {
  house: HouseId;
  chests: number;
  rice: number;
  score: number;
  supply: number;
  provinces: number;
  ready: boolean;
  place: number | null;
  special: Special | null;
  /** Army groups still to be settled. */
  groups: number[];
  /** How many cards are on hand or board. */
  cards: number;
  /** Eleven spaces, the bid first: what lies there, nothing (null), or a card nobody else may see yet. */
  plan: (Card | "hidden" | null)[];
}
export interface Province {
  province: string;
  out: boolean;
  owner: number | null;
  armies: number;
  buildings: Building[];
  unrest: number;
}
export interface Acting {
  seat: number;
  action: Action;
  province: string;
  /** Whether battles are allowed. */
  attack: boolean;
}
export interface Draft {
  open: string[];
  stack: number;
  /** Known at the bottom of the stack, top first. */
  under: string[];
  /** Taken, its army group still to be chosen. */
  taken: string | null;
  seat: number;
}
export interface WinterRevolts {
  seat: number;
  /** Drawn, still to fight. */
  provinces: string[];
  farmers: number;
  /** By seat. */
  missing: number[];
}
export interface Majority {
  region: Region;
  building: Building;
  seats: number[];
  points: number;
}
export interface Tally {
  provinces: number;
  buildings: number;
  castle: number;
  temple: number;
  theatre: number;
  points: number;
}
export interface Standing {
  seats: Tally[];
  majorities: Majority[];
}
/** Of each the least, which is certain, and the most. */
export type Bounds = readonly [number, number];
export interface Expected {
  /** Rice for every province, with what winter takes for certain. */
  need: number;
  missing: Bounds;
  revolts: Bounds;
  farmers: Bounds;
}
export interface StandingNow extends Standing {
  loss: Bounds;
  supply: Expected[];
}
export interface WinterScore extends Standing {
  event: string;
}
export interface Step {
  rule: string;
  province: string;
}
export interface Result {
  scores: number[];
  chests: number[];
  ranking: number[];
  winners: number[];
  winters: WinterScore[];
}

/** What a seat sees of Shogun. */
export interface ShogunView extends View {
  phase: Phase;
  year: 1 | 2;
  season: Season;
  seats: Seat[];
  provinces: Province[];
  stock: Record<Building, number>;
  /** In supply. */
  farmers: number;
  /** By colour: each seat, the farmers last. */
  tower: number[];
  tray: number[];
  event_cards: { open: string[]; current: string | null; left: number; gone: string[] };
  /** Ten actions, null where face down; the number of the one being done, else 0. */
  actions: { open: (Action | null)[]; number: number };
  specials: { special: Special; seat: number | null }[];
  order: number[];
  bidding: { order: number[]; next: number } | null;
  acting: Acting | null;
  draft: Draft | null;
  winter: WinterRevolts | null;
  /** What everybody would score if this were the winter, its revolts left aside. */
  standing: StandingNow;
  winters: WinterScore[];
  hand: Card[] | null;
  plan: (Card | null)[] | null;
  step: Step | null;
  result: Result | null;
}

/** What is shown, as Shogun's own. */
export function seen(model: TableModel): ShogunView {
  return model.view as ShogunView;
}

/** How a province stands. */
export function standing(view: ShogunView, id: string): Province {
  const found = view.provinces.find((each) => each.province === id);
  if (!found) throw new Error(`no province ${id}`);
  return found;
}

/** Whether a card is a chest card. */
export function isChest(card: Card): boolean {
  return card.startsWith("chest_");
}

/** The number on a chest card. */
export function chestsOn(card: Card): number {
  return Number(card.slice("chest_".length));
}
