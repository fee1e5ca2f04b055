import type { GameEvent } from "$src/table/model.svelte";
import { LASTS } from "../tower/choreography";
import { lastThrow, type Throw } from "../tower/throws";
import { scoredTold, winterTold, type ScoreTold, type WinterTold } from "../winter/told";

/** What is played: cubes fall, winter asks for its rice, and at its end its points are counted. */
export type ShogunScene = { kind: "throw"; lasts: number; thrown: Throw } | WinterScene;

/** What is known of a winter: its points at its end. */
interface WinterScene {
  kind: "winter";
  lasts: 0;
  walks: true;
  told: WinterTold;
  points: ScoreTold | null;
}

const winter = (told: WinterTold, points: ScoreTold | null): WinterScene => ({
  ...{ kind: "winter", lasts: 0, walks: true },
  ...{ told, points },
});
const throwing = (thrown: Throw): ShogunScene => ({ kind: "throw", lasts: LASTS, thrown });

/** The scene that an event of the log is the end of. */
export function sceneOf(events: readonly GameEvent[], index: number): ShogunScene | null {
  const { kind } = events[index] ?? {};
  if (kind === "battle" || kind === "quelled" || kind === "tower_filled") {
    const thrown = lastThrow(events.slice(0, index + 1));
    return thrown ? throwing(thrown) : null;
  }
  if (kind === "winter") {
    const until = events.findIndex((each, i) => i > index && each.kind !== "supplied");
    const told = winterTold(events.slice(0, until < 0 ? undefined : until));
    return told ? winter(told, null) : null;
  }
  if (kind !== "scored") return null;
  const before = events.slice(0, index + 1 + after(events, index));
  const [told, points] = [winterTold(before), scoredTold(before)];
  return told && points ? winter(told, points) : null;
}

/** How many events of the same kind follow one. */
function after(events: readonly GameEvent[], index: number): number {
  const rest = events.slice(index + 1).findIndex((each) => each.kind !== events[index]?.kind);
  return rest < 0 ? events.length : rest;
}

/** Which lines of the log can be watched again: throws, what winter asked for, and the first line of its points. */
export function again({ kind, data }: GameEvent): boolean {
  return ["battle", "quelled", "winter"].includes(kind) || (kind === "scored" && data["seat"] === 0);
}
