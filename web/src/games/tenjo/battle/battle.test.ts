import { expect, test } from "vitest";
import type { Battle, TenjoView } from "../view";
import { amounts } from "./chips";
import { factorsOf, net, ratio, sides, stakes } from "./factors";
import { battleTold } from "./told";

const told = (kind: string, data: object) => ({ kind, data: data as Record<string, unknown>, to: null });
const EVENTS = [
  told("turn", { seat: 0 }),
  told("attacked", { seat: 0, defender: 1, point: "omi_w3", stacks: ["omi_w2"] }),
  told("joined", { seat: 2, point: "omi_w4", side: "attack" }),
  told("face_up", { seat: 0, point: "omi_w2", samurai: 30000 }),
  told("face_up", { seat: 2, point: "omi_w4", samurai: 10000 }),
  told("face_up", { seat: 1, point: "omi_w3", samurai: 15000 }),
  told("factors", { daimyo: 1, ratio: 2, stacks: 1, castle: 0, net: 4 }),
  told("engaged", { attacker_roll: 17, defender_roll: 5, winner: 0, loss: 6000 }),
];
const BATTLE: Battle = {
  attacker: 0,
  defender: 1,
  point: "omi_w3",
  attackers: [
    { seat: 0, point: "omi_w2", samurai: 30000 },
    { seat: 2, point: "omi_w4", samurai: 10000 },
  ],
  defenders: [{ seat: 1, point: "omi_w3", samurai: 9000 }],
  helpers: [[], []],
  zone: ["omi"],
  factors: { daimyo: 1, ratio: 2, stacks: 1, castle: 0 },
  odds: null,
  engagements: 1,
  void_needs: 1,
};
const VIEW = {
  seat: 1,
  own: { samurai: { omi_w3: 15000 } },
  seats: [{ daimyo: { omi: 2 } }, { daimyo: { omi: 1, mino: 1 } }, { daimyo: {} }],
  castles: [],
} as unknown as TenjoView;

test("a battle is told from its attack on, and forgotten with the next turn", () => {
  const found = battleTold(EVENTS);
  expect(found?.strengths).toEqual({ attack: 40000, defence: 15000 });
  expect(found?.engagements.length).toBe(1);
  expect(found?.ended).toBeNull();
  expect(battleTold([...EVENTS, told("turn", { seat: 1 })])).toBeNull();
});

test("a shadow warrior who comes to a stack that is face up makes it stronger", () => {
  const early = told("unmasked", { seat: 0, province: "omi", point: "omi_w2" });
  const found = battleTold([...EVENTS.slice(0, 6), early, ...EVENTS.slice(6)]);
  expect(found?.strengths).toEqual({ attack: 65000, defence: 15000 });
});

test("fixed factors are explained by what they were found from", () => {
  const found = factorsOf(VIEW, BATTLE, battleTold(EVENTS));
  expect(found.map(({ value }) => value)).toEqual([1, 2, 1, 0]);
  expect(found[1]).toMatchObject({ attack: 40000, defence: 15000 });
  expect(net(found)).toBe(4);
});

test("before stacks are face up the ratio is hidden, what everybody sees is counted", () => {
  const hide = (stacks: Battle["attackers"]) => stacks.map((each) => ({ ...each, samurai: null }));
  const before = {
    ...BATTLE,
    attackers: hide(BATTLE.attackers),
    defenders: hide(BATTLE.defenders),
    factors: null,
  };
  const found = factorsOf(VIEW, before, null);
  expect(found.map(({ value }) => value)).toEqual([1, null, 1, 0]);
  expect(net(found)).toBeNull();
  const [attack, defence] = sides(VIEW, before);
  expect(attack.strength).toBeNull();
  expect(defence.strength).toBe(15000); // one's own
});

test("a castle defends its point for its owner alone", () => {
  const castles = [{ site: "omi_w3", owner: 1, card: "CC02", defence: 5, koku_a_year: 12000 }];
  const found = factorsOf({ ...VIEW, castles }, { ...BATTLE, factors: null }, null);
  expect(found[3]).toMatchObject({ value: -5, defence: 5 });
  const other = factorsOf(
    { ...VIEW, castles: [{ ...castles[0], owner: 2 }] } as TenjoView,
    { ...BATTLE, factors: null },
    null,
  );
  expect(other[3]?.value).toBe(0);
});

test("ratio and stakes as in the rules' examples", () => {
  expect(ratio(40, 15)).toBe(2);
  expect(ratio(20, 20)).toBe(0);
  expect(ratio(9, 100)).toBe(-4);
  expect(ratio(5, 0)).toBe(4);
  expect(stakes(40000, 15000)).toBe(6000);
  expect(stakes(100000, 9000)).toBe(3000);
  expect(stakes(25000, 11000)).toBe(6000);
  expect(stakes(25000, 0)).toBe(3000);
});

test("what is all there is offered once", () => {
  const send = (...chips: (number | string)[]) => chips.map((chip) => ["send", chip]);
  const said = (chips: (number | string)[], all: number) =>
    amounts(send(...chips), all).map(({ move }) => move[1]);
  expect(said([1, 5, 10, 25, "all"], 25_000)).toEqual([1, 5, 10, "all"]);
  expect(said([1, 5, 10, 25, "all"], 30_000)).toEqual([1, 5, 10, 25, "all"]);
  expect(said([10], 10_000)).toEqual([10]);
});
