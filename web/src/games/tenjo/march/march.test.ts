import { expect, test } from "vitest";
import { DATA } from "../data/data";
import type { Move } from "$src/table/model.svelte";
import type { Step, TenjoView } from "../view";
import { chipsFor, choices, nameable, nearest, sayable, sending, usual } from "./amounts";
import { lies, onward, slipped } from "./carrying";
import { costs } from "./costs";
import { forsakenBy } from "./forsaken";
import { ordered } from "./order";
import { canStep, provinceOfPath, reach } from "./reach";

const seat = (daimyo: Record<string, number>, ronin = false) => ({ daimyo, ronin });
const position = (over: object): TenjoView =>
  ({ seats: [seat({ omi: 1 }), seat({})], points: {}, own: null, ...over }) as unknown as TenjoView;

test("so many thousands are made of few chips", () => {
  expect(chipsFor(43)).toEqual([25, 10, 5, 1, 1, 1]);
  expect(chipsFor(0)).toEqual([]);
  for (let n = 1; n < 130; n++) expect(chipsFor(n).reduce((sum, each) => sum + each, 0)).toBe(n);
});

test("a whole stack goes by one word, a part by its number", () => {
  expect(sending(12, 12)).toEqual(["send", "all"]);
  expect(sending(6, 12)).toEqual(["number", 6]);
});

test("an order sends one stack after the other to its goal, the one proposed without naming it", () => {
  const step = { source: "a", goal: "c", ways: { a: ["c"], b: ["a", "c"] } } as unknown as Step;
  const first = { source: "a", thousands: 5, stack: 9 };
  const second = { source: "b", thousands: 3, stack: 3 };
  expect(ordered(step, [first])).toEqual([["number", 5]]);
  expect(ordered(step, [second])).toEqual([
    ["march_from", "b"],
    ["send", "all"],
  ]);
  expect(ordered(step, [first, second])).toEqual([
    ["number", 5],
    ["march_to", "c"],
    ["march_from", "b"],
    ["send", "all"],
  ]);
});

test("what is shown is what is sent, of a stack above a hundred thousand, too", () => {
  const said = nameable(150);
  for (const [wanted, shown] of [
    [40, 40],
    [120, 100],
    [149, 100],
    [150, 150],
  ] as const) {
    expect(nearest(wanted, said)).toBe(shown);
    expect(sending(shown, 150)).toEqual(shown === 150 ? ["send", "all"] : ["number", shown]);
  }
  expect(nearest(usual(240, true), nameable(240))).toBe(100);
  expect(nearest(7, [15, 20])).toBe(15);
  expect(nearest(20, [15])).toBe(15);
});

test("nobody empties a castle by default", () => {
  expect(usual(40, false)).toBe(40);
  expect(usual(40, true)).toBe(20);
  expect(usual(1, true)).toBe(1);
});

test("choices are round and end with all", () => {
  expect(choices(3)).toEqual([1, 2, 3]);
  expect(choices(1)).toEqual([1]);
  for (const most of [4, 26, 80, 130]) {
    expect(choices(most).at(-1)).toBe(most);
    expect(choices(most).length).toBeLessThanOrEqual(9);
  }
});

test("every path lies in one province", () => {
  for (const [province, paths] of Object.entries(DATA.paths))
    for (const [one, other] of paths) expect(provinceOfPath(other, one)).toBe(province);
});

test("one step needs a daimyō of one's own in the province of the path, ronin need none", () => {
  const [[one, other] = ["", ""]] = DATA.paths["omi"] ?? [];
  expect(canStep(position({}), 0, one, other)).toBe(true);
  expect(canStep(position({}), 1, one, other)).toBe(false);
  expect(canStep(position({ seats: [seat({}, true)] }), 0, one, other)).toBe(true);
});

test("others' samurai close a point, unless one stands there or is let in", () => {
  const [one, other] = ["omi_w1", "omi_w4"];
  expect(canStep(position({ points: { [other]: [1] } }), 0, one, other)).toBe(false);
  expect(canStep(position({ points: { [other]: [0, 1] } }), 0, one, other)).toBe(true);
  const own = { family: [], admitted_by: [1] };
  expect(canStep(position({ points: { [other]: [1] }, own }), 0, one, other)).toBe(true);
  const held = (hostage: boolean) => ({
    family: [{ card: "son_0", site: "", holder: 1, hostage }],
    admitted_by: [],
  });
  expect(canStep(position({ points: { [other]: [1] }, own: held(true) }), 0, one, other)).toBe(true);
  expect(canStep(position({ points: { [other]: [1] }, own: held(false) }), 0, one, other)).toBe(false);
});

test("what can be reached lies within the action points, by shortest ways of single steps", () => {
  const found = reach(position({}), 0, "omi_w1", ["omi_w4"], 3);
  for (const { point, way } of found) {
    expect(way.length).toBeLessThanOrEqual(3);
    expect(way.at(-1)).toBe(point);
    expect(way[0]).toBe("omi_w4");
  }
  expect(found.length).toBeGreaterThan(2);
  expect(found.some(({ point }) => point === "omi_w1")).toBe(false);
});

test("roads are counted from the nearest stack, and lead only where one could march", () => {
  const found = costs(position({ points: { omi_w1: [0], omi_w4: [0, 1] } }), 0);
  expect([found.get("omi_w1"), found.get("omi_w4")]).toEqual([0, 0]);
  for (const { point, way } of reach(position({}), 0, "omi_w1", ["omi_w4"], 3))
    expect(found.get(point) ?? Infinity).toBeLessThanOrEqual(way.length);
  expect(costs(position({ points: { omi_w1: [1] } }), 1)).toEqual(new Map([["omi_w1", 0]]));
});

test("any number of a stack can be said, unless a lesson is about certain ones", () => {
  const offering = (...moves: Move[]) => ({
    offers: (move: Move) => moves.some((each) => each.join() === move.join()),
    offered: (...[verb]: Move) => moves.filter((each) => each[0] === verb),
  });
  const numbers = Array.from({ length: 100 }, (_, place): Move => ["number", place + 1]);
  expect(sayable(offering(...numbers, ["send", "all"]), 40)).toHaveLength(40);
  expect(sayable(offering(...numbers, ["send", "all"]), 130)).toEqual([...nameable(101).slice(0, 100), 130]);
  expect(sayable(offering(["number", 15]), 20)).toEqual([15]);
  expect(sayable(offering(["number", 20], ["send", "all"]), 20)).toEqual([20]);
  expect(sayable(offering(), 3)).toEqual([1, 2, 3]);
  expect(choices(20, [15])).toEqual([15]);
});

test("who marches away is told whom he leaves alone: not one whom allies support, but that they do (T12)", () => {
  const family = [{ card: "daughter_0", site: "", holder: 1, hostage: true }];
  const at = (samurai: string[], points: Record<string, number[]>, over: object = {}) =>
    position({
      points,
      options: {},
      own: { samurai: Object.fromEntries(samurai.map((each) => [each, 5000])), family },
      ...over,
    });
  const away = "echizen_w1";
  expect(forsakenBy(at(["omi_w1"], {}), 0, ["omi_w1"], away)).toEqual({ lost: ["omi"], leaning: [] });
  expect(forsakenBy(at(["omi_w1"], { omi_w4: [1] }), 0, ["omi_w1"], away)).toEqual({
    lost: [],
    leaning: ["omi"],
  });
  expect(forsakenBy(at(["omi_w1"], { omi_w4: [2] }), 0, ["omi_w1"], away).lost).toEqual(["omi"]);
  const two = at(["omi_w1", "omi_w4"], {});
  expect(forsakenBy(two, 0, ["omi_w1"], away)).toEqual({ lost: [], leaning: [] });
  expect(forsakenBy(two, 0, ["omi_w1", "omi_w4"], away).lost).toEqual(["omi"]);
});

test("where entry points do not support a daimyō he is alone beside them (T11)", () => {
  const entry = DATA.points.find((each) => each.kind === "entry");
  const [province = ""] = entry?.provinces ?? [];
  const there =
    DATA.points.find(({ kind, provinces }) => kind !== "entry" && provinces.includes(province))?.id ?? "";
  const away = DATA.points.find(({ provinces }) => !provinces.includes(province))?.id ?? "";
  const stands = (supports: boolean) =>
    position({
      seats: [seat({ [province]: 1 })],
      options: { entry_supports_daimyo: supports },
      own: { samurai: { [there]: 5000, [entry?.id ?? ""]: 5000 }, family: [] },
    });
  expect(forsakenBy(stands(true), 0, [there], away).lost).toEqual([]);
  expect(forsakenBy(stands(false), 0, [there], away).lost).toEqual([province]);
});

test("what can be carried to one castle alone goes there unasked", () => {
  const castles = ["kii_castle_a", "ise_castle_a", "mino_castle_a"].map((site, owner) => ({
    site,
    owner: owner % 2,
  }));
  const family = [{ card: "wife_0", site: "kii_castle_a", holder: 0, hostage: false }];
  const view = position({ castles, own: { family } });
  expect(lies(view, "wife_0")).toBe("kii_castle_a");
  expect(onward(view, 0, "kii_castle_a")).toEqual([["to_castle", "mino_castle_a"]]);
  expect(onward(view, 1, "ise_castle_a")).toEqual([]);
  expect(onward(view, 0, "tango_castle_a"), "two to choose from").toEqual([]);
  expect(onward(view, null, "kii_castle_a")).toEqual([]);
});

test("a shadow warrior with one province to go to goes there unasked, over open borders alone (T7)", () => {
  const turn = { crossing: false };
  const at = (points: Record<string, number[]>, over: object = {}) => position({ points, turn, ...over });
  expect(slipped(at({ omi_w1: [0] }), 0, "echizen")).toEqual([["into", "omi"]]);
  expect(slipped(at({ omi_w1: [0], B_echizen_omi: [1] }), 0, "echizen"), "closed").toEqual([]);
  expect(slipped(at({ omi_w1: [0], mino_w1: [0] }), 0, "echizen"), "two to choose from").toEqual([]);
  expect(slipped(at({ omi_w1: [0] }, { turn: { crossing: true } }), 0, "echizen")).toEqual([]);
  expect(slipped(at({ omi_w1: [0] }), null, "echizen")).toEqual([]);
  const family = [{ card: "wife_0", site: "", holder: 1, hostage: true }];
  const allied = at({ omi_w1: [1], B_echizen_omi: [1] }, { own: { family } });
  expect(slipped(allied, 0, "echizen"), "an ally lets him through").toEqual([["into", "omi"]]);
  expect(slipped(at({ omi_w1: [1] }), 0, "echizen"), "nobody of one's own").toEqual([]);
});
