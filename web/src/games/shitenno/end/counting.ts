import type { Counted } from "$src/table/end/counting";
import type { TableModel } from "$src/table/model.svelte";
import { seen } from "../view";

interface Scored {
  seat: number;
  points: number;
  for: string;
  province: string | null;
}

/** What is scored once the game is over: koku, then the majorities province by province. */
export function counted(model: TableModel): Counted[] {
  const { events, players } = seen(model);
  const end = events.findLastIndex(({ kind }) => kind === "ended");
  const found = new Map<string, Counted>();
  for (const { kind, data } of events.slice(end)) {
    if (kind !== "scored") continue;
    const { seat, points, for: reason, province } = data as unknown as Scored;
    const what = province ? model.words.noun("province", province) : model.words.say(`score-${reason}`);
    const step: Counted = found.get(what) ?? { what, places: [], points: Array<number>(players).fill(0) };
    step.points[seat] = (step.points[seat] ?? 0) + points;
    if (province) {
      step.at = `[data-province="${province}"]`;
      step.places.push({ at: step.at, seat, points });
    }
    found.set(what, step);
  }
  return [...found.values()];
}
