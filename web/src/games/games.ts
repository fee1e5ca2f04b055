import type { TableModel } from "$src/table/model.svelte";
import type { Data, Move, Words } from "$src/words/words";
import type { Component } from "svelte";

/** A line of the text view, under a heading. */
export interface Passage {
  heading: string;
  lines: string[];
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
  crest(model: TableModel, seat: number): { crest: string; colour: string } | null;
  /** The sentence that says what one must do now. */
  prompt(model: TableModel): string;
  /** The whole position in words. */
  text(model: TableModel): Passage[];
  /** Parameters of a move's words beyond its own. */
  details(model: TableModel, move: Move): Data;
  /** The heading under which the log puts what follows an event, if it opens a new part. */
  chapter(event: { kind: string; data: Data }, words: Words): string | null;
}

/** The games there are, each loaded when it is needed. */
export const GAMES: Record<string, () => Promise<GameModule>> = {
  shitenno: () => import("./shitenno/shitenno").then((found) => found.shitenno),
};
