import type { GameEvent } from "$src/table/model.svelte";
import type { Scene } from "$src/table/stage/staging.svelte";
import { rollAt, type Roll } from "../battle/dice/rolls";
import { yearEndTold, type YearEndTold } from "../yearend/told";

/** The die for the action points. */
export interface Die extends Scene {
  kind: "die";
  seat: number;
  points: number;
}

/** A year's end. */
interface YearEnd extends Scene {
  kind: "yearend";
  told: YearEndTold;
}

/** What is played: dice that are thrown, or a year's end that one walks through. */
export type TenjoScene = Roll | Die | YearEnd;

const ROLLS = 1000; // milliseconds
const LIES = 600;

/** The scene that an event is: dice that it tells of, or the year's end that it closes. */
export function sceneOf(events: readonly GameEvent[], index: number): TenjoScene | null {
  const { kind } = events[index] ?? {};
  if (kind === "engaged") return rollAt(events, index);
  if (kind === "rolled") return dieOf(events[index]?.data as unknown as Pick<Die, "seat" | "points">);
  if (kind !== "month" && kind !== "ended") return null;
  const told = yearEndTold(events.slice(0, index));
  return told && { kind: "yearend", lasts: 0, walks: true, closes: true, told };
}

const dieOf = ({ seat, points }: Pick<Die, "seat" | "points">): Die => ({
  ...{ kind: "die", lasts: ROLLS, stands: LIES },
  ...{ seat, points },
});

/** Every throw of dice in a battle can be watched again, and every year's end where the next year begins. */
export function again({ kind, data }: GameEvent): boolean {
  return kind === "engaged" || (kind === "month" && data["month"] === 1 && Number(data["year"]) > 1);
}
