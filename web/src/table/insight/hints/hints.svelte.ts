import { api, Refused } from "$src/net/api";
import type { Error as Refusal, Hint } from "$src/wire";
import type { TableModel } from "../../model.svelte";

/** What the bot would do now: asked for once, for the decision one is asked for. */
export class Hints {
  found = $state.raw<Hint | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** The decision it is about. */
  readonly #decision: number | null;

  constructor(readonly model: TableModel) {
    this.#decision = model.live.sight?.decision ?? null;
    void this.ask();
  }

  /** Whether one is still asked what the hint is about. */
  get current(): boolean {
    return this.model.due !== null && this.model.live.sight?.decision === this.#decision;
  }

  /** Whether something has happened since it was found, though one is still asked the same. */
  get late(): boolean {
    return this.found !== null && (this.model.live.sight?.version ?? 0) > this.found.version;
  }

  async ask(): Promise<void> {
    this.refusal = null;
    this.found = null;
    try {
      this.found = await api.hint(this.model.live.id);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refusal = error.refusal;
    }
  }
}
