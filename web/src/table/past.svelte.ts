import { api } from "$src/net/api";
import type { Live } from "$src/net/live.svelte";
import type { Sight } from "$src/wire";
import { placeOf, steps, type Step } from "./steps";

const PATIENCE = 60; // milliseconds a slider may go on before what it points at is fetched
const AGAIN = 1000;

/** All that was: which moments there are, and what was seen then. */
export class Past {
  /** How many events had been told at each version. */
  #told = $state.raw<number[]>([]);
  /** The moment that is shown, as soon as it is here. */
  shown = $state.raw<Sight | null>(null);
  readonly steps: Step[] = $derived(steps(this.#told));
  #seen: Record<number, Sight> = {};

  constructor(
    readonly live: Live,
    at: () => number | null,
  ) {
    $effect(() => this.#follow(live.sight));
    $effect(() => this.#show(at()));
  }

  /** The place of a version among the steps; null: the last. */
  place(version: number | null): number {
    return version === null ? this.steps.length - 1 : placeOf(this.steps, version);
  }

  /** Keep the count of events up with what is so now. */
  #follow(now: Sight | null): (() => void) | undefined {
    if (!now) return undefined;
    const known = this.#told.length;
    const events = (now.view["events"] as unknown[]).length;
    if (known === now.version) return undefined;
    if (known > 0 && known === now.version - 1) {
      this.#told = [...this.#told, events];
      return undefined;
    }
    let current = true;
    const load = () =>
      api.history(this.live.id).then(
        ({ told }) => current && (this.#told = told),
        () => current && (timer = setTimeout(load, AGAIN)),
      );
    let timer = setTimeout(load);
    return () => {
      current = false;
      clearTimeout(timer);
    };
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
        this.shown = sight;
        this.#prepare(version);
      });
    const timer = setTimeout(load, PATIENCE);
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
      return null; // out of reach: what is shown stays
    }
  }
}
