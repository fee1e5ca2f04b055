import type { TableModel } from "$src/table/model.svelte";
import type { Data, Move, Words } from "$src/words/words";
import type { Component } from "svelte";

/** A line of the text view, under a heading. */
export interface Passage {
  heading: string;
  lines: string[];
}

/** How a seat is known: a symbol's id, a colour and, where the game has one, a pattern's id. */
export interface Badge {
  crest: string;
  colour: string;
  /** The colour of the crest on it; paper if not given. */
  on?: string;
  pattern?: string;
}

/** What a game brings to the table. */
export interface GameModule {
  /** The board with everything one can tap. */
  Board: Component<{ model: TableModel }>;
  /** What a player's panel shows of a seat, below name and crest. */
  Panel: Component<{ model: TableModel; seat: number }>;
  /** The final scoring, every point explained. */
  Scoring: Component<{ model: TableModel }>;
  /** The crest of a seat, as a symbol's id, and its colour, once it is known. */
  crest(model: TableModel, seat: number): Badge | null;
  /** What a bot is called, once there is something to be called by; people keep their names. */
  called?(model: TableModel, seat: number): string | null;
  /** The sentence that says what one must do now. */
  prompt(model: TableModel): string;
  /** The whole position in words. */
  text(model: TableModel): Passage[];
  /** Parameters of a move's words beyond its own. */
  details(model: TableModel, move: Move): Data;
  /** Verbs in the order in which a person looks for them in the list of all moves. */
  order?: readonly string[];
  /** The heading under which the log puts what follows an event, if it opens a new part. */
  chapter(event: { kind: string; data: Data }, words: Words): string | null;
}

/** The games there are, each loaded when it is needed. */
export const GAMES: Record<string, () => Promise<GameModule>> = {
  shitenno: () => import("./shitenno/shitenno").then((found) => found.shitenno),
};
