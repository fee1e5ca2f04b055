import type { Component } from "svelte";
import type { TableModel } from "$src/table/model.svelte";

export type Panel = Component<{ model: TableModel }>;

const AGAIN = 2500; // milliseconds until what did not come is asked for again

const TRIES = 3; // then it is gone, or this browser never asks again for what it could not get once

/** A part of a board that the first sight does not need: it comes after it. */
export class Part {
  panel = $state.raw<Panel | null>(null);
  /** Whether it was asked for in vain so far. */
  missed = $state(false);
  /** Whether it was asked for often enough to be sure that it does not come. */
  missing = $state(false);
  #asked = false;
  #tries = 0;
  readonly #load: () => Promise<Panel>;

  constructor(load: () => Promise<Panel>) {
    this.#load = load;
  }

  fetch(): void {
    if (this.#asked) return;
    this.#asked = true;
    this.#load().then(
      (found) => (this.panel = found),
      () => {
        this.missed = true;
        this.missing = ++this.#tries >= TRIES;
        if (this.missing) return;
        setTimeout(() => {
          this.#asked = false;
          this.fetch();
        }, AGAIN);
      },
    );
  }
}

/** Fetch parts once the browser has nothing better to do. */
export function inIdleTime(parts: readonly Part[]): void {
  const all = () => parts.forEach((each) => each.fetch());
  if ("requestIdleCallback" in window) requestIdleCallback(all, { timeout: AGAIN });
  else setTimeout(all, AGAIN);
}
