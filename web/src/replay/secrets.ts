import type { Passage } from "$src/games/games";
import type { TableModel, View } from "$src/table/model.svelte";

/** A table as a seat sees it, for whatever tells of it. */
export function seenFrom(model: TableModel, view: View): TableModel {
  const whole = { ...view, events: model.present.events };
  return new Proxy(model, {
    get: (model, name) => {
      if (name === "view" || name === "present") return whole;
      if (name === "seat") return view.seat;
      return Reflect.get(model, name, model) as unknown;
    },
  });
}

/** What a seat knows of a position, in words, that not everybody does. */
export function secretsIn(open: readonly Passage[], own: readonly Passage[]): Passage[] {
  const known = new Set(open.flatMap(({ lines }) => lines));
  return own
    .map(({ heading, lines }) => ({ heading, lines: lines.filter((line) => !known.has(line)) }))
    .filter(({ lines }) => lines.length);
}
