import type { TableModel, View } from "$src/table/model.svelte";

export type HouseId = "asai" | "saito" | "rokkaku" | "miyoshi";
export type Direction = "N" | "E" | "S" | "W";
export type Element = "fire" | "wind" | "water" | "earth" | "void";
export type Kind = "waypoint" | "border" | "resource" | "castle" | "entry";
export type Component = "koku" | "samurai" | "shadow" | "daimyo" | "elements" | "rings" | "family";
/** So many thousands, or all there are. */
export type Chip = 1 | 5 | 10 | 25 | "all";
export type Phase =
  | "site"
  | "distribute"
  | "income"
  | "turn"
  | "place_daimyo"
  | "lose_daimyo"
  | "parley"
  | "peace"
  | "join"
  | "cards"
  | "answer"
  | "losses"
  | "fight_on"
  | "move_in"
  | "enter"
  | "yield"
  | "recruit"
  | "scout"
  | "marriage"
  | "castle_income"
  | "store"
  | "consent"
  | "over";

export interface Seat {
  house: HouseId;
  direction: Direction;
  alive: boolean;
  ronin: boolean;
  ready: boolean;
  /** All of them: they come and go before everybody's eyes. */
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
export interface Castle {
  site: string;
  owner: number;
  card: string;
  defence: number;
  koku_a_year: number;
}
export interface Stack {
  seat: number;
  point: string;
  /** Null until face up. */
  samurai: number | null;
}
/** Positive for the attacker. */
export interface Factors {
  daimyo: number;
  ratio: number;
  stacks: number;
  castle: number;
}
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
  engagements: number;
  /** The ring total that Void of the defender against the attack needs. */
  void_needs: number;
}
export interface Contest {
  /** Cards against each other, the first one first; element null: the attack itself. */
  cards: { seat: number; element: Element | null; total: number }[];
}
/** What the decision is about: which of these there are depends on its kind. */
export interface Question {
  side?: "attack" | "defence";
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
/** What has been laid out in secret for a castle (T4). */
export interface Spread {
  site: string;
  samurai: number;
  koku: number;
  family: string[];
  shadows: number;
}
/** What a seat knows of its own. */
export interface Own {
  samurai: Record<string, number>;
  koku: Record<string, number>;
  hand: string[];
  family: { card: string; site: string; holder: number; hostage: boolean }[];
  known: { seat: number; cards: string[] }[];
  admits: number[];
  admitted_by: number[];
  offers_left: number;
  spread: Spread[] | null;
  /** What the whole income would come to, while it can be taken: as koku, as samurai. */
  income: { koku: number; samurai: number } | null;
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
}
export interface Final {
  samurai: number;
  koku: number;
  daimyo: number;
  shadows: number;
  castles: number;
  family: number;
  points: number;
}
/** Points between bounds, and what one reckons if nothing has changed hands in private. */
export type Stands = Record<"least" | "likely" | "most", Final>;
export interface Result {
  scores: number[];
  ranking: number[];
  winners: number[];
  why: "years" | "shogun" | "last";
  seats: Final[];
}

/** What a seat sees of Tenjo. */
export interface TenjoView extends View {
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
  piles: { element_discards: Element[]; ring_discards: number[]; castles: number };
  battle: Battle | null;
  contest: Contest | null;
  question: Question | null;
  offers: Offer[];
  own: Own | null;
  step: Step | null;
  /** By seat what is known of its points; null during set-up. */
  standing: Stands[] | null;
  private_offers: Offer[];
  offer_draft: Offer | null;
  result: Result | null;
}

/** What is shown, as Tenjo's own. */
export function seen(model: TableModel): TenjoView {
  return model.view as TenjoView;
}

/** The castle on a site, if one stands there. */
export function castleAt(view: TenjoView, site: string): Castle | null {
  return view.castles.find((each) => each.site === site) ?? null;
}

/** The castles of a seat. */
export function castlesOf(view: TenjoView, seat: number): Castle[] {
  return view.castles.filter((each) => each.owner === seat);
}

/** How many pieces there are, all provinces together. */
export function total(places: Record<string, number>): number {
  return Object.values(places).reduce((sum, each) => sum + each, 0);
}

/** Whether the year's end is being settled: after its last month, before the next one. */
export function inYearEnd(view: TenjoView): boolean {
  const last = view.events.findLast(({ kind }) => kind === "year_end" || kind === "month");
  return last?.kind === "year_end";
}
