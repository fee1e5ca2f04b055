import type { House } from "$src/art/crests/crests";
import type { Finals } from "$src/table/moves/confirming.svelte";
import type { Positions } from "$src/rules/pictures";
import type { AidOf } from "$src/table/rules/aid/aid";
import type { TableModel } from "$src/table/model.svelte";
import type { Ordering } from "$src/table/orders/orders";
import type { Telling } from "$src/table/stage/beats";
import type { Data, Move, Words } from "$src/words/words";
import type { Component } from "svelte";

/** A line of the text view, under a heading. */
export interface Passage {
  heading: string;
  lines: string[];
}

/**
 * How a game lies on a wide screen, where all of it is seen at once: what is decided lies beneath a wide map or beside
 * a tall one. A board marks its parts by `data-area`: `strip`, `map`, `hand`, `desk`.
 */
export interface Lying {
  desk: "beneath" | "beside";
  /** The map's width for its height. */
  aspect: number;
  /** The part of the screen's width that the map has at least, if that is asked for. */
  share?: number;
  /** Pixels: the strip above the map, and what is held beneath it at most; 0 where there is none. */
  strip: number;
  hand: number;
  /** Pixels: what the column beside the map has at least. */
  beside: number;
  /** Whether the desk has a column of its own on the widest screens. */
  apart?: boolean;
  /** How the players' rows lie where the column beside the map is shared with the desk: low, or two in a line. */
  rows?: "low" | "paired";
}

/** What a game brings to the table. */
export interface GameModule extends Ordering {
  /** The board with everything one can tap. */
  Board: Component<{ model: TableModel }>;
  lying: Lying;
  /** What a player's row shows of a seat, beside name and crest, where all of them are seen at once. */
  Row: Component<{ model: TableModel; seat: number }>;
  /** What a player's panel shows of a seat, below name and crest. */
  Panel: Component<{ model: TableModel; seat: number }>;
  /** How everybody stands, all of it: loaded when somebody looks. */
  standing(): Promise<{ default: Component<{ model: TableModel }> }>;
  /** The player aid: loaded when somebody asks for it. */
  aid?(): Promise<{ aid: AidOf }>;
  /** What one reads of a place of its map when one looks closely: loaded then. */
  place?(): Promise<{ default: Component<{ model: TableModel; place: string }> }>;
  /** The map alone, and what of a turn does not lie on it: the pictures of the rules are drawn by them. Their positions. */
  Map?: Component<{ model: TableModel; layer?: string }>;
  desk?(): Promise<{ default: Component<{ model: TableModel }> }>;
  pictures?(): Promise<Positions>;
  /** Why it can end so that points decide nothing. */
  otherwise?: readonly string[];
  /** The final scoring, every point explained. */
  Scoring: Component<{ model: TableModel }>;
  /** How a seat is known: crest, colour and pattern, once it is. */
  crest(model: TableModel, seat: number): House | null;
  /** What a bot is called, once there is something to be called by; people keep their names. */
  called?(model: TableModel, seat: number): string | null;
  /** The verbs of moves that carry something out. */
  finals: Finals;
  /** Where the game stands, in a few words, and of a seat the one figure that tells most: for a small screen. */
  brief(model: TableModel): string;
  figure(model: TableModel, seat: number): number | null;
  /** The sentence that says what one must do now. */
  prompt(model: TableModel): string;
  /** The whole position in words: loaded when somebody reads it. */
  text(): Promise<(model: TableModel) => Passage[]>;
  /** Parameters of a move's words beyond its own. */
  details(model: TableModel, move: Move): Data | null;
  /** What a move adds to others of its kind in one number, if it is one that does. */
  amount?(move: Move): number | null;
  /** Verbs in the order in which a person looks for them in the list of all moves. */
  order?: readonly string[];
  /** The heading under which the log puts what follows an event, if it opens a new part. */
  chapter(event: { kind: string; data: Data }, words: Words): string | null;
  /** How what happens is told, loaded after the first sight; without it every event for itself. */
  telling?(): Promise<Telling>;
  /** By message: what is said instead of it with the values of a box, beside its names. */
  told?(words: Words, values: Data): Record<string, string>;
}

/** The games that have a board of their own, each loaded when it is needed. */
const GAMES: Record<string, () => Promise<GameModule>> = {
  shitenno: () => import("./shitenno/shitenno").then((found) => found.shitenno),
  shogun: () => import("./shogun/shogun").then((found) => found.shogun),
  tenjo: () => import("./tenjo/tenjo").then((found) => found.tenjo),
};

/** What a game brings to the table; one without a board of its own has the plain one. */
export function moduleOf(game: string): Promise<GameModule> {
  return GAMES[game]?.() ?? import("./plain/plain").then((found) => found.plain);
}
