import { settings } from "$src/shell/settings.svelte";
import type { GameEvent, TableModel } from "../model.svelte";

/** Something that is played where one decides, while the view has gone on already. */
export interface Scene {
  /** Milliseconds in which it moves; then its result stands. */
  lasts: number;
}

/** What can be watched again: which lines of the log have a scene, and how it is played. */
export interface Replays {
  has(event: GameEvent): boolean;
  play(index: number): void;
}

const RESULT = 5000; // milliseconds for which a result stands, if nothing waits
const AWAITED = 2600; // the same if one is asked for something
const NEXT = 1400; // the same if other scenes wait
const AGAIN = 1000; // until one asks again whether it is still looked at

/** Where scenes are played, one after the other: each can be paused, skipped, and watched again. */
export class Stage<S extends Scene = Scene> {
  /** The scene that moves, or whose result stands. */
  current = $state.raw<S | null>(null);
  /** Whether it still moves. */
  moving = $state(false);
  paused = $state(false);
  /** Counts the showings: a scene that is shown again begins anew. */
  showings = $state(0);
  /** Whether somebody looks at it more closely: then it stays. */
  held: () => boolean = () => false;
  #waiting = $state.raw<readonly S[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #then: (() => void) | null = null;
  #left = 0;
  #since = 0;
  #awaited: () => boolean = () => false;

  /** Plays the scenes that a table's events tell, as they come; returns how to stop. */
  follow(
    model: TableModel,
    scenes: (events: readonly GameEvent[], waiting: readonly S[]) => readonly S[],
  ): () => void {
    this.#awaited = () => model.due !== null;
    const stop = model.listen((events) => {
      if (model.lookingBack || document.hidden || !settings.pace) return this.end();
      this.play(scenes(events, this.#waiting));
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

  /** These are to be played, after the one that is. */
  play(scenes: readonly S[]): void {
    this.#waiting = scenes;
    if (!this.current) this.#next();
  }

  /** This one at once, whatever is being played: somebody has asked for it. */
  show(scene: S): void {
    this.#waiting = [];
    this.#begin(scene);
  }

  /** To the result at once or, from there, on. */
  skip(): void {
    if (this.moving) this.#come();
    else if (this.current) this.#next();
  }

  /** Once more from its beginning. */
  again(): void {
    if (this.current) this.#begin(this.current);
  }

  /** Stop for a while, or go on. */
  pause(): void {
    if (!this.current) return;
    this.paused = !this.paused;
    if (!this.paused) return this.#run();
    clearTimeout(this.#timer);
    this.#left -= performance.now() - this.#since;
  }

  /** Nothing is played any more. */
  end(): void {
    this.#waiting = [];
    this.#begin(null);
  }

  #next(): void {
    const [first = null, ...others] = this.#waiting;
    this.#waiting = others;
    this.#begin(first);
  }

  #begin(scene: S | null): void {
    clearTimeout(this.#timer);
    this.#then = null;
    this.paused = false;
    this.current = scene;
    this.moving = scene !== null && settings.pace > 0;
    if (!scene) return;
    this.showings += 1;
    if (this.moving) this.#whenDrawn(() => this.#after(scene.lasts, () => this.#come()));
    else this.#come();
  }

  #come(): void {
    this.moving = false;
    this.paused = false;
    this.#after(this.more ? NEXT : this.#awaited() ? AWAITED : RESULT, () => this.#read());
  }

  #read(): void {
    if (this.held()) this.#after(AGAIN, () => this.#read());
    else this.#next();
  }

  /** Time runs from when it is to be seen: drawing what else has changed may take a while. */
  #whenDrawn(then: () => void): void {
    const { showings } = this;
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (this.moving && this.showings === showings) then();
      }),
    );
  }

  #after(time: number, then: () => void): void {
    this.#then = then;
    this.#left = time / (settings.pace || 1);
    if (!this.paused) this.#run();
  }

  #run(): void {
    clearTimeout(this.#timer);
    this.#since = performance.now();
    const then = this.#then;
    if (then) this.#timer = setTimeout(then, Math.max(0, this.#left));
  }
}
