import { settings } from "$src/shell/settings.svelte";
import type { Sight } from "$src/wire";
import { line, plain, seatOf } from "../log/story";
import type { GameEvent, TableModel } from "../model.svelte";
import { beatsOf, partly, quiet, withMeanwhile, type Telling, type Told, type Update } from "./beats";
import { Stage, type Beat, type Replays } from "./staging.svelte";

const TITLE = 1100; // milliseconds
const NEWS = 900; // more, where there is something to read
const SAME = 4; // letters by which a sentence that says no more than a heading is longer
const CALM = 8000; // that may wait before it is told quicker, while others play on

/** What came from the server: `own` if one did it oneself, `late` if it happened while one was not connected. */
export interface Arrived extends Update {
  own: boolean;
  late: boolean;
}

/** Lets everything at a table be told in its order: what is shown never is ahead of what has been told. */
export class Director {
  readonly stage = new Stage();
  /** Whether all is told at once until one is asked for something. */
  rushing = $state(false);
  /** What is being told, in one line. */
  event = $state.raw<GameEvent | null>(null);
  /** Events that were told at once, and are made known together. */
  #gathered: GameEvent[] | null = null;

  constructor(
    readonly model: TableModel,
    readonly telling: Telling | null,
    /** Whether the final scoring is counted before it is told how the game ended. */
    readonly counts = false,
  ) {
    const { stage } = this;
    stage.onempty = () => (model.soFar = null);
    stage.hurry = () => (this.#awaited ? 1 : Math.max(1, stage.behind / CALM));
    if (telling?.again) model.replays = this.#replays(telling);
  }

  #replays({ again, sceneOf }: Telling): Replays {
    const { model, stage } = this;
    return {
      has: (event) => again?.(event, model.present.events) ?? false,
      play(index) {
        const scene = sceneOf?.(model.present.events, index);
        if (scene) stage.show(scene);
      },
    };
  }

  /** Whether the game waits for oneself, told or not. */
  get #awaited(): boolean {
    const { live, seat } = this.model;
    const pending = (live.sight?.view["pending"] ?? []) as { seat: number }[];
    return pending.some((each) => each.seat === seat);
  }

  /** Something came: it is told, after all that waits. */
  take(update: Arrived): void {
    const { model } = this;
    const beats = beatsOf(update, this.telling);
    if (this.#atOnce(update, beats)) {
      this.end();
      if (!model.trial) model.tell(update.events);
      if (model.due !== null || model.present.result) this.rushing = false;
      return;
    }
    this.#play(update, beats);
  }

  /** What was tried out is told already; only its scenes are played. */
  tried(update: Pick<Update, "after" | "events">): void {
    const scenes = beatsOf(update, this.telling).filter(({ scene }) => scene);
    if (settings.pace) this.stage.add(scenes.map(({ scene, lasts }) => ({ scene, lasts })));
  }

  /** Plays what was, from one sight to the next, up to now. */
  film(sights: readonly Sight[]): void {
    const { model } = this;
    const [first, ...others] = sights;
    if (!first) return;
    this.end();
    let before = first;
    for (const after of others) {
      const events = eventsOf(after).slice(eventsOf(before).length);
      const update = { before, after, events };
      this.#play(update, beatsOf(update, this.telling));
      before = after;
    }
    if (!this.stage.busy) model.soFar = null;
  }

  /** All to where one is asked for something. */
  rush(): void {
    this.end();
    const { seat, due, present } = this.model;
    this.rushing = seat !== null && due === null && !present.result;
  }

  /** Everything that waits is told at once. */
  end(): void {
    this.#gathered = [];
    this.stage.end();
    const gathered = this.#gathered;
    this.#gathered = null;
    if (gathered.length && !this.model.lookingBack && !this.model.trial) this.model.tell(gathered);
  }

  #atOnce({ before, after, own, late }: Arrived, beats: readonly Told[]): boolean {
    const { model } = this;
    if (!settings.pace || document.hidden || model.lookingBack || model.trial || late || this.rushing)
      return true;
    if (this.stage.busy) return false;
    const asked = ({ view }: Sight) =>
      (view["pending"] as { seat: number }[]).some(({ seat }) => seat === model.seat);
    if (!beats.length) return true;
    if (asked(before) && asked(after) && before.decision === after.decision) return true;
    return own && asked(after) && beats.every(({ scene }) => !scene);
  }

  #play(update: Update, beats: readonly Told[]): void {
    const { model } = this;
    this.#show(model.soFar ?? quiet(update.before));
    let count = 0;
    const [course, finale] = this.#cut(update, beats);
    const played = course.flatMap(({ events, lasts, scene }): Beat[] => {
      count += events.length;
      const until = count;
      const reveal = () => this.#reveal(update, until, events);
      const titles = this.#titles(events);
      if (scene?.closes) return [{ scene, lasts }, ...titles, { lasts, reveal }];
      return [...titles, { scene, lasts, reveal }];
    });
    if (finale)
      played.push(
        ...this.#titles(finale.events, false),
        { lasts: 0, holds: true },
        {
          lasts: finale.lasts,
          reveal: () => this.#reveal(update, update.events.length, finale.events),
        },
      );
    this.stage.add(played.length ? played : [{ lasts: 0, reveal: () => this.#reveal(update, 0, []) }]);
  }

  /** What is told one after the other, and what is counted, after its title, before it is told: the end of a game. */
  #cut({ after }: Update, beats: readonly Told[]): [readonly Told[], Told | null] {
    const last = beats.at(-1);
    if (!this.counts || !after.view["result"] || !last) return [beats, null];
    const kinds = this.telling?.finale ?? [];
    const found = beats.findIndex(({ events }) => events.some(({ kind }) => kinds.includes(kind)));
    const first = found < 0 ? beats.length - 1 : found;
    const events = beats.slice(first).flatMap((beat) => beat.events);
    return [beats.slice(0, first), { ...last, events }];
  }

  #reveal(update: Update, count: number, events: GameEvent[]): void {
    this.#show(partly(update, count, this.telling));
    this.event = events.find((event) => seatOf(event) !== null) ?? events[0] ?? this.event;
    if (this.#gathered) this.#gathered.push(...events);
    else this.model.tell(events);
  }

  /** So much has been told; what goes on meanwhile is as it is now. */
  #show(told: Sight): void {
    const { model, telling } = this;
    const now = model.live.sight;
    model.soFar = now && telling?.meanwhile ? withMeanwhile(told, now, telling.meanwhile) : told;
  }

  /** An event that opens a chapter is told by its title first; who has won is not said before it is `counted`. */
  #titles(events: readonly GameEvent[], counted = true): Beat[] {
    const { words, game, naming } = this.model;
    return events.flatMap((event) => {
      const heading = game?.chapter(event, words) ?? null;
      if (heading === null) return [];
      const parts = line(words, event, naming);
      const told = counted || parts.every(({ seat }) => seat === null) ? plain(parts) : "";
      const news = told.length > heading.length + SAME ? told : "";
      return [{ title: { heading, news }, lasts: news ? TITLE + NEWS : TITLE }];
    });
  }
}

const eventsOf = (sight: Sight) => sight.view["events"] as GameEvent[];
