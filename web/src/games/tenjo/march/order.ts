import type { Move } from "$src/table/model.svelte";
import type { Step } from "../view";
import { sending } from "./amounts";

/** A stack, and how many thousands of it march. */
export interface Marcher {
  source: string;
  thousands: number;
  stack: number;
}

/** The moves of an order to a goal that is chosen already: all of its stacks march, one after the other. */
export function ordered(step: Step, all: readonly Marcher[]): Move[] {
  return all.flatMap(({ source, thousands, stack }, place): Move[] => [
    ...(place ? [["march_to", String(step.goal)]] : []),
    ...(place || source !== step.source ? [["march_from", source]] : []),
    sending(thousands, stack),
  ]);
}
