// Generated from the game's own types by `./dev generate`; do not edit.
import type { View } from "$src/table/model.svelte";

/** What a seat sees of Tenjo. */
export interface TenjoView extends View {
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
  /** 0 during set-up. */
  year: number;
  month: number;
  order: number[];
  turn: Turn | null;
  seats: Seat[];
  /** Where stacks are, and whose. */
  points: Record<string, number[]>;
  castles: Castle[];
  dead: string[];
  piles: Piles;
  battle: Battle | null;
  contest: Contest | null;
  question: Question | null;
  offers: Offer[];
  own: Own | null;
  step: Step | null;
  private_offers: Offer[];
  offer_draft: Offer | null;
  /** By seat what is known of its points; null during set-up. */
  standing: Stands[] | null;
  pending: Asked[];
  result: Result | null;
  events: Happened[];
}

export type Phase = "site" | "distribute" | "turn" | "income" | "place_daimyo" | "lose_daimyo" | "parley" | "peace" | "join" | "cards" | "answer" | "losses" | "fight_on" | "move_in" | "enter" | "yield" | "recruit" | "scout" | "marriage" | "castle_income" | "store" | "consent" | "over";

/** The turn that is on. */
export interface Turn {
  seat: number;
  /** Whether income was taken, or forfeited. */
  income: boolean;
  rolled: boolean;
  /** Action points left. */
  points: number;
  /** Whether the province move was made. */
  moved: boolean;
  /** Whether it may pass an enemy-held border point. */
  crossing: boolean;
  claimed: boolean;
  /** What marched in this turn, in order: from point, to point. */
  marched: [string, string][];
  /** Not to be attacked this turn. */
  safe: number[];
}

/** What everybody sees of a seat. */
export interface Seat {
  house: HouseId;
  direction: Direction;
  alive: boolean;
  ronin: boolean;
  ready: boolean;
  /** All of them: they come and go before everybody’s eyes. */
  samurai: number;
  /** How many, by province. */
  daimyo: Record<string, number>;
  shadows: Record<string, number>;
  /** From whose attacks the seat is safe until the month ends. */
  shielded: number[];
  truces: number[];
  /** Saved for a castle, in koku. */
  fund: number;
  /** Components taken this year, by their number in the data. */
  produced: number[];
}

export type HouseId = "asai" | "saito" | "rokkaku" | "miyoshi";

export type Direction = "N" | "E" | "S" | "W";

/** A castle on the board. */
export interface Castle {
  site: string;
  owner: number;
  card: string;
  defence: number;
  koku_a_year: number;
}

/** What lies in the piles. */
export interface Piles {
  element_discards: Element[];
  ring_discards: number[];
  castles: number;
}

export type Element = "fire" | "wind" | "water" | "earth" | "void";

/** An attack. */
export interface Battle {
  attacker: number;
  defender: number;
  point: string;
  attackers: Stack[];
  defenders: Stack[];
  /** Who helps with daimyō: the attacker, the defender. */
  helpers: [number[], number[]];
  zone: string[];
  factors: Factors | null;
  /** Of going on as it stands; null until face up. */
  odds: AttackOdds | null;
  engagements: number;
  /** The ring total that Void of the defender against the attack needs. */
  void_needs: number;
}

/** A stack in a battle. */
export interface Stack {
  seat: number;
  point: string;
  /** Null until face up. */
  samurai: number | null;
}

/** What counts in a battle, positive for the attacker. */
export interface Factors {
  daimyo: number;
  ratio: number;
  stacks: number;
  castle: number;
}

/** What may come of an attack that is fought to its end without cards or other seats, chances in thousandths. */
export interface AttackOdds {
  attackers: number;
  /** At least, on average, at most, as far as is known. */
  defenders: number[];
  /** The attacker wins one engagement. */
  engagement: number;
  /** The attacker wins and up to a quarter, half, three quarters, all are left. */
  kept: number[];
  /** Of the attackers, on average, if they win. */
  left: number;
}

/** Cards against each other. */
export interface Contest {
  /** The first one first. */
  cards: PlayedCard[];
}

/** A card in a contest. */
export interface PlayedCard {
  seat: number;
  /** Null: the attack itself. */
  element: Element | null;
  total: number;
}

/** What the decision is about: which of these there are depends on its kind. */
export interface Question {
  side?: BattleSide;
  /** A ronin who would join the defender, from this point. */
  volunteer?: number;
  samurai?: number;
  why?: "battle" | "upkeep" | "fate";
  site?: string;
  koku?: number;
  point?: string;
  foe?: number;
  first?: string | null;
  points?: string[];
}

export type BattleSide = "attack" | "defence";

/** Something for something. */
export interface Offer {
  seat: number;
  to: number;
  give: string[];
  ask: string[];
  koku: number;
  asked_koku: number;
  peace: boolean;
  private: boolean;
}

/** What a seat knows of its own. */
export interface Own {
  samurai: Record<string, number>;
  koku: Record<string, number>;
  hand: string[];
  family: FamilyCard[];
  known: KnownCards[];
  admits: number[];
  admitted_by: number[];
  offers_left: number;
  spread: Spread[] | null;
  /** While it can be taken. */
  income: Income | null;
  /** What attacks with every stack nearby may come to. */
  assaults: Assault[];
}

/** Where a family card lies. */
export interface FamilyCard {
  card: string;
  site: string;
  holder: number;
  hostage: boolean;
}

/** What another seat surely held. */
export interface KnownCards {
  seat: number;
  cards: string[];
}

/** What has been laid out in secret for a castle (T4). */
export interface Spread {
  site: string;
  samurai: number;
  koku: number;
  family: string[];
  shadows: number;
}

/** What the whole income would come to. */
export interface Income {
  koku: number;
  samurai: number;
}

/** An attack at once with every stack nearby, before it is made. */
export interface Assault {
  point: string;
  seat: number;
  odds: AttackOdds;
}

/** The unfinished step. */
export interface Step {
  /** The verb it began with; null: an element card alone. */
  doing: string | null;
  source: string | null;
  /** A point, or the seat attacked. */
  goal: string | number | null;
  amount: number;
  picked: string[];
  element: Element | null;
  rings: number[];
  total: number;
  /** By stack that can march to the goal chosen: the points on its way, the goal last. */
  ways: Record<string, string[]>;
  /** Of an attack as it stands, as far as the seat knows. */
  odds: AttackOdds | null;
  /** Who could answer the card with its rings, as far as the seat knows; null: no card, or no ring yet. */
  answers: CardAnswer[] | null;
}

/** How likely a seat can answer a card, in thousandths. */
export interface CardAnswer {
  seat: number;
  chance: number;
}

/** Points between bounds, and what one reckons if nothing has changed hands in private. */
export interface Stands {
  least: Final;
  likely: Final;
  most: Final;
}

/** A seat's points, part by part. */
export interface Final {
  samurai: number;
  koku: number;
  daimyo: number;
  shadows: number;
  castles: number;
  family: number;
  points: number;
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
  ranking: number[];
  winners: number[];
  why: Ending;
  seats: Final[];
}

export type Ending = "years" | "shogun" | "last";

/** All of it. */
export interface Board {
  houses: HouseId[];
  months: number;
  start: Start;
  constants: Constants;
  /** What a castle may bring instead of koku; samurai in thousands. */
  components: Record<string, number>;
  upkeep: number;
  carried_koku: number;
  shadow: number;
  elements: Record<Element, number>;
  rings: Record<string, number>;
  family: string[];
  castles: CastleCard[];
  fate: PrintedFate[];
  provinces: PrintedProvince[];
  points: Point[];
  /** By province: the two points each path joins. */
  paths: Record<string, [string, string][]>;
}

/** What everybody begins with, in thousands. */
export interface Start {
  samurai: number;
  koku: number;
  shadows: number;
}

/** What the rules count with; amounts in thousands. */
export interface Constants {
  resource_first: number;
  resource_further: number;
  province_income: number;
  loss: number;
  ratio_most: number;
  total_most: number;
  wind_steps: number;
  piece_points: number;
  koku_points: number;
}

/** A castle card. */
export interface CastleCard {
  id: string;
  defence: number;
  /** A year, in thousands. */
  koku: number;
}

/** A fate card. */
export interface PrintedFate {
  id: string;
  effect: string;
}

/** A province. */
export interface PrintedProvince {
  id: string;
  ring: ProvinceRing;
}

export type ProvinceRing = "outer_side" | "outer_corner" | "inner" | "centre";

/** A point of the board. */
export interface Point {
  id: string;
  kind: Kind;
  /** One, or two for a border point. */
  provinces: string[];
}

export type Kind = "castle" | "entry" | "resource" | "border" | "waypoint";

export type Pile = "elements" | "rings";

export type Passed = "site" | "distribute" | "turn" | "income" | "place_daimyo" | "lose_daimyo" | "parley" | "peace" | "join" | "cards" | "answer" | "losses" | "fight_on" | "move_in" | "enter" | "yield" | "recruit" | "scout" | "marriage" | "castle_income" | "store" | "consent";

export type Carried = "family" | "koku";

export type Death = "fire" | "castle" | "declared" | "isolated";

export type Lost = "battle" | "upkeep" | "fate" | "earth";

export type BattleEnd = "destroyed" | "fallen" | "peace" | "repelled" | "stopped" | "unled" | "void";

export type Gone = "gone";

export type Component = "koku" | "samurai" | "shadow" | "daimyo" | "elements" | "rings" | "family";

/** Something that happened, and the rule it follows from; `to` is the only seat that is told of it. */
export interface Told<K extends string, D> {
  kind: K;
  data: D;
  to: number | null;
  rule: string;
}

/** All that can happen, as a seat is told of it. */
export type Happened =
  | Told<"cards_drawn", { seat: number; elements: number; rings: number; }>
  | Told<"drew", { seat: number; cards: string[]; }>
  | Told<"reshuffled", { pile: Pile; count: number; }>
  | Told<"order_roll", { seat: number; roll: number; }>
  | Told<"order", { year: number; seats: number[]; }>
  | Told<"site_chosen", { seat: number; site: string; card: string; }>
  | Told<"ready", { seat: number; }>
  | Told<"not_ready", { seat: number; }>
  | Told<"distributed", { seat: number; }>
  | Told<"month", { year: number; month: number; }>
  | Told<"turn", { seat: number; }>
  | Told<"passed", { seat: number; decision: Passed; }>
  | Told<"income_begun", { seat: number; }>
  | Told<"first_named", { seat: number; point: string; }>
  | Told<"income", { seat: number; point: string; koku: number; samurai: number; }>
  | Told<"income_whole", { seat: number; points: string[]; koku: number; samurai: number; }>
  | Told<"stored", { seat: number; site: string; koku: number; }>
  | Told<"mustered", { seat: number; samurai: number; }>
  | Told<"forfeited", { seat: number; }>
  | Told<"daimyo_moved", { seat: number; from: string; to: string; }>
  | Told<"shadow_moved", { seat: number; from: string; to: string; }>
  | Told<"carried", { seat: number; what: Carried; }>
  | Told<"carried_what", { seat: number; from_site: string; to_site: string; koku?: number; what?: string; }>
  | Told<"rolled", { seat: number; points: number; }>
  | Told<"marched", { seat: number; from_point: string; to_point: string; way_points: string[]; steps: number; }>
  | Told<"marched_own", { seat: number; samurai: number; }>
  | Told<"admitted", { seat: number; to: number; }>
  | Told<"shut_out", { seat: number; to: number; }>
  | Told<"unmasked", { seat: number; province: string; point: string; }>
  | Told<"entered", { seat: number; point: string; samurai: number; }>
  | Told<"daimyo_lost", { seat: number; province: string; why: Death; by: number | null; }>
  | Told<"daimyo_gained", { seat: number; province: string; }>
  | Told<"shadows_lost", { seat: number; province: string; count: number; }>
  | Told<"saved", { seat: number; koku: number; }>
  | Told<"built", { seat: number; site: string; card: string; }>
  | Told<"attacked", { seat: number; defender: number; point: string; stacks: string[]; }>
  | Told<"leader_sought", { seat: number; defender: number; point: string; stacks: string[]; }>
  | Told<"nobody_leads", { seat: number; defender: number; point: string; stacks: string[]; }>
  | Told<"peace_offered", { seat: number; to: number; }>
  | Told<"peace_off", { seat: number; to: number; }>
  | Told<"joined", { seat: number; point: string; side: BattleSide; }>
  | Told<"volunteered", { seat: number; point: string; }>
  | Told<"lent", { seat: number; side: BattleSide; }>
  | Told<"face_up", { seat: number; point: string; samurai: number; }>
  | Told<"factors", { daimyo: number; ratio: number; stacks: number; castle: number; net: number; }>
  | Told<"engaged", { attacker_roll: number; defender_roll: number; attacker_total: number; defender_total: number; winner: number; loss: number; }>
  | Told<"lost", { seat: number; point: string; samurai: number; why: Lost; }>
  | Told<"fights_on", { seat: number; }>
  | Told<"battle_ended", { why: BattleEnd; }>
  | Told<"castle_fell", { site: string; seat: number; loser: number; }>
  | Told<"looted", { site: string; koku: number; family: string[]; }>
  | Told<"moved_in", { seat: number; from_point: string; to_point: string; }>
  | Told<"played", { seat: number; element: Element; rings: string[]; total: number; against: number | null; }>
  | Told<"answered", { seat: number; element: Element; rings: string[]; total: number; }>
  | Told<"card_stands", { seat: number; element: Element; stands: boolean; }>
  | Told<"aimed_daimyo", { seat: number; foe: number; province: string; }>
  | Told<"aimed_family", { seat: number; family: string; }>
  | Told<"aimed_point", { seat: number; point: string; }>
  | Told<"aimed_castle", { seat: number; site: string; }>
  | Told<"family_died", { family: string; }>
  | Told<"castle_razed", { site: string; }>
  | Told<"shielded", { seat: number; foe: number | null; }>
  | Told<"hostage_returned", { seat: number; family: string; }>
  | Told<"hostage_passed", { family: string; seat: number; loser: number; }>
  | Told<"offered", { seat: number; to: number; give: string[]; ask: string[]; koku: number; asked_koku: number; peace: boolean; private: boolean; }>
  | Told<"accepted", { seat: number; to: number; give: string[]; ask: string[]; koku: number; asked_koku: number; peace: boolean; private: boolean; }>
  | Told<"declined", { seat: number; to: number; give: string[]; ask: string[]; koku: number; asked_koku: number; peace: boolean; private: boolean; }>
  | Told<"withdrawn", { seat: number; to: number; give: string[]; ask: string[]; koku: number; asked_koku: number; peace: boolean; private: boolean; }>
  | Told<"offer_off", { seat: number; to: number; give: string[]; ask: string[]; koku: number; asked_koku: number; peace: boolean; private: boolean; why: Gone; }>
  | Told<"year_end", { year: number; }>
  | Told<"upkeep", { seat: number; paid: number; missing: number; }>
  | Told<"recruited", { seat: number; samurai: number; }>
  | Told<"fate", { seat: number; card: string; roll: number; other: number | null; }>
  | Told<"koku_lost", { seat: number; koku: number; }>
  | Told<"koku_gained", { seat: number; koku: number; }>
  | Told<"cards_taken", { seat: number; loser: number; what: Pile; count: number; }>
  | Told<"took", { seat: number; loser: number; cards: string[]; }>
  | Told<"hand_shown", { seat: number; foe: number; }>
  | Told<"shown_hand", { seat: number; cards: string[]; }>
  | Told<"truce", { seat: number; foe: number; }>
  | Told<"scouted", { seat: number; foe: number; point: string; }>
  | Told<"scouted_what", { seat: number; point: string; samurai: number; }>
  | Told<"courted", { seat: number; foe: number; }>
  | Told<"married", { seat: number; foe: number; }>
  | Told<"exchanged", { seat: number; family: string; for_family: string; }>
  | Told<"marriage_off", { seat: number; }>
  | Told<"produced", { seat: number; site: string; component: Component; }>
  | Told<"family_back", { seat: number; family: string; }>
  | Told<"province_income", { seat: number; province: string; koku: number; }>
  | Told<"stowed", { seat: number; koku: number; }>
  | Told<"ended", { why: Ending; }>
  | Told<"ranked", { seats: number[]; winners: number[]; }>
  | Told<"claimed", { seat: number; }>
  | Told<"yielded", { seat: number; }>
  | Told<"refused", { seat: number; }>
  | Told<"eliminated", { seat: number; }>
  | Told<"hand_discarded", { seat: number; cards: string[]; }>;
