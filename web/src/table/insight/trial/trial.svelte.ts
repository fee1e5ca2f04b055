import { api, Refused } from "$src/net/api";
import type { Move, Outcome } from "$src/net/live.svelte";
import { announce, note } from "$src/shell/frame/announce.svelte";
import type { Sight, Tried, TrialMove } from "$src/wire";
import type { GameEvent, TableModel } from "../../model.svelte";
import { goneOn, readKept, takenBack, type Kept } from "./line";

const keyOf = (model: TableModel) => `tenka.trial.${model.live.id}`;
const refused = (message: string): Outcome => ({ message, params: {}, rule: null });

/** Something tried out: the server plays it, and keeps nothing of it; the line is the trial. */
export class Trial {
  #tried = $state.raw<Tried>() as Tried;
  #ended = false;
  /** What is under way: the next thing begins where it ends. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    readonly model: TableModel,
    /** Of the game itself: how many events had been told when the trial began. */
    readonly seen: number,
    tried: Tried,
  ) {
    this.#tried = tried;
    this.#keep();
  }

  get sight(): Sight {
    return this.#tried.sight;
  }
  /** How many of the events had happened before it began. */
  get told(): number {
    return this.#tried.told;
  }
  get over(): boolean {
    return this.#tried.over;
  }
  get canUndo(): boolean {
    return takenBack(this.#tried.line, this.#seat) !== null;
  }
  /** Whether the game has gone on meanwhile. */
  get late(): boolean {
    return this.model.present.events.length > this.seen;
  }
  get #seat(): number {
    return this.model.seat ?? 0;
  }

  /** Make moves, all of them or none; the others answer. */
  play(moves: Move[]): Promise<Outcome> {
    return this.#next((line) => goneOn(line, this.#seat, moves));
  }

  /** Take back one's last step, and all that followed it. */
  undo(): Promise<Outcome> {
    return this.#next((line) => takenBack(line, this.#seat));
  }

  /** Once more from the beginning. */
  restart(): Promise<Outcome> {
    return this.#next(() => []);
  }

  /** Nothing of it stays. */
  end(): void {
    this.#ended = true;
    try {
      sessionStorage.removeItem(keyOf(this.model));
    } catch {
      // then nothing was kept
    }
  }

  #next(change: (line: TrialMove[]) => TrialMove[] | null): Promise<Outcome> {
    const next = this.#last.then(() => this.#go(change(this.#tried.line)));
    this.#last = next;
    return next;
  }

  async #go(line: TrialMove[] | null): Promise<Outcome> {
    if (!line) return refused("trial-beginning");
    const before = this.#tried;
    try {
      const tried = await api.tryOut(this.model.live.id, { at: before.sight.version, line });
      if (this.#ended) return null;
      this.#tried = tried;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return error.refusal;
    }
    this.#keep();
    if (line.length > before.line.length) tell(this.model, this.#tried, eventsOf(before).length);
    return null;
  }

  /** A reload comes back to it. */
  #keep(): void {
    const kept: Kept = { at: this.sight.version, line: this.#tried.line, seen: this.seen };
    try {
      sessionStorage.setItem(keyOf(this.model), JSON.stringify(kept));
    } catch {
      // then only until the next reload
    }
  }
}

const eventsOf = ({ sight }: Tried) => sight.view["events"] as GameEvent[];

/** What has happened after so many events is made known, and its scenes are played. */
function tell(model: TableModel, tried: Tried, count: number): void {
  const events = eventsOf(tried).slice(count);
  model.tell(events);
  model.director?.tried({ after: tried.sight, events });
}

/** Try things out from the position that is shown, beginning with some moves; `at`: where it was asked for. */
export function tryOut(model: TableModel, moves: Move[] = [], at: Element | null = null): Promise<boolean> {
  const { seat } = model;
  if (seat === null) return Promise.resolve(false);
  const asked = { line: goneOn([], seat, moves), ...(model.at === null ? {} : { at: model.at }) };
  return model.send(async () => {
    try {
      show(model, await api.tryOut(model.live.id, asked), model.present.events.length);
      return null;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return error.refusal;
    }
  }, at);
}

/** Come back to what one tried out before the page was loaded again or, where nothing was kept, begin. */
export async function resume(model: TableModel): Promise<void> {
  const kept = model.seat === null ? null : readKept(stored(model));
  if (!kept) {
    if (!(await tryOut(model))) model.leaveTrial();
    return;
  }
  try {
    const { at, line, seen } = kept;
    show(model, await api.tryOut(model.live.id, { at, line }), seen);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    model.leaveTrial();
    note(model.speech.say("insight-trial-lost"));
  }
}

function show(model: TableModel, tried: Tried, seen: number): void {
  model.trial = new Trial(model, seen, tried);
  model.trying = true;
  announce(model.speech.say("insight-trial-line"));
  tell(model, tried, tried.told);
}

function stored(model: TableModel): string | null {
  try {
    return sessionStorage.getItem(keyOf(model));
  } catch {
    return null;
  }
}
