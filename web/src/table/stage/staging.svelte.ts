import { settings } from "$src/shell/settings.svelte";
import type { GameEvent } from "../model.svelte";

/** Something that is played where one decides, before what came of it is shown. */
export interface Scene {
  /** Milliseconds in which it moves; then its result stands. */
  lasts: number;
  /** Milliseconds for which its result stands, if it needs less than others. */
  stands?: number;
  /** Whether it is a screen that one walks through and closes oneself. */
  walks?: boolean;
  /** Whether it looks back at what is over: then it comes before the title of what begins. */
  closes?: boolean;
}

/** The name of what begins, and what is new in it. */
export interface Title {
  heading: string;
  news: string;
}

/** What is told together: with its scene or its title, or only by what changes. */
export interface Beat<S extends Scene = Scene> {
  scene?: S | null;
  title?: Title;
  /** Milliseconds for which it is told, if it has no scene. */
  lasts: number;
  /** Whether it is told until it is left. */
  holds?: boolean;
  /** Shows what came of it: of a scene when its result stands, else at once. */
  reveal?: (() => void) | undefined;
}

/** What can be watched again: which lines of the log have a scene, and how it is played. */
export interface Replays {
  has(event: GameEvent): boolean;
  play(index: number): void;
}

const RESULT = 2600; // milliseconds for which a result stands
const NEXT = 1400; // the same if something else waits
const AGAIN = 1000; // until one asks again whether it is still looked at

/** Where beats are told, one after the other: paused, stepped through, skipped; a scene also watched again. */
export class Stage<S extends Scene = Scene> {
  /** The scene that moves, or whose result stands. */
  current = $state.raw<S | null>(null);
  /** The title that is shown. */
  title = $state.raw<Title | null>(null);
  /** Whether a scene still moves. */
  moving = $state(false);
  paused = $state(false);
  /** Counts the showings: a scene that is shown again begins anew. */
  showings = $state(0);
  /** Whether somebody looks at it more closely: then it stays. */
  held: () => boolean = () => false;
  /** How many times quicker than usual all of it is told. */
  hurry: () => number = () => 1;
  /** Called when all has been told. */
  onempty: () => void = () => undefined;
  #waiting = $state.raw<readonly Beat<S>[]>([]);
  #beat = $state.raw<Beat<S> | null>(null);
  #revealed = true;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #then: (() => void) | null = null;
  #left = 0;
  #since = 0;
  #pausing = false; // once the scene that one has stepped to is over

  /** Whether something is told, or waits to be. */
  get busy(): boolean {
    return this.#beat !== null || this.more;
  }
  /** Whether something is told until it is left. */
  get holding(): boolean {
    return this.#beat?.holds ?? false;
  }
  /** Whether others wait to be told. */
  get more(): boolean {
    return this.#waiting.length > 0;
  }
  /** Milliseconds that all that waits will take. */
  get behind(): number {
    return this.#waiting.reduce((sum, { lasts, scene }) => sum + (scene ? scene.lasts + NEXT : lasts), 0);
  }

  /** These are to be told, after all that waits. */
  add(beats: readonly Beat<S>[]): void {
    this.#waiting = [...this.#waiting, ...beats];
    if (!this.#beat && !this.paused) this.#next();
  }

  /** This scene at once, whatever is being told: somebody has asked for it. */
  show(scene: S): void {
    this.#settle();
    this.#begin({ scene, lasts: scene.lasts });
  }

  /** To the result of a scene at once or, from there and from everything else, on. */
  skip(): void {
    if (this.moving) this.#come();
    else this.#next();
  }

  /** On to what comes next, whatever is being told. */
  leave(): void {
    if (this.#beat) this.#next();
  }

  /** The scene once more from its beginning. */
  again(): void {
    const beat = this.#beat;
    if (!this.current || !beat) return;
    this.#settle();
    this.#begin({ ...beat, reveal: undefined });
  }

  /** Stop for a while, or go on. */
  pause(): void {
    this.paused = !this.paused;
    this.#pausing = false;
    if (!this.paused) {
      if (this.#beat) this.#run();
      else this.#next();
      return;
    }
    clearTimeout(this.#timer);
    this.#left -= performance.now() - this.#since;
  }

  /** Everything is told at once, and nothing is played any more. */
  end(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    this.paused = this.#pausing = false;
    this.#settle();
    for (const { reveal } of waiting) reveal?.();
    const busy = this.#beat !== null || waiting.length > 0;
    this.#begin(null);
    if (busy) this.onempty();
  }

  /** What is being told has been told. */
  #settle(): void {
    if (this.#revealed) return;
    this.#revealed = true;
    this.#beat?.reveal?.();
  }

  #next(): void {
    this.#settle();
    const was = this.#beat;
    const [first = null, ...others] = this.#waiting;
    this.#waiting = others;
    this.#begin(first);
    if (!first && was) this.onempty();
  }

  #begin(beat: Beat<S> | null): void {
    clearTimeout(this.#timer);
    this.#then = null;
    this.#beat = beat;
    this.#revealed = false;
    this.title = beat?.title ?? null;
    const scene = (this.current = beat?.scene ?? null);
    this.moving = scene !== null && !scene.walks && settings.pace > 0;
    if (!beat) return;
    if (!scene) {
      this.#settle();
      if (beat.holds) return;
      return this.#after(beat.lasts, () => this.#next());
    }
    this.showings += 1;
    if (this.paused) [this.paused, this.#pausing] = [false, true];
    if (this.moving) this.#whenDrawn(() => this.#after(scene.lasts, () => this.#come()));
    else this.#come();
  }

  #come(): void {
    this.moving = false;
    this.paused = this.#pausing;
    this.#pausing = false;
    this.#settle();
    if (this.current?.walks) return;
    this.#after(this.current?.stands ?? (this.more ? NEXT : RESULT), () => this.#read());
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
    this.#left = time / (settings.pace || 1) / this.hurry();
    if (!this.paused) this.#run();
  }

  #run(): void {
    clearTimeout(this.#timer);
    this.#since = performance.now();
    const then = this.#then;
    if (then) this.#timer = setTimeout(then, Math.max(0, this.#left));
  }
}
