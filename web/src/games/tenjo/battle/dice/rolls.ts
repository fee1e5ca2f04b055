import type { GameEvent } from "$src/table/model.svelte";
import type { Scene } from "$src/table/stage/staging.svelte";
import { battleTold, type BattleTold } from "../told";

/** Dice that are thrown: the battle as it was told up to them. */
export interface Roll extends Scene {
  kind: "roll";
  told: BattleTold;
}

const LASTS = 1500; // milliseconds in which dice roll

/** The throw that an event tells of; null if it is none. */
export function rollAt(events: readonly GameEvent[], index: number): Roll | null {
  const until = events.findIndex(({ kind }, i) => i > index && kind !== "lost" && kind !== "castle_fell");
  const all = events.slice(0, until < 0 ? events.length : until);
  const start = all.findLastIndex(({ kind }, i) => i < index && kind === "attacked");
  const told = start < 0 ? null : battleTold(all.slice(start));
  return told ? { kind: "roll", lasts: LASTS, told } : null;
}
