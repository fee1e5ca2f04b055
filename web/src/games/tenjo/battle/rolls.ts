import type { GameEvent, TableModel } from "$src/table/model.svelte";
import type { Replays, Scene, Stage } from "$src/table/stage/staging.svelte";
import { battleTold, type BattleTold } from "./told";

/** Dice that are thrown: the battle as it was told up to them. */
export interface Roll extends Scene {
  told: BattleTold;
}

const LASTS = 950; // milliseconds in which dice roll
const AT_MOST = 3; // that wait to be played: of more, the last

/** The throw that an event tells of; null if it is none. */
export function rollAt(events: readonly GameEvent[], index: number): Roll | null {
  const until = events.findIndex(({ kind }, i) => i > index && kind !== "lost" && kind !== "castle_fell");
  const all = events.slice(0, until < 0 ? events.length : until);
  const start = all.findLastIndex(({ kind }, i) => i < index && kind === "attacked");
  const told = start < 0 ? null : battleTold(all.slice(start));
  return told ? { told, lasts: LASTS } : null;
}

/** What waits and what is new: the last events, which are part of all that is told by now. */
export function waiting(model: TableModel, fresh: readonly GameEvent[], before: readonly Roll[]): Roll[] {
  const { events } = model.view;
  const first = events.length - fresh.length;
  const rolls = fresh.flatMap(({ kind }, i) => {
    const roll = kind === "engaged" ? rollAt(events, first + i) : null;
    return roll ? [roll] : [];
  });
  return [...before, ...rolls].slice(-AT_MOST);
}

/** Every throw of dice in a battle can be watched again. */
export function replays(model: TableModel, stage: Stage<Roll>): Replays {
  return {
    has: ({ kind }) => kind === "engaged",
    play(index) {
      const roll = rollAt(model.present.events, index);
      if (roll) stage.show(roll);
    },
  };
}
