import { api } from "$src/net/api";
import type { LiveTable, Outcome } from "$src/net/live.svelte";
import { placeOf, steps, type Step } from "$src/table/history/steps";
import type { View } from "$src/table/model.svelte";
import type { History, Moment, Sight, TableInfo, UpdateMessage } from "$src/wire";
import { observerOf, type Eyes } from "./eyes";

const KEPT = 120; // moments that are at hand
const AGAIN = 1000; // milliseconds until a moment that did not come is asked for again
const REFUSED: Outcome = { message: "looking-back", params: {}, rule: null };

const pause = (time: number) => new Promise((done) => setTimeout(done, time));

/** A finished game that is looked at again: to a board it is a table, where things happen as one asks for them. */
export class Replay implements LiveTable {
  sight = $state.raw<Sight | null>(null);
  /** What every seat saw at this moment, if all hands are open. */
  hands = $state.raw<View[]>([]);
  /** Where one is among the steps. */
  place = $state(0);
  /** Whether the moment that one has gone to is not here yet. */
  late = $state(false);
  readonly presence = undefined;
  readonly remarks = [];
  readonly earlier = false;
  readonly orders = [];
  readonly answering = null;
  readonly handovers = [];
  readonly connected = true;
  readonly gone = false;
  readonly id: string;
  readonly steps: readonly Step[];
  onUpdate: LiveTable["onUpdate"] = () => undefined;
  onWhole: LiveTable["onWhole"] = () => undefined;
  onTime: LiveTable["onTime"] = () => undefined;
  #known: { version: number; moment: Promise<Moment> }[] = [];
  #wishes = 0;

  constructor(
    readonly table: TableInfo,
    readonly eyes: Eyes,
    readonly told: readonly number[],
  ) {
    this.id = `replay-${table.id}`;
    this.steps = steps(told);
  }

  get last(): number {
    return this.steps.length - 1;
  }
  /** The version that is shown. */
  get version(): number {
    return this.steps[this.place]?.version ?? 1;
  }

  /** Show a moment at once: that of a version, or the one before it that stayed. */
  show(version: number | null): Promise<void> {
    return this.goTo(version === null ? this.last : placeOf(this.steps, version));
  }

  /** Show a step at once. */
  async goTo(place: number): Promise<void> {
    this.place = Math.min(Math.max(place, 0), this.last);
    const wish = ++this.#wishes;
    this.late = true;
    const found = await this.#moment(this.place);
    if (wish !== this.#wishes) return;
    this.#take(found);
    this.onWhole();
  }

  /** On to the next step, which is told; false if it is not there, or somebody went elsewhere meanwhile. */
  async next(): Promise<boolean> {
    const before = this.sight;
    const wish = ++this.#wishes;
    if (!before || this.place >= this.last) return false;
    const found = await this.#moment(this.place + 1);
    if (wish !== this.#wishes) return false;
    this.place += 1;
    this.#take(found);
    if (this.sight) this.onUpdate(before, updateOf(before, this.sight), false);
    return true;
  }

  history(): Promise<History> {
    return Promise.resolve({ told: [...this.told] });
  }
  play(): Promise<Outcome> {
    return Promise.resolve(REFUSED);
  }
  undo(): Promise<Outcome> {
    return Promise.resolve(REFUSED);
  }
  say(): Promise<Outcome> {
    return Promise.resolve(REFUSED);
  }
  recall(): Promise<void> {
    return Promise.resolve();
  }
  close(): void {
    this.#wishes += 1;
  }

  /** All events as these eyes were told them in the end. */
  async events(): Promise<unknown[]> {
    return (await this.#moment(this.last)).sight.view["events"] as unknown[];
  }

  #take({ sight, hands }: Moment): void {
    // Nothing is newer than the end, and each step is a decision of its own: so all of it is told.
    this.sight = { ...sight, version: this.told.length, decision: sight.version };
    this.hands = hands as View[];
    this.late = false;
    if (this.place < this.last) void this.#moment(this.place + 1);
  }

  #moment(place: number): Promise<Moment> {
    const version = this.steps[place]?.version ?? 1;
    const known = this.#known.find((each) => each.version === version);
    if (known) return known.moment;
    const moment = this.#fetch(version);
    this.#known = [...this.#known.slice(1 - KEPT), { version, moment }];
    return moment;
  }

  /** Ask until it comes: the connection may be lost for a while, or one asks too often. */
  async #fetch(version: number): Promise<Moment> {
    for (;;) {
      const asked = api.moment(this.table.id, version, observerOf(this.eyes), this.eyes === "all");
      const found = await asked.catch(() => null);
      if (found) return found;
      await pause(AGAIN);
    }
  }
}

/** What happened from one moment to the next, as a table's server would tell it. */
function updateOf(before: Sight, after: Sight): UpdateMessage {
  const [was, is] = [before, after].map(({ view }) => view["events"] as unknown[]);
  const events = (is ?? []).slice(was?.length ?? 0);
  return { type: "update", version: after.version, since: 0, changes: [], kept: 0, events };
}
