import type { TableModel } from "../model.svelte";
import { roundFrom } from "./steps";

/** The places of the events that open a chapter of the story. */
function openings(model: TableModel): number[] {
  return model.present.events.flatMap((event, index) =>
    (model.game?.chapter(event, model.words) ?? null) === null ? [] : [index],
  );
}

/** Go a step, a round or all the way, back or forward in history, as soon as there is one to walk through. */
export function walkBy(model: TableModel, by: "step" | "round" | "end", way: 1 | -1): void {
  model.past.whenKnown(() => {
    const walk = model.past.steps;
    const place = model.past.place(model.at);
    const last = walk.length - 1;
    const to = {
      step: () => place + way,
      round: () => roundFrom(walk, openings(model), place, way),
      end: () => (way > 0 ? last : 0),
    }[by]();
    const step = walk[Math.min(Math.max(to, 0), last)];
    if (step) model.goTo(step.version);
  });
}
