import type { TableModel } from "$src/table/model.svelte";
import { HONOURED } from "../data/data";
import { counted, leading, type Count } from "../standing/leading";
import { seen, symbols } from "../view";

interface Scored {
  seat: number;
  points: number;
  for: string;
  province: string | null;
}

/** All points of a seat for some reasons, as they were told. */
export function scored(model: TableModel, seat: number, ...reasons: string[]): Scored[] {
  return seen(model)
    .events.filter((event) => event.kind === "scored")
    .map((event) => event.data as unknown as Scored)
    .filter((each) => each.seat === seat && reasons.includes(each.for));
}

export function sum(some: Scored[]): number {
  return some.reduce((total, each) => total + each.points, 0);
}

/** The fields' points by province: “Kantō 5 + 6”. */
export function byProvince(model: TableModel, some: Scored[]): string[] {
  const found: Record<string, number[]> = {};
  for (const each of some) (found[each.province ?? ""] ??= []).push(each.points);
  return Object.entries(found).map(
    ([province, points]) => `${model.words.noun("province", province)} ${points.join("\u00a0+\u00a0")}`,
  );
}

/** What the points of a title are made of: “3 × Daimyō”. */
export function byTitle(model: TableModel, some: Scored[]): string[] {
  return HONOURED.flatMap((title) => {
    const count = some.filter((each) => each.for === title).length;
    return count ? [`${count} × ${model.words.noun("title", title)}`] : [];
  });
}

/** Koku cards in hand, troop symbols exchanged for one each, and what +1 tiles added: as the server counted them. */
export function kokuExplained(model: TableModel, seat: number): string {
  const view = seen(model);
  const own = view.seats[seat];
  const all = (own?.known ?? []).flatMap(symbols);
  const koku = all.filter((each) => each === "koku").length;
  const exchanged = Math.min(all.length - koku, own?.tiles.exchange ?? 0);
  const plus = (view.result?.koku[seat] ?? 0) - koku - exchanged;
  return model.words.say("score-koku-explained", { koku, exchanged, plus });
}

export interface Majority {
  province: string;
  seat: number | null;
  /** Of each seat, what its kamons count: gold ones twice. */
  counts: Count[];
  /** Whether several had as much, so that the leftmost kamon decided. */
  tied: boolean;
}

/** Who has each province, and by what: at the end, or if it were counted now. */
export function majorities(model: TableModel): Majority[] {
  const { provinces, players } = seen(model);
  return provinces.map(({ province, fields }) => {
    const lead = leading(fields, players);
    return {
      province,
      seat: lead?.seat ?? null,
      counts: counted(fields, players),
      tied: lead?.tied ?? false,
    };
  });
}

/** Whether the two best have the same points, so that the title decided. */
export function tied(model: TableModel): boolean {
  const { scores = [], ranking = [] } = seen(model).result ?? {};
  const [first, second] = ranking;
  return first !== undefined && second !== undefined && scores[first] === scores[second];
}
