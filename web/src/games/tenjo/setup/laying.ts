import type { Move, TableModel } from "$src/table/model.svelte";
import { DATA, pointOf } from "../data/data";
import { chipsFor } from "../march/amounts";
import type { Spread } from "../view";

/** What is laid out over two castles: how much for the first of them, the rest for the other. */
export interface Layout {
  samurai: number;
  koku: number;
  /** By relative: whether in the second castle. */
  family: Record<string, boolean>;
  shadows: number;
}

/** The verbs by which something is laid out. */
export const PORTIONS = ["garrison", "store", "house", "hide"] as const;

/** What can be laid out now: all of it, unless a lesson is about a part. */
export function openNow(model: Pick<TableModel, "narrowed" | "offered">): readonly string[] {
  if (!model.narrowed) return PORTIONS;
  const found = PORTIONS.filter((verb) => model.offered(verb).length);
  return found.length ? found : PORTIONS;
}

/** The layout that lies on the server, or an even one. */
export function layoutOf([one, other]: Spread[]): Layout {
  const samurai = (one?.samurai ?? 0) + (other?.samurai ?? 0);
  const begun = samurai === DATA.start.samurai * 1000;
  return {
    samurai: begun ? (one?.samurai ?? 0) / 1000 : DATA.start.samurai / 2,
    koku: begun ? (one?.koku ?? 0) / 1000 : Math.ceil(DATA.start.koku / 2),
    family: Object.fromEntries(
      DATA.family.map((each, place) => {
        const second = other?.family.some((card) => card.startsWith(each));
        return [each, begun ? Boolean(second) : place % 2 === 1];
      }),
    ),
    shadows: begun ? (one?.shadows ?? 0) : Math.floor(DATA.start.shadows / 2),
  };
}

/** The moves that lay it out, from the beginning. */
export function laying(layout: Layout, sites: [string, string], seat: number, begun: boolean): Move[] {
  const [one, other] = sites;
  const portions = (verb: string, first: number, all: number): Move[] => [
    ...chipsFor(first).map((chip): Move => [verb, one, chip]),
    ...chipsFor(all - first).map((chip): Move => [verb, other, chip]),
  ];
  const provinces = sites.map((site) => pointOf(site).provinces[0] ?? "");
  const hidden = Array.from({ length: DATA.start.shadows }, (_, place) => (place < layout.shadows ? 0 : 1));
  return [
    ...(begun ? [["clear"]] : []),
    ...portions("garrison", layout.samurai, DATA.start.samurai),
    ...portions("store", layout.koku, DATA.start.koku),
    ...DATA.family.map((each): Move => ["house", `${each}_${seat}`, layout.family[each] ? other : one]),
    ...hidden.map((place): Move => ["hide", provinces[place] ?? ""]),
  ];
}

/** Whether all is laid out. */
export function isWhole(spread: Spread[]): boolean {
  const sum = (of: (each: Spread) => number) => spread.reduce((all, each) => all + of(each), 0);
  return (
    sum((each) => each.samurai) === DATA.start.samurai * 1000 &&
    sum((each) => each.koku) === DATA.start.koku * 1000 &&
    sum((each) => each.family.length) === DATA.family.length &&
    sum((each) => each.shadows) === DATA.start.shadows
  );
}
