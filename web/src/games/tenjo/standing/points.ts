import type { TableModel } from "$src/table/model.svelte";
import { figure } from "../cards/said";
import type { Final, Stands } from "../view";

const THOUSAND = 1000;

/** Points in short, by the thousand: one number if they are known, else the bounds. */
export function inThousands(model: TableModel, { least, most }: Stands): string {
  const [low, high] = [Math.floor(least.points / THOUSAND), Math.ceil(most.points / THOUSAND)];
  if (least.points === most.points || low === high) return `${Math.round(most.points / THOUSAND)}k`;
  return model.words.say("board-between", { least: low, most: `${high}k` });
}

/** Koku in short, by the thousand: 25k, 24.9k; 0 for none. */
export function thousands(model: TableModel, koku: number): string {
  if (!koku) return "0";
  return `${new Intl.NumberFormat(model.words.lang, { maximumFractionDigits: 1 }).format(koku / THOUSAND)}k`;
}

/** Points in words, as far as they are known. */
export function pointsTold(model: TableModel, stands: Stands): string {
  const [least, likely, most] = [stands.least, stands.likely, stands.most].map(({ points }) => points);
  if (least === most) return model.words.say("board-standing-exact", { points: most ?? 0 });
  return model.words.say("board-standing-range", { least: least ?? 0, likely: likely ?? 0, most: most ?? 0 });
}

/** A part of them: a number, or the bounds. */
export function bounds(model: TableModel, { least, most }: Stands, part: keyof Final): string {
  const [low, high] = [figure(model, least[part]), figure(model, most[part])];
  return low === high ? high : model.words.say("board-between", { least: low, most: high });
}
