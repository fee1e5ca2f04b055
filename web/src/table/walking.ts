import type { TableModel } from "./model.svelte";
import { roundFrom } from "./steps";

/** The places of the events that open a chapter of the story. */
export function openings(model: TableModel): number[] {
  return model.present.events.flatMap((event, index) =>
    (model.game?.chapter(event, model.words) ?? null) === null ? [] : [index],
  );
}

/** Go a step, a round or all the way, back or forward in history. */
export function walkBy(
  model: TableModel,
  by: "step" | "round" | "end",
  way: 1 | -1,
  opens: readonly number[] = [],
): void {
  const walk = model.past.steps;
  const place = model.past.place(model.at);
  const last = walk.length - 1;
  const to =
    by === "step" ? place + way : by === "round" ? roundFrom(walk, opens, place, way) : way > 0 ? last : 0;
  const step = walk[Math.min(Math.max(to, 0), last)];
  if (step) model.goTo(step.version);
}
