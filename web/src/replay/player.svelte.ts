import { settings } from "$src/shell/settings.svelte";
import type { ReplayModel } from "./replayModel.svelte";

export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

const LOOK = 100; // milliseconds between two looks whether all is told
const BREATH = 900; // between two steps, where nothing needs longer
const STILL = 1800; // the same where nothing moves
const SCREEN = 5000; // for which a screen stays that one else would close oneself

const pause = (time: number) => new Promise((done) => setTimeout(done, time));

/** Lets a replay go on by itself: a step, told by the director, and then the next one. */
export class Player {
  playing = $state(false);
  speed = $state<Speed>(1);
  #turn = 0; // whoever plays on must still be the last who began

  constructor(readonly model: ReplayModel) {}

  toggle(): void {
    if (this.playing) this.stop();
    else void this.#play();
  }

  /** What is being told is told at once, and nothing goes on. */
  stop(): void {
    this.playing = false;
    this.#turn += 1;
    this.model.director?.end();
  }

  async #play(): Promise<void> {
    const { replay } = this.model;
    const turn = ++this.#turn;
    const goesOn = () => this.playing && turn === this.#turn;
    this.playing = true;
    if (replay.place >= replay.last) await replay.goTo(0);
    while (goesOn() && replay.place < replay.last) {
      if (document.hidden) {
        await pause(BREATH);
        continue;
      }
      if (!(await replay.next())) break;
      await this.#told(goesOn);
    }
    if (goesOn()) this.playing = false;
  }

  /** Until all is told, and for a breath. */
  async #told(goesOn: () => boolean): Promise<void> {
    const stage = this.model.director?.stage;
    if (stage) stage.hurry = () => this.speed;
    let shown = 0;
    while (goesOn() && stage?.busy) {
      await pause(LOOK);
      shown = stage.current?.walks ? shown + LOOK : 0;
      if (shown * this.speed >= SCREEN) stage.leave();
    }
    if (goesOn()) await pause((settings.pace ? BREATH : STILL) / this.speed);
  }
}
