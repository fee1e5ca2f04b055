import type { GameModule } from "$src/games/games";
import { Live, type Move, type Outcome } from "$src/net/live.svelte";
import { router } from "$src/shell/router.svelte";
import type { Speech } from "$src/shell/speech.svelte";
import type { Error as Refusal, GameInfo, SeatInfo } from "$src/wire";
import type { GameEvent, Label, Naming, Words } from "$src/words/words";
import { untrack } from "svelte";
import { Past } from "./past.svelte";
import { Talk } from "./talk.svelte";

export type { GameEvent, Move, Outcome };

/** What every view has, whatever the game. */
export interface View {
  players: number;
  seat: number | null;
  pending: { seat: number; kind: string; rule: string }[];
  events: GameEvent[];
  result: { scores: number[]; ranking: number[]; winners?: number[] } | null;
  seed: string | null;
  fingerprint: string;
  [more: string]: unknown;
}

/** A refusal, and the element that was clicked: it is answered there. */
export interface Answer {
  refusal: Refusal;
  at: Element | null;
}

/** Called with the events of every update, in order, after the view has changed. */
export type Listener = (events: GameEvent[]) => void;

const same = (one: Move, other: Move) =>
  one.length === other.length && one.every((part, i) => part === other[i]);

/** The version an address asks for. */
function asked(address: URL): number | null {
  const found = address.searchParams.get("at") ?? "";
  return /^[1-9]\d{0,8}$/.test(found) ? Number(found) : null;
}

/** All that a board gets of a table: what is seen, what may be done, and how to do it. */
export class TableModel<V extends View = View> {
  /** The refusal to show, until the next thing is done. */
  answer = $state.raw<Answer | null>(null);
  /** How many moves are on their way. */
  sending = $state(0);
  /** The version one looks back at; null: now. */
  at = $state.raw<number | null>(asked(router.url));
  /** The event of the log that is pointed at: boards light its places. */
  pointed = $state.raw<GameEvent | null>(null);
  /** Whether one has asked for another game oneself. */
  again = false;
  /** The rule one asked to read; the rules panel opens there. */
  rule = $state.raw<{ number: string } | null>(null);
  readonly past: Past;
  /** What is said at the table. */
  readonly talk: Talk;
  /** The same table with the present view, wherever one looks: for whatever tells of the present. */
  readonly now: TableModel<V> = new Proxy(this, {
    get: (model, name) => (name === "view" ? model.present : (Reflect.get(model, name, model) as unknown)),
  });
  #listeners: Listener[] = [];

  constructor(
    readonly live: Live,
    readonly speech: Speech,
    readonly game?: GameModule,
    readonly info?: GameInfo,
  ) {
    this.past = new Past(live, () => this.at);
    this.talk = new Talk(live);
    live.onEvents = (events) => this.#listeners.forEach((each) => each(events as GameEvent[]));
    this.#keepAddress();
    $effect(() => {
      const last = this.past.steps.at(-1);
      if (last && this.at !== null && this.at > last.version) this.at = null; // there is no such past
    });
  }

  /** The address carries where one looks. */
  #keepAddress(): void {
    let written = untrack(() => this.at);
    $effect(() => {
      const wished = asked(router.url);
      if (wished !== written) this.at = written = wished;
    });
    $effect(() => {
      const at = this.at;
      const timer = setTimeout(() => {
        if (at === written) return;
        written = at;
        router.replace(location.pathname + (at === null ? "" : `?at=${at}`) + location.hash);
      }, 200);
      return () => clearTimeout(timer);
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
    return (this.past.shown ?? this.live.sight)?.view as V;
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
  /** Whether one's steward plays: then one only looks on. */
  get away(): boolean {
    return this.seat !== null && (this.seats[this.seat]?.steward ?? null) !== null;
  }
  /** Whether one looks on, at the past or at one's steward. */
  get #lookingOn(): boolean {
    return this.lookingBack || this.away;
  }
  get legal(): Move[] {
    return this.#lookingOn ? [] : ((this.live.sight?.legal ?? []) as Move[]);
  }
  get edits(): Move[] {
    return this.#lookingOn ? [] : ((this.live.sight?.edits ?? []) as Move[]);
  }
  get canUndo(): boolean {
    return !this.#lookingOn && (this.live.sight?.can_undo ?? false);
  }
  /** The decision the game waits for from one's own seat. */
  get decision(): string | null {
    return this.lookingBack ? null : this.due;
  }
  /** The same, wherever one looks. */
  get due(): string | null {
    if (this.away) return null;
    return this.present.pending.find((each) => each.seat === this.seat)?.kind ?? null;
  }

  /** What a seat is called: people by their name, bots as the game calls them once it does. */
  name(seat: number): string {
    const found = this.seats[seat];
    if (found?.bot && this.live.sight)
      return this.game?.called?.(this as unknown as TableModel, seat) ?? this.plainName(seat);
    return this.plainName(seat);
  }

  /** What a seat is called from the start. */
  plainName(seat: number): string {
    const found = this.seats[seat];
    if (!found || found.bot) return this.words.say("bot-name", { number: seat + 1 });
    if (found.open) return this.words.say("table-seat-open");
    if (found.name === null) return this.words.say("table-somebody-gone");
    const alike = this.seats.some((each, other) => other !== seat && each.name === found.name);
    return alike ? `${found.name} (${seat + 1})` : found.name;
  }

  /** A seat by its name, and by what instead where that word is already used. */
  readonly naming: Naming = (seat) => [this.now.name(seat), this.plainName(seat)];

  /** A move in words, with all that the game adds to it. */
  told(move: Move): Label {
    return this.words.move(move, this.game?.details(this as unknown as TableModel, move), this.naming);
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

  /** Hear of events as they come; returns how to stop. For animations and sounds: the view has changed already. */
  listen(listener: Listener): () => void {
    this.#listeners = [...this.#listeners, listener];
    return () => {
      this.#listeners = this.#listeners.filter((each) => each !== listener);
    };
  }

  /** Open the rules at a rule. */
  showRule(number: string): void {
    this.rule = { number };
  }

  /** Look at an earlier version; null, or the last one: now. */
  goTo(version: number | null): void {
    this.answer = null;
    const last = this.past.steps.at(-1);
    this.at = version === null || (last && version >= last.version) ? null : version;
  }

  async #send(send: () => Promise<Outcome>, at: Element | null): Promise<boolean> {
    this.answer = null;
    this.past.forget();
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
