import { api, Refused } from "$src/net/api";
import type { Analysis, AnalysisReport, Error as Refusal } from "$src/wire";
import type { TableModel } from "../../model.svelte";
import Marks from "../marks/Marks.svelte";
import { marksOf, type Mark } from "../marks/marks";

const AGAIN = 1500; // milliseconds until one looks again how far it is

/** The analysis of a finished game: looked for, asked for, and waited for. */
export class Study {
  #report = $state.raw<AnalysisReport | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** The marks of the log's entries, by their place. */
  readonly marks: ReadonlyMap<number, Mark[]> = $derived.by(() =>
    marksOf(this.analysis ?? { points: [], kinds: {} }, this.model.present.events),
  );
  /** Shows the marks of an entry. */
  readonly Marks = Marks;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #key: string;

  constructor(readonly model: TableModel) {
    this.#key = `tenka.analysis.${model.live.id}`;
    void this.#look(api.analysis).then(() => {
      if (this.#report?.idle && model.seat !== null && !this.#declined) void this.ask();
    });
  }

  get analysis(): Analysis | null {
    return this.#report?.analysis ?? null;
  }
  /** Whether it can be asked for. */
  get idle(): boolean {
    return this.#report?.status === "none";
  }
  /** How much of it is done, from 0 to 1; null: nobody is at it. */
  get progress(): number | null {
    return this.#report?.status === "working" ? this.#report.done : null;
  }

  /** Its place in the queue, from 1 on, while it waits there. */
  get place(): number {
    return this.#report?.place ?? 0;
  }
  /** How many seconds it will still take; null: nobody can tell. */
  get left(): number | null {
    return this.#report?.left ?? null;
  }
  /** Whether one has asked for it oneself, and may cancel. */
  get asked(): boolean {
    return this.#report?.asked ?? false;
  }

  ask(): Promise<void> {
    return this.#look(api.askAnalysis);
  }

  /** Want it no longer; it goes on for others who have asked for it. */
  cancel(): Promise<void> {
    try {
      sessionStorage.setItem(this.#key, "cancelled");
    } catch {
      // then it may begin by itself once more
    }
    return this.#look(api.cancelAnalysis);
  }

  /** Whether one did not want it to begin by itself. */
  get #declined(): boolean {
    try {
      return sessionStorage.getItem(this.#key) !== null;
    } catch {
      return false;
    }
  }

  /** Nobody looks any more. */
  end(): void {
    clearTimeout(this.#timer);
  }

  async #look(how: (table: string) => Promise<AnalysisReport>): Promise<void> {
    clearTimeout(this.#timer);
    this.refusal = null;
    try {
      this.#report = await how(this.model.live.id);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refusal = error.refusal;
    }
    if (this.progress !== null) this.#timer = setTimeout(() => void this.#look(api.analysis), AGAIN);
  }
}
