import type { GameModule } from "$src/games/games";
import type { Outcome } from "$src/net/live.svelte";
import type { Speech } from "$src/shell/speech.svelte";
import { TableModel, type Move } from "$src/table/model.svelte";
import { same } from "$src/table/moves/confirming.svelte";
import type { GameInfo } from "$src/wire";
import type { Lesson } from "./lesson.svelte";
import { thingsFor } from "./pointing";

const COACH = /^(lesson|learn)-/; // how the ids of the coach's words begin

/** All that a board gets of a lesson; nothing is for good in it, and what the coach has against a move he says himself. */
export class LessonModel extends TableModel {
  override readonly narrowed = true;
  /** What the coach says to what was tried last. */
  objection = $state("");

  constructor(
    readonly lesson: Lesson,
    speech: Speech,
    game: GameModule,
    info: GameInfo,
  ) {
    const free = { ...game, finals: { choices: [], acts: [] } };
    super(lesson, speech, free, { ...info, hints: false, analysis: false });
  }

  /** What the coach says here. */
  get said(): string {
    return this.speech.say(`lesson-${this.lesson.chapter}-${this.lesson.place.name}`);
  }

  /** The moves that the step asks for now, each once. */
  get asked(): Move[] {
    const { asked } = this.lesson.place;
    return asked.filter((move, place) => asked.findIndex((each) => same(each, move)) === place);
  }

  /** What is to be looked at, by name, first of all: what the next moves are made with, or what makes them all at once. */
  get things(): string[][] {
    return thingsFor(this.asked, this.lesson.place.point, this.info?.verbs ?? {});
  }

  override async send(send: () => Promise<Outcome>, at: Element | null): Promise<boolean> {
    this.objection = "";
    const done = await super.send(send, at);
    const message = this.answer?.refusal.message ?? "";
    if (!COACH.test(message)) return done;
    this.answer = null;
    this.objection = this.speech.say(message);
    return done;
  }
}
