import type { GameModule } from "$src/games/games";
import type { LiveTable, Move, Outcome } from "$src/net/live.svelte";
import { settings } from "$src/shell/settings.svelte";
import { router } from "$src/shell/router.svelte";
import type { Speech } from "$src/shell/speech.svelte";
import type { Error as Refusal, GameInfo, Listener as Heard, SeatInfo, Sight } from "$src/wire";
import { isolated } from "$src/words/isolated";
import type { GameEvent, Label, Naming, Words } from "$src/words/words";
import { untrack } from "svelte";
import { Confirming, same } from "./moves/confirming.svelte";
import { SETTLING } from "./moves/settling";
import type { Hints } from "./insight/hints/hints.svelte";
import type { Study } from "./insight/analysis/study.svelte";
import type { Trial } from "./insight/trial/trial.svelte";
import { Past } from "./history/past.svelte";
import { placeIn, searchOf } from "./history/place";
import type { Director } from "./stage/director.svelte";
import type { Replays, Stage } from "./stage/staging.svelte";
import { Talk } from "./chat/talk.svelte";

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

/** What was asked for last, when, and whether it was done. */
interface Asked {
  said: string;
  since: number;
  done: boolean;
}

/** A refusal, and the element that was clicked: it is answered there. */
export interface Answer {
  refusal: Refusal;
  at: Element | null;
}

/** Called with what is told, in order, after the view has changed. */
export type Listener = (events: GameEvent[]) => void;

/** All that a board gets of a table: what is seen, what may be done, and how to do it. */
export class TableModel<V extends View = View> {
  /** The refusal to show, until the next thing is done. */
  answer = $state.raw<Answer | null>(null);
  /** How many moves are on their way. */
  sending = $state(0);
  /** The version one looks back at; null: now. */
  at = $state.raw<number | null>(placeIn(router.url).at);
  /** Whether one tries things out, or the address says so: then the trial is about to come. */
  trying = $state(placeIn(router.url).trying);
  /** What one tries out: then it is what is seen, and nothing that is done counts. */
  trial = $state.raw<Trial | null>(null);
  /** The hints one has asked for, until they are put away. */
  hints = $state.raw<Hints | null>(null);
  /** What the analysis of the finished game says, once somebody looks. */
  study = $state.raw<Study | null>(null);
  /** The event of the log that is pointed at: boards light its places. */
  pointed = $state.raw<GameEvent | null>(null);
  /** The moves of a hint that is pointed at: boards light their places. */
  considered = $state.raw<readonly Move[]>([]);
  /** Those of the next best choice, whose places are lit paler. */
  paler = $state.raw<readonly Move[]>([]);
  /** What has been told so far, while there is more to be told; null: all of it. */
  soFar = $state.raw<Sight | null>(null);
  /** Lets everything be told in its order; until it is here, everything is told at once. */
  director = $state.raw<Director | null>(null);
  /** What is being played where one decides: until it is over the prompt tells of it. */
  scene = $state.raw<string | null>(null);
  /** Where in the story one's own last turn ended; 0: there was none. */
  turnEnded: () => number = () => 0;
  /** What can be watched again. */
  replays = $state.raw<Replays | null>(null);
  /** Whether one has asked for another game oneself. */
  again = false;
  /** The rule one asked to read; the rules panel opens there. */
  rule = $state.raw<{ number: string } | null>(null);
  /** What would carry out a plan that was laid out: controls begin with it. */
  proposed = $state.raw<Move | null>(null);
  /** Whether nothing can be done but what a lesson is about. */
  readonly narrowed: boolean = false;
  /** What was chosen, cannot be taken back once it is done, and waits to be confirmed. */
  readonly confirming = new Confirming((move) => this.offers(move));
  readonly past: Past;
  /** What is said at the table. */
  readonly talk: Talk;
  /** The same table with the present view, wherever one looks: for whatever tells of the present. */
  readonly now: TableModel<V> = new Proxy(this, {
    get: (model, name) => (name === "view" ? model.present : (Reflect.get(model, name, model) as unknown)),
  });
  #listeners: Listener[] = [];
  #asked: Asked | null = null;

  constructor(
    readonly live: LiveTable,
    readonly speech: Speech,
    readonly game?: GameModule,
    readonly info?: GameInfo,
  ) {
    this.past = new Past(live, () => this.at);
    this.talk = new Talk(live);
    live.onUpdate = (before, { events, key }, late) => {
      const after = live.sight;
      const told = events as GameEvent[];
      if (this.director && after)
        this.director.take({ before, after, events: told, own: key !== undefined, late });
      else if (!this.trial) this.tell(told);
    };
    live.onWhole = () => this.director?.end();
    this.#keepAddress();
    $effect(() => {
      const last = this.past.steps.at(-1);
      if (last && this.at !== null && this.at > last.version) this.at = null; // there is no such past
    });
  }

  /** The address carries where one looks, and whether one tries things out there. */
  #keepAddress(): void {
    let written = untrack(() => searchOf(this));
    $effect(() => {
      const wished = placeIn(router.url);
      if (searchOf(wished) === written) return;
      written = searchOf(wished);
      this.at = wished.at;
      if (!wished.trying) this.leaveTrial();
    });
    $effect(() => {
      const search = searchOf(this);
      const timer = setTimeout(() => {
        if (search === written) return;
        written = search;
        router.replace(location.pathname + search + location.hash);
      }, 200);
      return () => clearTimeout(timer);
    });
  }

  get words(): Words {
    return this.speech.words;
  }
  /** Whether an earlier position is shown. */
  get lookingBack(): boolean {
    return this.at !== null && !this.trial;
  }
  /** What is shown: what one tries out; an earlier position while looking back (as soon as it is here); the present one. */
  get view(): V {
    return (this.trial?.sight ?? this.past.shown ?? this.#now)?.view as V;
  }
  /** What is so now as far as it has been told, wherever one looks. */
  get present(): V {
    return this.#now?.view as V;
  }
  get #now(): Sight | null {
    return this.soFar ?? this.live.sight;
  }
  /** Whether what others do is told in its order, and can be paused and skipped. */
  get directed(): boolean {
    if (!this.director || !settings.pace || this.trial || this.lookingBack || this.away) return false;
    return this.decision === null && (this.soFar !== null || !this.present.result);
  }
  /** Where what stays marked on the map begins: after one's own last turn, unless one looks elsewhere than at the present. */
  get since(): number {
    return (!this.lookingBack && !this.trial && this.turnEnded()) || Infinity;
  }
  /** Where it is told. */
  get stage(): Stage | null {
    return this.director?.stage ?? null;
  }
  get seat(): number | null {
    return this.live.sight?.seat ?? null;
  }
  get seats(): SeatInfo[] {
    return this.live.table?.seats ?? [];
  }
  /** Whether the game was called off: it stays as it stood. */
  get calledOff(): boolean {
    return this.live.table?.called_off ?? false;
  }
  /** Whether one's steward plays, or nobody any more: then one only looks on. */
  get away(): boolean {
    if (this.calledOff) return true;
    return this.seat !== null && (this.seats[this.seat]?.steward ?? null) !== null;
  }
  /** Where one can act now: in what one tries out or, unless one looks on at the past or at one's steward, at the table. */
  get #sight(): Sight | null {
    if (this.trial) return this.trial.sight;
    return this.lookingBack || this.away ? null : this.#now;
  }
  get legal(): Move[] {
    return (this.#sight?.legal ?? []) as Move[];
  }
  get edits(): Move[] {
    return (this.#sight?.edits ?? []) as Move[];
  }
  get canUndo(): boolean {
    return this.trial ? this.trial.canUndo : (this.#sight?.can_undo ?? false);
  }
  /** The decision that one is asked for, in the game or in what one tries out. */
  get decision(): string | null {
    if (this.trial) return this.#askedIn(this.view);
    return this.lookingBack ? null : this.due;
  }
  /** The decision the game waits for from one's own seat, wherever one looks. */
  get due(): string | null {
    return this.away ? null : this.#askedIn(this.present);
  }
  #askedIn({ pending }: View): string | null {
    return pending.find((each) => each.seat === this.seat)?.kind ?? null;
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
    if (!found || found.bot || this.live.table?.uploaded)
      return this.words.say("bot-name", { number: seat + 1 });
    if (found.open) return this.words.say("table-seat-open");
    if (found.name === null) return this.words.say("table-somebody-gone");
    const name = isolated(found.name);
    return found.alike ? `${name} (${seat + 1})` : name;
  }

  /** What somebody is called who had a seat then: as now, if they still sit there. */
  calledThen({ seat, name }: Heard): string {
    if (name === null) return this.words.say("table-somebody-gone");
    return name === this.seats[seat]?.name ? this.now.name(seat) : isolated(name);
  }

  /** A seat by its name, and by what instead where that word is already used. */
  readonly naming: Naming = (seat) => [this.now.name(seat), this.plainName(seat)];

  /** A move in words, with all that the game adds to it; no words for one that tells nothing here. */
  told(move: Move): Label {
    const details = this.game?.details(this as unknown as TableModel, move);
    if (details === null) return { text: "", short: "", group: "" };
    return this.words.move(move, details, this.naming);
  }

  /** Whether the server listed a move: then it is lit. */
  offers(move: Move): boolean {
    return this.legal.some((each) => same(each, move)) || this.edits.some((each) => same(each, move));
  }

  /** What boards light the places of: the moves of a hint, or the one that waits to be confirmed. */
  get meant(): readonly Move[] {
    const { chosen } = this.confirming;
    return chosen ? [chosen.move] : this.considered;
  }

  /** All moves listed that begin like this. */
  offered(...start: Move): Move[] {
    return [...this.legal, ...this.edits].filter((move) => start.every((part, i) => part === move[i]));
  }

  /** Make a move; if the server refuses it, its reason is shown where it was asked for. */
  play(move: Move, at: Element | null = null): Promise<boolean> {
    return this.playAll([move], at);
  }

  /** Make several moves, all of them or none; a choice that cannot be taken back waits until it is confirmed. */
  playAll(moves: Move[], at: Element | null = null): Promise<boolean> {
    const [move] = moves;
    if (moves.length === 1 && move && this.#isFinal(move) && !this.confirming.confirms(move, at))
      return Promise.resolve(false);
    return this.#playOnce(moves, at);
  }

  /** Make moves; the second half of a double click asks for the same again, is too late, and needs no answer. */
  async #playOnce(moves: Move[], at: Element | null): Promise<boolean> {
    const said = JSON.stringify(moves);
    const since = performance.now();
    const before = this.#asked;
    const asked: Asked = (this.#asked = { said, since, done: false });
    asked.done = await this.#act(() => (this.trial ?? this.live).play(moves), at);
    const again = before?.done && before.said === said && since - before.since < SETTLING;
    if (again) this.answer = null;
    return asked.done;
  }

  /** Whether a move is a choice that cannot be taken back; nothing is for good in what one tries out. */
  #isFinal(move: Move): boolean {
    const finals = this.game?.finals;
    if (this.trial || !finals?.choices.includes(String(move[0])) || !this.offers(move)) return false;
    return !finals.isFree?.(this as unknown as TableModel);
  }

  /** Do what was chosen. */
  confirm(): void {
    const { chosen } = this.confirming;
    if (chosen) void this.#act(() => this.live.play([chosen.move]), chosen.at);
  }

  /** Take back one's last step. */
  undo(at: Element | null = null): Promise<boolean> {
    return this.#act(() => (this.trial ?? this.live).undo(), at);
  }

  /** Hear of events as they come; returns how to stop. For animations and sounds: the view has changed already. */
  listen(listener: Listener): () => void {
    this.#listeners = [...this.#listeners, listener];
    return () => {
      this.#listeners = this.#listeners.filter((each) => each !== listener);
    };
  }

  /** Let everybody who listens hear of events: the view has changed already. */
  tell(events: GameEvent[]): void {
    this.#listeners.forEach((each) => each(events));
  }

  /** Open the rules at a rule. */
  showRule(number: string): void {
    this.rule = { number };
  }

  /** Look at an earlier version; null, or the last one: now. */
  goTo(version: number | null): void {
    this.answer = null;
    if (this.trial) return this.refuse("trying-out");
    const last = this.past.steps.at(-1);
    this.at = version === null || (last && version >= last.version) ? null : version;
  }

  /** Back from what one tried out to where one was. */
  leaveTrial(): void {
    this.answer = null;
    this.trial?.end();
    this.trial = null;
    this.trying = false;
  }

  async #act(send: () => Promise<Outcome>, at: Element | null): Promise<boolean> {
    if (!this.lookingBack) return this.send(send, at);
    this.past.forget();
    this.refuse("looking-back", at);
    return false;
  }

  /** Send something to be done; if it is refused, the reason is shown where it was asked for. */
  async send(send: () => Promise<Outcome>, at: Element | null): Promise<boolean> {
    this.answer = null;
    this.confirming.clear();
    this.proposed = null;
    this.past.forget();
    this.sending += 1;
    const refusal = await send();
    this.sending -= 1;
    if (refusal) this.answer = { refusal, at };
    return refusal === null;
  }

  /** What the page itself refuses. */
  refuse(message: string, at: Element | null = null): void {
    this.answer = { refusal: { message, params: {}, rule: null }, at };
  }
}
