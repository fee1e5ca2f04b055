import type { LiveTable } from "$src/net/live.svelte";
import type { Listener, Remark } from "$src/wire";
import { untrack } from "svelte";
import { Muting } from "./safety/muting.svelte";
import { circle, circleOf, circles, OPEN, type Circle } from "./circles";

/** What one has read: up to which number of each conversation, and of all of them when one first came. */
interface Read {
  from: number;
  upTo: Record<string, number>;
}
/** What one is about to say, and to whom; nobody: to everybody. `shown` is the conversation that is shown alone. */
interface Draft {
  text: string;
  to: Listener[];
  shown: string | null;
}
const NOTHING: Draft = { text: "", to: [], shown: null };

/** What is said at a table: in which conversations, what of it is unread, and what one is about to say. */
export class Talk {
  #read = $state.raw<Read>({ from: 0, upTo: {} });
  #draft = $state.raw<Draft>(NOTHING);
  readonly #key: string;
  /** Whom one does not read. */
  readonly muting: Muting;

  constructor(readonly live: LiveTable) {
    this.#key = `tenka.talk.${live.id}`;
    this.muting = new Muting(live);
    this.#draft = { ...NOTHING, ...kept<Draft>(sessionStorage, this.#key) };
    const last = this.live.remarks.at(-1)?.number ?? 0;
    const read = kept<Read>(localStorage, this.#key);
    const known = read.from !== undefined && read.from <= last && this.you !== null;
    this.#read = { from: known ? (read.from ?? last) : last, upTo: known ? (read.upTo ?? {}) : {} };
    this.#keepRead();
  }

  /** Oneself, if one sits here. */
  get you(): Listener | null {
    const seat = this.live.table?.seats.findIndex((each) => each.you) ?? -1;
    return seat < 0 ? null : { seat, name: this.live.table?.seats[seat]?.name ?? null };
  }

  /** The other people at the table: whom one may speak to. */
  get others(): Listener[] {
    return (this.live.table?.seats ?? []).flatMap((each, seat) =>
      each.name === null || each.bot || each.you ? [] : [{ seat, name: each.name }],
    );
  }

  /** Whether there is anybody to keep a secret from. */
  get choice(): boolean {
    return this.you !== null && (this.others.length > 1 || this.to.length > 0);
  }

  get circles(): Circle[] {
    return circles(this.#heard, this.you);
  }

  /** What was said by those whom one reads. */
  get #heard(): Remark[] {
    return this.live.remarks.filter((each) => !this.muting.hides(each));
  }

  /** What is shown: one conversation alone, or everything. */
  get remarks(): Remark[] {
    const { shown } = this;
    return shown === null ? this.#heard : this.#heard.filter((each) => this.#keyOf(each) === shown);
  }

  // What one is about to say

  get text(): string {
    return this.#draft.text;
  }
  set text(text: string) {
    this.#write({ text });
  }

  get to(): Listener[] {
    return this.#draft.to;
  }

  get shown(): string | null {
    return this.circles.some(({ key }) => key === this.#draft.shown) ? this.#draft.shown : null;
  }

  isChosen(one: Listener): boolean {
    return this.to.some((each) => each.seat === one.seat && each.name === one.name);
  }

  /** Speak to somebody in private as well, or no longer; null: to everybody. What one says then is to be seen. */
  choose(one: Listener | null): void {
    const rest = this.to.filter((each) => each.seat !== one?.seat);
    const to = one === null ? [] : this.isChosen(one) ? rest : [...rest, one];
    const shown = circleOf(to).key === this.#draft.shown ? this.#draft.shown : null;
    this.#write({ to, shown });
  }

  /** Show a conversation alone, and speak there if everybody is still here; null: everything, and one speaks as before. */
  show(one: Circle | null): void {
    const all = one?.people.every((each) => this.#sits(each));
    this.#write({ shown: one?.key ?? null, ...(one && all ? { to: one.people } : {}) });
  }

  /** Whether what one says would be seen among what is shown. */
  get fits(): boolean {
    return this.shown === null || circleOf(this.to).key === this.shown;
  }

  /** Let go of those who no longer sit where they did; whether there were any. */
  dropGone(): boolean {
    const to = this.to.filter((each) => this.#sits(each));
    const gone = to.length < this.to.length;
    if (gone) this.#write({ to, shown: null });
    return gone;
  }

  #sits(one: Listener): boolean {
    return this.others.some((each) => each.seat === one.seat && each.name === one.name);
  }

  #write(changes: Partial<Draft>): void {
    this.#draft = { ...untrack(() => this.#draft), ...changes };
    keep(sessionStorage, this.#key, this.#draft);
  }

  // What one has not read

  /** How much is unread, in a conversation or in all of them. */
  unread(key?: string): number {
    const { from, upTo } = this.#read;
    return this.#heard.filter((each) => {
      const within = this.#keyOf(each);
      const old = Math.max(from, upTo[within] ?? 0);
      return (key === undefined || key === within) && each.number > old && each.seat !== this.you?.seat;
    }).length;
  }

  /** What is shown has been seen. */
  see(): void {
    const upTo = { ...untrack(() => this.#read.upTo) };
    for (const each of this.remarks) upTo[this.#keyOf(each)] = each.number;
    untrack(() => {
      this.#read = { from: this.#read.from, upTo };
      this.#keepRead();
    });
  }

  #keyOf(remark: Remark): string {
    return circle(remark, this.you)?.key ?? OPEN;
  }

  #keepRead(): void {
    if (this.you) keep(localStorage, this.#key, this.#read);
  }
}

function kept<T>(storage: Storage, key: string): Partial<T> {
  try {
    return JSON.parse(storage.getItem(key) ?? "{}") as Partial<T>;
  } catch {
    return {}; // storage is closed to us, or holds something else
  }
}

function keep(storage: Storage, key: string, value: unknown): void {
  try {
    storage.setItem(key, JSON.stringify(value));
  } catch {
    // then only until the next reload
  }
}
