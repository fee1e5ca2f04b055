import type { TableModel } from "$src/table/model.svelte";
import { seen, standing, type Building } from "../view";

/** Where a march can go: whose it is (a seat, one's own, nobody's), and what stands there. */
export interface Target {
  province: string;
  whose: number | "own" | "neutral";
  armies: number;
  buildings: Building[];
}

/** The targets that the server lists, and the one that is chosen: attacks first, then by the order of the list. */
export function targets(model: TableModel): Target[] {
  const view = seen(model);
  const listed = model.offered("target").map((move) => String(move[1]));
  const chosen = view.step?.province;
  const all = chosen && !listed.includes(chosen) ? [...listed, chosen] : listed;
  return view.provinces
    .filter(({ province }) => all.includes(province))
    .map(({ province }) => {
      const { owner, armies, buildings } = standing(view, province);
      const whose = owner === null ? "neutral" : owner === model.seat ? "own" : owner;
      return { province, whose, armies, buildings } satisfies Target;
    });
}

/** Some numbers to choose from at a tap, out of those that are listed: the ends, and a few between. */
export function chips(numbers: readonly number[], most = 8): number[] {
  if (numbers.length <= most) return [...numbers];
  const last = numbers.length - 1;
  const picked = Array.from({ length: most }, (_, i) => numbers[Math.round((i * last) / (most - 1))] ?? 0);
  return [...new Set(picked)];
}
