import { api, Refused } from "$src/net/api";
import type { LiveTable, Move, Outcome } from "$src/net/live.svelte";
import { self } from "$src/shell/self.svelte";
import type {
  CourseInfo,
  History,
  LessonPlace,
  NewLessonStep,
  SeatInfo,
  Sight,
  TableInfo,
  UpdateMessage,
} from "$src/wire";

const BOT = "steady";
const refused = (message: string): Outcome => ({ message, params: {}, rule: null });

/** A chapter that is gone through: to a board it is a table, whose server answers what the step asks for. */
export class Lesson implements LiveTable {
  place = $state.raw<LessonPlace>() as LessonPlace;
  sight = $state.raw<Sight | null>(null);
  table = $state.raw<TableInfo>();
  readonly presence = undefined;
  readonly remarks = [];
  readonly earlier = false;
  readonly orders = [];
  readonly answering = null;
  readonly handovers = [];
  readonly connected = true;
  readonly gone = false;
  readonly id: string;
  onUpdate: LiveTable["onUpdate"] = () => undefined;
  onWhole: LiveTable["onWhole"] = () => undefined;
  onTime: LiveTable["onTime"] = () => undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    readonly course: CourseInfo,
    readonly chapter: string,
    place: LessonPlace,
  ) {
    this.id = `lesson-${course.game}-${chapter}`;
    this.table = tableOf(course, place);
    this.#take(place);
  }

  /** Make moves of the step, all of them or none. */
  play(moves: Move[]): Promise<Outcome> {
    return this.#next(({ step, done }) => ({ step, done, moves }));
  }

  /** Take back the last move of the step. */
  undo(): Promise<Outcome> {
    return this.#next(({ step, done }) => (done.length ? { step, done: done.slice(0, -1) } : null));
  }

  /** Answer the step's question by something that has these names. */
  tap(names: string[]): Promise<Outcome> {
    return this.#next(({ step, done }) => ({ step, done, tap: names.slice(0, 40) }));
  }

  /** To another step; the one behind the last is the end. */
  goTo(step: number): Promise<Outcome> {
    return this.#next(() => ({ step, done: [] }));
  }

  /** There is nobody to speak to. */
  say(): Promise<Outcome> {
    return Promise.resolve(refused("nobody-listens"));
  }

  recall(): Promise<void> {
    return Promise.resolve();
  }

  /** A lesson is not looked back at. */
  history(): Promise<History> {
    return Promise.resolve({ told: [] });
  }

  close(): void {
    this.onUpdate = () => undefined;
  }

  #next(change: (place: LessonPlace) => NewLessonStep | null): Promise<Outcome> {
    const next = this.#last.then(() => this.#go(change(this.place)));
    this.#last = next;
    return next;
  }

  async #go(taken: NewLessonStep | null): Promise<Outcome> {
    if (!taken) return refused("nothing-to-undo");
    const before = this.place;
    try {
      this.#take(await api.learn(this.course.game, this.chapter, taken));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return error.refusal;
    }
    const [was, is] = [eventsOf(before), eventsOf(this.place)];
    const forward = this.place.step >= before.step && is.length > was.length;
    if (forward) this.onUpdate(before.sight, updateOf(this.place, is.slice(was.length)), false);
    else this.onWhole();
    return null;
  }

  #take(place: LessonPlace): void {
    this.place = place;
    this.sight = place.sight;
  }
}

/** What happened, as a table's server would tell it. */
const updateOf = ({ sight: { version } }: LessonPlace, events: unknown[]): UpdateMessage => ({
  ...{ type: "update", version, since: 0, kept: 0 },
  ...{ changes: [], events, key: "lesson" },
});

const eventsOf = ({ sight }: LessonPlace) => sight.view["events"] as unknown[];

/** A table as it would be, with oneself in the learner's seat. */
function tableOf({ game, seat, last }: CourseInfo, { sight }: LessonPlace): TableInfo {
  const seats = Array.from({ length: Number(sight.view["players"]) }, (_, number) => seated(number === seat));
  return {
    ...{ id: last ?? game, game, rules: 0, options: {}, seats, owner: seat, created: "" },
    ...{ public: false, pause: true, status: "running", rematch: null, invitation: null },
    ...{ steward: null, clock: null, hints: false, uploaded: false },
    ...{ rated: false, language: null, matched: false, admissions: [] },
    ...{ overtime: "steward", suspended: false, called_off: false, votes: [] },
  };
}

function seated(you: boolean): SeatInfo {
  const who = you ? { name: self.me.name, bot: null } : { name: null, bot: BOT };
  const free = {
    open: false,
    waiting: false,
    hosted: false,
    alike: false,
    kept: false,
    kept_for: null,
    vacant: false,
    vanished: false,
  };
  return { ...who, ...free, you, steward: null, time: null, house: null };
}
