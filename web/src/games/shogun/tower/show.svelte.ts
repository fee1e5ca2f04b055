import { settings } from "$src/shell/settings.svelte";
import type { TableModel } from "$src/table/model.svelte";
import { LASTS } from "./choreography";
import { kept, throws, type Throw } from "./throws";

const READ = 5000; // milliseconds in which what fell into the tray still lies there
const READ_ON = 1400; // the same when others wait to be played
const AGAIN = 1000; // until one asks again whether it is still looked at
const AT_MOST = 3; // throws that wait to be played: of more, one's own and the last are

/** The throws that are being played, one after the other; the view has gone on already. */
export class Show {
  /** The throw that falls or has just fallen. */
  current = $state.raw<Throw | null>(null);
  /** Whether cubes are still falling. */
  falling = $state(false);
  /** Whether somebody looks at it more closely: then it stays. */
  held: () => boolean = () => false;
  #waiting = $state.raw<Throw[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Plays what a table's events tell, as they come; returns how to stop. */
  follow(model: TableModel): () => void {
    const stop = model.listen((events) => {
      if (model.lookingBack || document.hidden || !settings.pace) return this.end();
      this.#waiting = kept([...this.#waiting, ...throws(events)], AT_MOST, model.seat);
      if (!this.current) this.#next();
    });
    return () => {
      stop();
      this.end();
    };
  }

  /** Whether others wait to be played. */
  get more(): boolean {
    return this.#waiting.length > 0;
  }

  /** To the result at once. */
  skip(): void {
    if (this.falling) this.#fallen();
    else if (this.current) this.#next();
  }

  /** Nothing is played any more. */
  end(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.current = null;
    this.falling = false;
  }

  #next(): void {
    clearTimeout(this.#timer);
    const [first = null, ...others] = this.#waiting;
    this.#waiting = others;
    this.current = first;
    this.falling = first !== null;
    if (first) this.#whenDrawn(() => this.#after(LASTS, () => this.#fallen()));
  }

  #fallen(): void {
    this.falling = false;
    this.#after(this.more ? READ_ON : READ, () => this.#read());
  }

  #read(): void {
    if (this.held()) this.#after(AGAIN, () => this.#read());
    else this.#next();
  }

  /** Time runs from when it is to be seen: drawing what else has changed may take a while. */
  #whenDrawn(then: () => void): void {
    const { current } = this;
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (this.falling && this.current === current) then();
      }),
    );
  }

  #after(time: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, time / (settings.pace || 1));
  }
}
