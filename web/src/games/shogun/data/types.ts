// Generated from the game's own types by `./dev generate`; do not edit.
import type { View } from "$src/table/model.svelte";

/** What a seat sees of Shogun. */
export interface ShogunView extends View {
  game: string;
  rules: number;
  players: number;
  options: Record<string, unknown>;
  fingerprint: string;
  /** Told once the game is over. */
  seed: string | null;
  /** Whose view it is; null: a spectator's. */
  seat: number | null;
  phase: Phase;
  year: number;
  season: Season;
  seats: Seat[];
  provinces: Province[];
  stock: Record<Building, number>;
  /** In supply. */
  farmers: number;
  /** By colour: each seat, the farmers last. */
  tower: number[];
  tray: number[];
  event_cards: EventCards;
  actions: Actions;
  specials: Place[];
  order: number[];
  bidding: Bidding | null;
  acting: Acting | null;
  draft: Draft | null;
  winter: WinterRevolts | null;
  /** What everybody would score if this were the winter, its revolts left aside. */
  standing: StandingNow;
  winters: WinterScore[];
  hand: string[] | null;
  plan: (string | null)[] | null;
  step: Step | null;
  pending: Asked[];
  result: Result | null;
  events: Happened[];
}

export type Phase = "draft" | "group" | "plan" | "place" | "march" | "move" | "revolt" | "over";

export type Season = "spring" | "summer" | "autumn" | "winter";

/** What everybody sees of a seat. */
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
  /** How many are on hand or board. */
  cards: number;
  /** Eleven spaces, the bid first: what lies there, nothing (null), or a card nobody else may see yet. */
  plan: (string | null)[];
}

export type HouseId = "takeda" | "hojo" | "akechi" | "maeda" | "sanada";

export type Special = "chest" | "rice" | "armies" | "attack" | "defence";

/** A province as it stands. */
export interface Province {
  province: string;
  out: boolean;
  owner: number | null;
  armies: number;
  buildings: Building[];
  unrest: number;
}

export type Building = "castle" | "temple" | "theatre";

/** The event cards: open, in force, still to come, gone. */
export interface EventCards {
  open: string[];
  current: string | null;
  left: number;
  gone: string[];
}

/** The action cards. */
export interface Actions {
  /** Ten of them, null where face down. */
  open: (Action | null)[];
  /** The number of the one being done, else 0. */
  number: number;
}

export type Action = "castle" | "temple" | "theatre" | "rice" | "tax" | "armies_5" | "armies_3" | "army_1" | "battle_a" | "battle_b";

/** A place of the turn order with its special card. */
export interface Place {
  special: Special;
  seat: number | null;
}

/** The order that the bids gave, and who chooses next. */
export interface Bidding {
  order: number[];
  next: number;
}

/** A march. */
export interface Acting {
  seat: number;
  action: Action;
  province: string;
  /** Whether battles are allowed. */
  attack: boolean;
}

/** The draft of provinces. */
export interface Draft {
  open: string[];
  stack: number;
  /** Known at the bottom of the stack, top first. */
  under: string[];
  /** Taken, its army group still to be chosen. */
  taken: string | null;
  seat: number;
}

/** Revolts that a seat has still to fight in winter. */
export interface WinterRevolts {
  seat: number;
  /** Drawn, still to fight. */
  provinces: string[];
  farmers: number;
  /** By seat. */
  missing: number[];
}

/** How everybody stands. */
export interface StandingNow {
  seats: Tally[];
  majorities: Majority[];
  loss: Bounds;
  supply: Expected[];
}

/** A seat's points of a winter. */
export interface Tally {
  provinces: number;
  buildings: number;
  castle: number;
  temple: number;
  theatre: number;
  points: number;
}

/** Who has most buildings of a kind in a region. */
export interface Majority {
  region: Region;
  building: Building;
  seats: number[];
  points: number;
}

export type Region = "west" | "centre" | "south" | "east" | "north";

export type Bounds = [number, number];

/** What the winter will ask of a seat. */
export interface Expected {
  /** Rice for every province, with what winter takes for certain. */
  need: number;
  missing: Bounds;
  revolts: Bounds;
  farmers: Bounds;
}

/** A winter that was scored. */
export interface WinterScore {
  seats: Tally[];
  majorities: Majority[];
  event: string;
}

/** The target of a march. */
export interface Step {
  rule: string;
  province: string;
  /** By number of armies, 1 first; null where nobody is attacked. */
  odds: BattleOdds[] | null;
}

/** What may come of a battle, in thousandths, from what all throws tell of the tower. */
export interface BattleOdds {
  /** That would march. */
  armies: number;
  /** The province is conquered by 1, 2, 3 … armies. */
  kept: number[];
  /** The defender stays. */
  held: number;
  /** Nobody is left; a neutral province stays so. */
  bare: number;
}

/** A seat that the game waits for. */
export interface Asked {
  seat: number;
  kind: Phase;
  rule: string;
}

/** How the game ended. */
export interface Result {
  scores: number[];
  chests: number[];
  ranking: number[];
  winners: number[];
  winters: WinterScore[];
}

/** All of it. */
export interface Board {
  houses: HouseId[];
  armies: number;
  farmers: number;
  stock: Record<Building, number>;
  actions: PrintedAction[];
  specials: Special[];
  events: PrintedEvent[];
  shortage: Shortage[];
  majority: Record<Building, number>;
  regions: Region[];
  provinces: Printed[];
  /** By side of the board. */
  sides: Record<Side, PrintedSide>;
}

/** An action, what it costs, and the armies it places. */
export interface PrintedAction {
  id: Action;
  price: number;
  armies: number;
}

/** An event card: what it changes, to which limit, and the rice lost in winter. */
export interface PrintedEvent {
  id: string;
  effect: string;
  loss: number;
  limit: number;
}

/** From so many unsupplied provinces on, so many revolts with so many more farmers. */
export interface Shortage {
  missing: number;
  revolts: number;
  farmers: number;
}

/** What is printed on a province. */
export interface Printed {
  id: string;
  chests: number;
  rice: number;
  sites: number;
  land: string[];
  region: Record<Side, Region>;
}

export type Side = "sun" | "moon";

/** A side of the board: provinces out of the game with three players, sea routes. */
export interface PrintedSide {
  out: string[];
  sea: [string, string][];
}

export type Column = "a" | "b" | "c" | "d" | "e";

export type TakenFrom = "open" | "stack";

export type Void = "armies" | "kind" | "money" | "site" | "stock" | "supply" | "target";

export type Goods = "chests" | "rice";

export type Space = "bid" | "castle" | "temple" | "theatre" | "rice" | "tax" | "armies_5" | "armies_3" | "army_1" | "battle_a" | "battle_b";

/** Something that happened, and the rule it follows from; `to` is the only seat that is told of it. */
export interface Told<K extends string, D> {
  kind: K;
  data: D;
  to: number | null;
  rule: string;
}

/** All that can happen, as a seat is told of it. */
export type Happened =
  | Told<"column", { seat: number; column: Column; }>
  | Told<"draft_opened", { provinces: string[]; }>
  | Told<"took", { seat: number; province: string; from: TakenFrom; }>
  | Told<"renewed", { seat: number; provinces: string[]; }>
  | Told<"settled", { seat: number; province: string; armies: number; }>
  | Told<"tower_filled", { thrown: number[]; out: number[]; }>
  | Told<"events_opened", { year: number; events: string[]; }>
  | Told<"season", { year: number; season: Season; actions: Action[]; specials: Special[]; }>
  | Told<"ready", { seat: number; }>
  | Told<"not_ready", { seat: number; }>
  | Told<"event", { event: string; }>
  | Told<"bid", { seat: number; card: string; paid: number; }>
  | Told<"bid_order", { seats: number[]; tied: number[]; }>
  | Told<"place_taken", { seat: number; place: number; special: Special; }>
  | Told<"round_ended", { year: number; season: Season; event: string; }>
  | Told<"action", { number: number; action: Action; }>
  | Told<"action_opened", { number: number; action: Action; }>
  | Told<"shown", { seat: number; action: Action; card: string; }>
  | Told<"void", { seat: number; action: Action; province: string; why: Void; }>
  | Told<"built", { seat: number; province: string; building: Building; paid: number; }>
  | Told<"recruited", { seat: number; province: string; armies: number; paid: number; }>
  | Told<"collected", { seat: number; province: string; goods: Goods; printed: number; amount: number; total: number; }>
  | Told<"unrest", { province: string; change: number; markers: number; }>
  | Told<"moved", { seat: number; from: string; to: string; armies: number; }>
  | Told<"stayed", { seat: number; action: Action; province: string; }>
  | Told<"card_lost", { seat: number; province: string; space: Space | null; to: number | null; }>
  | Told<"attacked", { seat: number; from: string; to: string; armies: number; defender: number | null; }>
  | Told<"thrown", { armies: number[]; bonus: number[]; tray: number[]; out: number[]; }>
  | Told<"battle", { seat: number; defender: number | null; province: string; attackers: number; defenders: number; farmers: number; helping: boolean; winner: number | null; kept: number; }>
  | Told<"razed", { province: string; buildings: Building[]; markers: number; }>
  | Told<"rose", { seat: number; province: string; markers: number; extra: number; }>
  | Told<"quelled", { seat: number; province: string; armies: number; farmers: number; won: boolean; kept: number; }>
  | Told<"winter", { year: number; event: string; loss: number; }>
  | Told<"supplied", { seat: number; rice: number; provinces: number; missing: number; revolts: number; farmers: number; }>
  | Told<"revolts_drawn", { seat: number; provinces: string[]; }>
  | Told<"majority", { region: Region; building: Building; seats: number[]; points: number; }>
  | Told<"scored", { seat: number; provinces: number; buildings: number; castle: number; temple: number; theatre: number; points: number; total: number; }>
  | Told<"year_ended", { year: number; }>
  | Told<"ranked", { seats: number[]; winners: number[]; }>;
