import { api } from "$src/net/api";
import { Live, type Move, type Outcome } from "$src/net/live.svelte";
import type { Speech } from "$src/shell/speech.svelte";
import type { Error as Refusal, SeatInfo, Sight } from "$src/wire";
import type { GameEvent, Words } from "$src/words/words";

export type { GameEvent, Move, Outcome };

/** What every view has, whatever the game. */
export interface View {
  players: number;
  seat: number | null;
  pending: { seat: number; kind: string; rule: string }[];
  events: GameEvent[];
  result: { scores: number[]; ranking: number[] } | null;
  seed: string | null;
  fingerprint: string;
  [more: string]: unknown;
}

/** A refusal, and the element that was clicked: it is answered there. */
export interface Answer {
  refusal: Refusal;
  at: Element | null;
}

const same = (one: Move, other: Move) =>
  one.length === other.length && one.every((part, i) => part === other[i]);

/** All that a board gets of a table: what is seen, what may be done, and how to do it. */
export class TableModel<V extends View = View> {
  /** The refusal to show, until the next thing is done. */
  answer = $state.raw<Answer | null>(null);
  /** How many moves are on their way. */
  sending = $state(0);
  /** The version one looks back at; null: now. */
  at = $state.raw<number | null>(null);
  #past = $state.raw<Sight | null>(null);

  constructor(
    readonly live: Live,
    readonly speech: Speech,
  ) {
    $effect(() => {
      const version = this.at;
      this.#past = null;
      if (version === null) return;
      let current = true;
      void api.lookBack(live.id, version).then(
        (found) => current && (this.#past = found),
        () => current && (this.at = null),
      );
      return () => {
        current = false;
      };
    });
  }

  get words(): Words {
    return this.speech.words;
  }
  /** Whether an earlier position is shown. */
  get lookingBack(): boolean {
    return this.at !== null;
  }
  /** What is shown: an earlier position while looking back (as soon as it is here), else the present one. */
  get view(): V {
    return (this.#past ?? this.live.sight)?.view as V;
  }
  /** What is so now, wherever one looks. */
  get present(): V {
    return this.live.sight?.view as V;
  }
  get seat(): number | null {
    return this.live.sight?.seat ?? null;
  }
  get seats(): SeatInfo[] {
    return this.live.table?.seats ?? [];
  }
  get legal(): Move[] {
    return this.lookingBack ? [] : ((this.live.sight?.legal ?? []) as Move[]);
  }
  get edits(): Move[] {
    return this.lookingBack ? [] : ((this.live.sight?.edits ?? []) as Move[]);
  }
  get canUndo(): boolean {
    return !this.lookingBack && (this.live.sight?.can_undo ?? false);
  }
  /** The decision the game waits for from one's own seat. */
  get decision(): string | null {
    const mine = this.present.pending.find((each) => each.seat === this.seat);
    return mine && !this.lookingBack ? mine.kind : null;
  }

  /** What a seat is called. */
  name(seat: number): string {
    const found = this.seats[seat];
    if (found?.bot) return this.words.say(`bot-${found.bot}`);
    return found?.name ?? this.words.say("table-somebody-gone");
  }

  /** Whether the server listed a move: then it is lit. */
  offers(move: Move): boolean {
    return this.legal.some((each) => same(each, move)) || this.edits.some((each) => same(each, move));
  }

  /** All moves listed that begin like this. */
  offered(...start: Move): Move[] {
    return [...this.legal, ...this.edits].filter((move) => start.every((part, i) => part === move[i]));
  }

  /** Make a move; if the server refuses it, its reason is shown where it was asked for. */
  play(move: Move, at: Element | null = null): Promise<boolean> {
    return this.playAll([move], at);
  }

  /** Make several moves, all of them or none. */
  playAll(moves: Move[], at: Element | null = null): Promise<boolean> {
    return this.#send(() => this.live.play(moves), at);
  }

  /** Take back one's last step. */
  undo(at: Element | null = null): Promise<boolean> {
    return this.#send(() => this.live.undo(), at);
  }

  async #send(send: () => Promise<Outcome>, at: Element | null): Promise<boolean> {
    this.answer = null;
    if (this.lookingBack) {
      this.answer = { refusal: { message: "looking-back", params: {}, rule: null }, at };
      return false;
    }
    this.sending += 1;
    const refusal = await send();
    this.sending -= 1;
    if (refusal) this.answer = { refusal, at };
    return refusal === null;
  }
}
