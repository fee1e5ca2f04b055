import { api } from "$src/net/api";
import type { LiveTable } from "$src/net/live.svelte";
import type { Sight } from "$src/wire";
import { placeOf, steps, type Step } from "./steps";

const PATIENCE = 60; // milliseconds a slider may go on before what it points at is fetched
const AGAIN = 1000;

const pause = (time: number) => new Promise((done) => setTimeout(done, time));

/** All that was: which moments there are, and what was seen then. */
export class Past {
  /** How many events had been told at each version. */
  #told = $state.raw<number[]>([]);
  /** The moment that is shown, as soon as it is here. */
  shown = $state.raw<Sight | null>(null);
  readonly steps: Step[] = $derived(steps(this.#told));
  #seen: Record<number, Sight> = {};
  #asking = false; // for the count of events
  #over = false; // nobody looks any more
  #wishes: (() => void)[] = []; // what waits until the steps are known

  constructor(
    readonly live: LiveTable,
    readonly at: () => number | null,
  ) {
    $effect(() => this.#follow(live.sight));
    $effect(() => this.#show(at()));
    $effect(() => () => (this.#over = true));
  }

  /** Whether what one looks back at is not here yet. */
  get late(): boolean {
    const version = this.at();
    return version !== null && this.shown?.version !== version;
  }

  /** The place of a version among the steps; null: the last. */
  place(version: number | null): number {
    return version === null ? this.steps.length - 1 : placeOf(this.steps, version);
  }

  /** Do something that needs the steps: at once or, while nobody knows them yet, as soon as they are known. */
  whenKnown(wish: () => void): void {
    if (this.steps.length) wish();
    else this.#wishes.push(wish);
  }

  /** Give up what still waits for the steps: one does something else. */
  forget(): void {
    this.#wishes = [];
  }

  /** What was seen at some versions, one after the other; null where one is out of reach. */
  async sights(versions: readonly number[]): Promise<Sight[] | null> {
    const found = await Promise.all(versions.map((version) => this.#seen[version] ?? this.#fetch(version)));
    return found.every((sight) => sight !== null) ? found : null;
  }

  /** Keep the count of events up with what is so now. */
  #follow(now: Sight | null): void {
    const known = this.#told.length;
    if (!now || known >= now.version) return;
    if (known > 0 && known === now.version - 1)
      this.#told = [...this.#told, (now.view["events"] as unknown[]).length];
    else if (!this.#asking) void this.#ask();
  }

  /** Ask for the count until it comes; what has happened meanwhile is followed from there. */
  async #ask(): Promise<void> {
    this.#asking = true;
    let told: number[] | null = null;
    while (!told && !this.#over) {
      told = await this.live.history().then(
        (history) => history.told,
        () => null,
      );
      if (!told) await pause(AGAIN);
    }
    this.#asking = false;
    if (!told) return;
    this.#told = told;
    const wishes = this.#wishes;
    this.forget();
    wishes.forEach((each) => each());
  }

  #show(version: number | null): (() => void) | undefined {
    const found = version === null ? null : this.#seen[version];
    if (version === null || found) {
      this.shown = found ?? null;
      if (version !== null) this.#prepare(version);
      return undefined;
    }
    let current = true;
    const load = () =>
      void this.#fetch(version).then((sight) => {
        if (!current) return;
        if (!sight) return void (timer = setTimeout(load, AGAIN)); // out of reach: what is shown stays
        this.shown = sight;
        this.#prepare(version);
      });
    let timer = setTimeout(load, PATIENCE);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }

  /** Have the neighbours at hand before they are asked for. */
  #prepare(version: number): void {
    const place = this.place(version);
    for (const next of [this.steps[place - 1], this.steps[place + 1]])
      if (next && !this.#seen[next.version]) void this.#fetch(next.version);
  }

  async #fetch(version: number): Promise<Sight | null> {
    try {
      const sight = await api.lookBack(this.live.id, version);
      this.#seen[version] = sight;
      return sight;
    } catch {
      return null;
    }
  }
}
