import type { GameEvent, TableModel } from "../model.svelte";
import { untrack } from "svelte";
import { afterOwn } from "./story";

const ABSENCE = 120_000; // milliseconds away after which one is told what happened
const SIGN = 20_000;
const LONGEST = 25; // steps of a film

/** Where in the story one's own last turn ended, and when one was last seen here; kept on this device. */
interface Kept {
  turn: number | null;
  seen: number;
}

export class Since {
  #kept = $state.raw<Kept>({ turn: null, seen: 0 });
  /** What somebody who has come back to their turn has not seen, until it is put away. */
  missed = $state.raw<GameEvent[]>([]);
  /** Whether it is played: meanwhile nothing is asked, though no turn has ended. */
  #playing = false;
  readonly #key: string;

  constructor(readonly model: TableModel) {
    this.#key = `tenka.table.${model.live.id}`;
    this.#kept = read(this.#key);
    this.missed = this.#unseen();
    $effect(() => untrack(() => this.#watch()));
    let was = model.due;
    $effect(() => {
      const due = model.due;
      const length = model.present.events.length;
      if (was !== null && due === null && !this.#playing) this.#keep({ turn: length });
      if (due !== null) this.#playing = false;
      if (due === null) this.missed = [];
      was = due;
    });
  }

  /** The place of the first event after one's last turn; 0: there was none yet, or one only watches. */
  get place(): number {
    const { seat, present, past } = this.model;
    if (seat === null) return 0;
    if (this.#kept.turn !== null) return Math.min(this.#kept.turn, present.events.length);
    const start = past.steps[0]?.told ?? Infinity; // what is dealt before anybody moves is nobody's turn
    const own = afterOwn(present.events, seat);
    return own > start ? own : 0;
  }

  /** Plays what one has not seen as a film, of a long absence its end; the list is put away. */
  async film(): Promise<void> {
    const { model } = this;
    const first = model.present.events.length - this.missed.length;
    const { steps } = model.past;
    const versions = steps.filter(({ told }) => told >= first).map(({ version }) => version);
    const sights = await model.past.sights(versions.slice(-LONGEST, -1));
    const now = model.live.sight;
    if (!sights?.length || !now) return;
    this.missed = [];
    model.director?.film([...sights, now]);
    this.#playing = model.due === null;
  }

  #unseen(): GameEvent[] {
    const away = Date.now() - this.#kept.seen > ABSENCE;
    if (!away || this.#kept.turn === null || this.model.due === null) return [];
    return this.model.present.events.slice(this.place);
  }

  /** Keep in mind that one is here, and when one comes back. The result ends it. */
  #watch(): () => void {
    const here = () => !document.hidden && this.#keep({ seen: Date.now() });
    const turned = () => {
      if (document.hidden) return;
      this.missed = this.#unseen();
      here();
    };
    const timer = setInterval(here, SIGN);
    document.addEventListener("visibilitychange", turned);
    here();
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", turned);
    };
  }

  #keep(changes: Partial<Kept>): void {
    this.#kept = { ...untrack(() => this.#kept), ...changes };
    try {
      localStorage.setItem(this.#key, JSON.stringify(this.#kept));
    } catch {
      // then only until the next reload
    }
  }
}

function read(key: string): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? "{}") as Partial<Kept>;
    return { turn: found.turn ?? null, seen: found.seen ?? Date.now() };
  } catch {
    return { turn: null, seen: Date.now() }; // storage is closed to us, or holds something else
  }
}
