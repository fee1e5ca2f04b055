import type { Move } from "$src/net/live.svelte";
import type { TableModel } from "../model.svelte";
import { SETTLING } from "./settling";

/**
 * The verbs of moves that carry something out. `acts` have a control of their own that says what it does, or are the
 * last word on what was laid out before; `choices` are made by a tap on one thing among others, and cannot be taken
 * back: what was tapped is chosen, then confirmed.
 */
export interface Finals {
  choices: readonly string[];
  acts: readonly string[];
  /** Whether nobody has said which moves these are: then any may be one, and a hint carries none out by itself. */
  unknown?: boolean;
  /** Whether a choice can be taken back all the same, where it is made now. */
  isFree?(model: TableModel): boolean;
}

/** What was chosen, and the control it was chosen with, if it was one. */
export interface Chosen {
  move: Move;
  at: Element | null;
  /** When, in milliseconds: a double click does not confirm. */
  since: number;
}

export const same = (one: Move, other: Move): boolean =>
  one.length === other.length && one.every((part, i) => part === other[i]);

/** A choice that waits to be confirmed: by its own control once more, or by the one that asks for it. */
export class Confirming {
  #chosen = $state.raw<Chosen | null>(null);

  constructor(readonly offers: (move: Move) => boolean) {}

  /** What waits, as long as it can be done. */
  get chosen(): Chosen | null {
    return this.#chosen && this.offers(this.#chosen.move) ? this.#chosen : null;
  }

  /** Whether a choice is confirmed by being made again; else it is chosen, and waits. */
  confirms(move: Move, at: Element | null, now = performance.now()): boolean {
    const { chosen } = this;
    if (chosen && same(chosen.move, move)) return now - chosen.since >= SETTLING;
    this.clear();
    this.#chosen = { move, at, since: now };
    at?.setAttribute("data-chosen", "");
    return false;
  }

  /** Nothing waits. */
  clear(): void {
    this.#chosen?.at?.removeAttribute("data-chosen");
    this.#chosen = null;
  }
}
