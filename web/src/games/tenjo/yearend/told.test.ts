import { expect, test } from "vitest";
import { named, toldIn, yearEndTold } from "./told";

const told = (kind: string, data: object) => ({ kind, data: data as Record<string, unknown>, to: null });
const EVENTS = [
  told("month", { year: 1, month: 12 }),
  told("year_end", { year: 1 }),
  told("upkeep", { seat: 0, paid: 12000, missing: 18000 }),
  told("lost", { seat: 0, point: "omi_w3", samurai: 30000, why: "upkeep" }),
  told("lost", { seat: 0, point: "omi_w4", samurai: 6000, why: "upkeep" }),
  told("passed", { seat: 0, decision: "recruit" }),
  told("upkeep", { seat: 1, paid: 30000, missing: 0 }),
  told("recruited", { seat: 1, samurai: 5000 }),
];

test("there is no year end before it comes, nor in the month after it", () => {
  expect(yearEndTold(EVENTS.slice(0, 1))).toBeNull();
  expect(yearEndTold([...EVENTS, told("month", { year: 2, month: 1 })])).toBeNull();
});

test("upkeep is told with what it cost, recruits with it", () => {
  const found = yearEndTold(EVENTS);
  expect(found?.step).toBe("upkeep");
  expect(found?.upkeep[0]).toMatchObject({ missing: 18000, lost: 36000 });
  expect(found?.upkeep[1]).toMatchObject({ missing: 0, recruited: 5000 });
});

test("a fate card is told with its effects, a new one after the die named nobody", () => {
  const found = yearEndTold([
    ...EVENTS,
    told("fate", { seat: 0, card: "F01", roll: 3, other: null }),
    told("fate", { seat: 0, card: "F15", roll: 13, other: 1 }),
    told("lost", { seat: 1, point: "omi_w3", samurai: 3000, why: "fate" }),
    told("produced", { seat: 0, site: "kii_castle_a", component: "shadow" }),
  ]);
  expect(found?.fate.map((each) => each.effects.length)).toEqual([0, 1]);
  expect(found?.step).toBe("castles");
  expect(found?.upkeep[1]?.lost).toBe(0);
});

test("a map that is looked at closely goes where the year's end is told, and back when all gain something", () => {
  expect(toldIn(EVENTS.slice(0, 1))).toBeNull();
  expect(toldIn(EVENTS.slice(0, 3))).toBeNull();
  expect(toldIn(EVENTS)).toBe("omi");
  const entered = [...EVENTS, told("entered", { seat: 1, point: "owari_entry", samurai: 5000 })];
  expect(toldIn(entered)).toBe("owari");
  expect(toldIn([...entered, told("passed", { seat: 1 })])).toBe("owari");
  expect(toldIn([...entered, told("province_income", { seat: 0, province: "omi", koku: 9000 })])).toBe("");
});

test("a fate card that took nothing says so once", () => {
  const taken = told("cards_taken", { seat: 0, loser: 1, what: "rings", count: 0 });
  const took = (cards: string[]) => told("took", { seat: 0, loser: 1, cards });
  const fate = told("fate", { seat: 0, card: "F07", roll: 9, other: 1 });
  const effects = (cards: string[]) => yearEndTold([...EVENTS, fate, taken, took(cards)])?.fate[0]?.effects;
  expect(effects([])).toEqual([taken]);
  expect(effects(["ring_2"])).toHaveLength(2);
});

test("the fate die names a side and a magnitude", () => {
  expect(named(1)).toEqual({ direction: "N", magnitude: 1 });
  expect(named(13)).toEqual({ direction: "S", magnitude: 3 });
  expect(named(20)).toEqual({ direction: "W", magnitude: 5 });
});
