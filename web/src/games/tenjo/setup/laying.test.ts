import { expect, test } from "vitest";
import { DATA } from "../data/data";
import type { Move } from "$src/table/model.svelte";
import { isWhole, laying, layoutOf, openNow, PORTIONS } from "./laying";

const SITES: [string, string] = ["harima_castle_a", "kii_castle_a"];
const empty = (site: string) => ({ site, samurai: 0, koku: 0, family: [], shadows: 0 });

test("at first everything is shared evenly", () => {
  const layout = layoutOf(SITES.map(empty));
  expect(layout.samurai).toBe(DATA.start.samurai / 2);
  expect(isWhole(SITES.map(empty))).toBe(false);
});

test("what is laid out uses up all there is, from the beginning if something lay there", () => {
  const layout = { samurai: 70, koku: 4, family: { wife: false, son: true, daughter: true }, shadows: 2 };
  const moves = laying(layout, SITES, 2, true);
  expect(moves[0]).toEqual(["clear"]);
  const sum = (verb: string, site: string) =>
    moves
      .filter((move) => move[0] === verb && move[1] === site)
      .reduce((all, move) => all + Number(move[2]), 0);
  expect(sum("garrison", SITES[0])).toBe(70);
  expect(sum("garrison", SITES[1])).toBe(DATA.start.samurai - 70);
  expect(sum("store", SITES[1])).toBe(DATA.start.koku - 4);
  expect(moves.filter((move) => move[0] === "house")).toEqual([
    ["house", "wife_2", SITES[0]],
    ["house", "son_2", SITES[1]],
    ["house", "daughter_2", SITES[1]],
  ]);
  expect(moves.filter((move) => move[0] === "hide")).toEqual([
    ["hide", "harima"],
    ["hide", "harima"],
  ]);
});

test("a layout is found again in what lies on the server", () => {
  const spread = [
    { site: SITES[0], samurai: 30000, koku: 25000, family: ["wife_0"], shadows: 2 },
    { site: SITES[1], samurai: 70000, koku: 0, family: ["son_0", "daughter_0"], shadows: 0 },
  ];
  expect(isWhole(spread)).toBe(true);
  expect(layoutOf(spread)).toEqual({
    samurai: 30,
    koku: 25,
    family: { wife: false, son: true, daughter: true },
    shadows: 2,
  });
});

test("everything can be laid out at once, unless a lesson is about a part", () => {
  const offering = (narrowed: boolean, ...verbs: string[]) => ({
    narrowed,
    offered: (...[verb]: Move) => verbs.filter((each) => each === verb).map((each): Move => [each]),
  });
  expect(openNow(offering(false, "garrison"))).toEqual(PORTIONS);
  expect(openNow(offering(true, "store"))).toEqual(["store"]);
  expect(openNow(offering(true, "ready"))).toEqual(PORTIONS);
});
