import { expect, test } from "vitest";
import { rollAt } from "./rolls";

const told = (kind: string, data: Record<string, unknown> = {}) => ({ kind, data, to: null });
const EVENTS = [
  told("attacked", { seat: 0, defender: 1, point: "omi_w1" }),
  told("engaged", { attacker_total: 12, defender_total: 9, winner: 0, loss: 3000 }),
  told("lost", { seat: 1, point: "omi_w1", samurai: 3000 }),
  told("engaged", { attacker_total: 3, defender_total: 9, winner: 1, loss: 3000 }),
  told("battle_ended", { why: "stopped" }),
];

test("a throw shows the battle up to it", () => {
  expect(rollAt(EVENTS, 1)?.told.engagements.map(({ winner }) => winner)).toEqual([0]);
  expect(rollAt(EVENTS, 3)?.told.engagements.map(({ winner }) => winner)).toEqual([0, 1]);
  expect(rollAt(EVENTS, 3)?.told.ended).toBeNull();
});

test("what no battle came before is none", () => {
  expect(rollAt(EVENTS.slice(1), 0)).toBeNull();
});
