// Generated from the game's own types by `./dev generate`; do not edit.
import type { View } from "$src/table/model.svelte";

/** What a seat sees of Shitennō. */
export interface ShitennoView extends View {
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
  round: number;
  year: Year;
  seats: Seat[];
  provinces: Province[];
  decks: Decks;
  discards: string[];
  division: Division | null;
  turn: Turn | null;
  hand: string[] | null;
  draft: PacketDraft | PlacementDraft | null;
  /** By packet on the table: provinces that one could pay for with it, and cannot without. */
  helps: string[][];
  standing: Stands[];
  pending: Asked[];
  result: Result | null;
  events: Happened[];
}

export type Phase = "general" | "packet" | "answer" | "split" | "choice" | "turn" | "gild" | "over";

export type Year = "even" | "odd";

/** What everybody sees of a seat. */
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

export type General = "honda" | "sakakibara" | "sakai" | "ii";

export type Title = "daimyo" | "shomyo" | "sensei" | "hatamoto";

export type Bonus = "exchange" | "plus" | "draw";

/** A province: the kamons on its fields, and its gate. */
export interface Province {
  province: string;
  fields: (Kamon | null)[];
  troop: Troop;
  tiles: number;
}

/** A kamon on the board. */
export interface Kamon {
  seat: number;
  gold: boolean;
}

export type Troop = "samurai" | "bushi" | "sohei" | "shinobi";

/** How many cards are left. */
export interface Decks {
  troops: number;
  koku: number;
}

/** How packets are made and offered, in an even year. */
export interface Division {
  tairo: number;
  open: string[];
  tiles: Title[];
  offer: Packet | null;
  refused: number[];
  split: [Packet, Packet] | null;
  packets: SeatPacket[];
}

/** Cards and a hierarchy tile. */
export interface Packet {
  cards: string[];
  title: Title;
}

/** A packet that somebody has received. */
export interface SeatPacket {
  cards: string[];
  title: Title;
  seat: number;
}

/** A turn of an odd year. */
export interface Turn {
  seat: number;
  placed: number;
  /** Whether the Hatamoto’s symbol can still be used. */
  hatamoto: boolean;
}

/** A packet being made. */
export interface PacketDraft {
  rule: string;
  cards: string[];
  tile: Title | null;
  rest_tile: Title | null;
}

/** A placement begun. */
export interface PlacementDraft {
  rule: string;
  province: string;
  means: Means;
  field: number;
  cost: number;
  need: Troop[];
  used: string[];
  /** The troops, or the number of koku, still to be laid out. */
  missing: Troop[] | number;
  payments: string[][];
  complete: boolean;
}

export type Means = "troops" | "koku";

/** What would be added to a seat's points if the game ended now, and all of them together. */
export interface Stands {
  /** In how many provinces it leads. */
  provinces: number;
  majorities: number;
  koku: Bounds;
  points: Bounds;
}

export type Bounds = [number, number];

/** A seat that the game waits for. */
export interface Asked {
  seat: number;
  kind: Phase;
  rule: string;
}

/** How the game ended. */
export interface Result {
  scores: number[];
  ranking: number[];
  reasons: Reason[];
  koku: number[];
  majorities: Majority[];
}

export type Reason = "kamons" | "koku";

/** Who has most kamons in a province. */
export interface Majority {
  province: string;
  seat: number | null;
}

/** All of it. */
export interface Board {
  provinces: Printed[];
  majority: number;
  bonuses: Bonus[];
  titles: PrintedTitle[];
  generals: General[];
  drawn: Drawn[];
  /** How many kamons may be placed in a turn. */
  placements: number;
  /** The verbs of moves in the order in which they are looked for. */
  order: string[];
}

/** What is printed on a province. */
export interface Printed {
  id: string;
  troop: Troop;
  printed: number;
  fields: number[];
}

/** What is printed on a hierarchy tile. */
export interface PrintedTitle {
  id: Title;
  seals: number;
  points: number;
}

/** The cards of a round, by how many play. */
export interface Drawn {
  players: number;
  troops: number;
  koku: number;
}

export type How = "accepted" | "kept" | "chosen" | "left";

export type ScoredFor = "field" | "daimyo" | "shomyo" | "koku" | "majority";

/** Something that happened, and the rule it follows from; `to` is the only seat that is told of it. */
export interface Told<K extends string, D> {
  kind: K;
  data: D;
  to: number | null;
  rule: string;
}

/** All that can happen, as a seat is told of it. */
export type Happened =
  | Told<"gate", { province: string; troop: Troop; }>
  | Told<"title_dealt", { seat: number; title: Title; }>
  | Told<"hand_dealt", { seat: number; count: number; }>
  | Told<"hand", { seat: number; cards: string[]; }>
  | Told<"general_chosen", { seat: number; general: General; }>
  | Told<"year", { round: number; year: Year; }>
  | Told<"tairo", { seat: number; }>
  | Told<"drawn", { seat: number; cards: string[]; }>
  | Told<"reshuffled", { count: number; }>
  | Told<"offered", { seat: number; cards: string[]; title: Title; }>
  | Told<"refused", { seat: number; }>
  | Told<"split", { seat: number; first_cards: string[]; first_title: Title; second_cards: string[]; second_title: Title; }>
  | Told<"received", { seat: number; cards: string[]; title: Title; how: How; }>
  | Told<"titled", { seat: number; title: Title; }>
  | Told<"turn", { seat: number; title: Title; }>
  | Told<"placed", { seat: number; province: string; field: number; means: Means; items: string[]; }>
  | Told<"scored", { seat: number; points: number; total: number; for: ScoredFor; province: string | null; }>
  | Told<"tile_won", { seat: number; province: string; bonus: Bonus; }>
  | Told<"tile_drawn", { seat: number; }>
  | Told<"card_drawn", { seat: number; card: string; }>
  | Told<"turn_ended", { seat: number; placed: number; }>
  | Told<"gilded", { seat: number; province: string; field: number; }>
  | Told<"ended", { reasons: Reason[]; }>
  | Told<"hand_shown", { seat: number; cards: string[]; }>
  | Told<"ranked", { seats: number[]; }>;
