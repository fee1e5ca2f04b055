import { changed, type Change } from "$src/net/changes";
import type { Sight } from "$src/wire";
import type { GameEvent } from "../model.svelte";
import type { Scene } from "./staging.svelte";

/** Events that are told together, for how many milliseconds, and the scene that they are. */
export interface Told<S extends Scene = Scene> {
  events: GameEvent[];
  lasts: number;
  scene: S | null;
}

/** How a game wants to be told. */
export interface Telling<S extends Scene = Scene> {
  /** For how many milliseconds what an event begins is told; undefined: it belongs to what was before it. */
  opens(event: GameEvent, before: GameEvent | undefined): number | undefined;
  /** The scene that an event is the end of, among all that was told. */
  sceneOf?(all: readonly GameEvent[], index: number): S | null;
  /** Whether its scene can be watched again from the log. */
  again?(event: GameEvent, all: readonly GameEvent[]): boolean;
  /** Where in a view lies what an event is about: it is shown when the last event about it has been told. */
  parts?(event: GameEvent, view: Sight["view"]): Change[0][];
  /** What an event says to be so by itself; `shown`: what is seen as long as it has not been told, `before`: what was told just before. */
  says?(event: GameEvent, shown: Sight["view"], before?: GameEvent): Change[];
  /** The kinds of events with which the final scoring begins: it is counted on the board before they are told. */
  finale?: readonly string[];
  /** What one can do whatever is being told. */
  meanwhile?: Meanwhile;
}

/** What goes on beside everything that is told: it is never shown otherwise than it is now. */
export interface Meanwhile {
  /** Whether a move belongs to it. */
  allows(move: readonly unknown[], now: Sight["view"]): boolean;
  /** What is seen of it, in what is shown else. */
  shows(now: Sight["view"], shown: Sight["view"]): Change[];
}

/** An update: what was seen before it and after it, and what it tells. */
export interface Update {
  before: Sight;
  after: Sight;
  events: GameEvent[];
}

const SHORTEST = 250; // milliseconds, for a game that does not say how it wants to be told
const EACH = 350;

const eventsOf = (sight: Sight) => sight.view["events"] as GameEvent[];

/** An update cut into what is told together: what opens nothing belongs to what was opened before it. */
export function beatsOf<S extends Scene>(
  update: Pick<Update, "after" | "events">,
  telling: Telling<S> | null,
): Told<S>[] {
  const found: Told<S>[] = [];
  update.events.forEach((event, i) => {
    const lasts = telling ? telling.opens(event, update.events[i - 1]) : event.to === null ? EACH : undefined;
    const last = found.at(-1);
    if (last && lasts === undefined) last.events.push(event);
    else found.push({ events: [event], lasts: lasts ?? SHORTEST, scene: null });
  });
  const all = [...keptOf(update)];
  for (const beat of found) {
    const first = all.push(...beat.events) - beat.events.length;
    const scenes = beat.events.map((_, place) => telling?.sceneOf?.(all, first + place) ?? null);
    beat.scene = scenes.find((scene) => scene !== null) ?? null;
  }
  return found;
}

/** What was told before an update, and not taken back by it. */
function keptOf({ after, events }: Pick<Update, "after" | "events">): GameEvent[] {
  const all = eventsOf(after);
  return all.slice(0, all.length - events.length);
}

/** What is seen as long as something remains to be told: nobody is asked for anything. */
export function quiet(sight: Sight): Sight {
  return { ...sight, view: { ...sight.view, pending: [] }, legal: [], edits: [], can_undo: false };
}

/** What has been told, with what one can do meanwhile as it is now. */
export function withMeanwhile(told: Sight, now: Sight, { allows, shows }: Meanwhile): Sight {
  const allowed = (moves: unknown[]) => moves.filter((move) => allows(move as unknown[], now.view));
  return {
    ...told,
    view: changed(told.view, shows(now.view, told.view)),
    legal: allowed(now.legal),
    edits: allowed(now.edits),
  };
}

/** What is seen when some of an update's events have been told. */
export function partly<S extends Scene>(update: Update, count: number, telling: Telling<S> | null): Sight {
  const { before, after, events } = update;
  if (count >= events.length) return quiet(after);
  const told = events.slice(0, count);
  const partsOf = (some: GameEvent[]) => some.flatMap((event) => telling?.parts?.(event, before.view) ?? []);
  const open = new Set(partsOf(events.slice(count)).map(String));
  const said = told.reduce(
    (shown, event, i) => changed(shown, telling?.says?.(event, shown, told[i - 1]) ?? []),
    before.view,
  );
  const closed = partsOf(told).filter((path) => !open.has(String(path)));
  const view = changed(
    said,
    closed.map((path): Change => [path, at(after.view, path)]),
  );
  return quiet({ ...before, view: { ...view, events: [...keptOf(update), ...told] } });
}

function at(part: unknown, path: Change[0]): unknown {
  return path.reduce<unknown>((found, step) => (found as Record<string, unknown>)[step], part);
}
