import type { GameEvent, TableModel } from "$src/table/model.svelte";
import type { Replays, Stage } from "$src/table/stage/staging.svelte";
import { LASTS } from "../tower/choreography";
import { kept, lastThrow, throws, type Throw } from "../tower/throws";
import { scoredTold, winterTold, type ScoreTold, type WinterTold } from "../winter/told";

/** What is played on the desk: cubes fall, winter asks for its rice, or its points are counted. */
export type ShogunScene =
  | { kind: "throw"; lasts: number; thrown: Throw }
  | { kind: "supply"; lasts: number; told: WinterTold }
  | { kind: "score"; lasts: number; told: ScoreTold };

const AT_MOST = 3; // throws that wait to be played: of more, one's own and the last are
const ROW = 420; // milliseconds in which a player's supply is read
export const REGION = 560; // the same for a region's majorities
const BEFORE = 700;

const supply = (told: WinterTold): ShogunScene => ({
  kind: "supply",
  lasts: BEFORE + told.supplied.length * ROW,
  told,
});
const score = (told: ScoreTold): ShogunScene => ({
  kind: "score",
  lasts: BEFORE + told.regions.length * REGION,
  told,
});
const throwing = (thrown: Throw): ShogunScene => ({ kind: "throw", lasts: LASTS, thrown });

/** All scenes that some events tell, in order: a winter's supply comes before its throws, its points after them. */
export function scenes(events: readonly GameEvent[]): ShogunScene[] {
  const told = events.some((event) => event.kind === "winter") ? winterTold(events) : null;
  const scored = scoredTold(events);
  const winter = events.findIndex((event) => event.kind === "winter");
  const [before, after] = winter < 0 ? [events, []] : [events.slice(0, winter), events.slice(winter)];
  return [
    ...throws(before).map(throwing),
    ...(told ? [supply(told)] : []),
    ...throws(after).map(throwing),
    ...(scored ? [score(scored)] : []),
  ];
}

/** What waits and what is new, of many throws only some. */
export function waiting(
  model: TableModel,
  events: readonly GameEvent[],
  before: readonly ShogunScene[],
): ShogunScene[] {
  const all = [...before, ...scenes(events)];
  const thrown = all.flatMap((each) => (each.kind === "throw" ? [each.thrown] : []));
  const left = kept(thrown, AT_MOST, model.seat);
  return all.filter((each) => each.kind !== "throw" || left.includes(each.thrown));
}

/** The scene that an event of the log is the end of. */
export function sceneOf(events: readonly GameEvent[], index: number): ShogunScene | null {
  const { kind } = events[index] ?? {};
  if (kind === "battle" || kind === "quelled") {
    const thrown = lastThrow(events.slice(0, index + 1));
    return thrown ? throwing(thrown) : null;
  }
  if (kind === "winter") {
    const told = winterTold(
      events.slice(
        0,
        events.findIndex((each, i) => i > index && each.kind !== "supplied"),
      ),
    );
    return told ? supply(told) : null;
  }
  const told = kind === "scored" ? scoredTold(events.slice(0, index + 1 + after(events, index))) : null;
  return told ? score(told) : null;
}

/** How many events of the same kind follow one. */
function after(events: readonly GameEvent[], index: number): number {
  const rest = events.slice(index + 1).findIndex((each) => each.kind !== events[index]?.kind);
  return rest < 0 ? events.length : rest;
}

/** Which lines of the log can be watched again: throws, what winter asked for, and the first line of its points. */
export function replays(model: TableModel, stage: Stage<ShogunScene>): Replays {
  return {
    has: ({ kind, data }) =>
      ["battle", "quelled", "winter"].includes(kind) || (kind === "scored" && data["seat"] === 0),
    play(index) {
      const scene = sceneOf(model.present.events, index);
      if (scene) stage.show(scene);
    },
  };
}
