import { expect, test } from "vitest";
import { FINALS as SHITENNO } from "$src/games/shitenno/finals";
import { FINALS as SHOGUN } from "$src/games/shogun/finals";
import { FINALS as TENJO } from "$src/games/tenjo/finals";
import { Confirming, laidOut } from "./confirming.svelte";
import { SETTLING } from "./settling";

const five = ["place", 5];

test("what cannot be taken back is chosen, then confirmed; a double click does not", () => {
  const confirming = new Confirming(() => true);
  expect(confirming.confirms(five, null, 1000)).toBe(false);
  expect(confirming.chosen?.move).toEqual(five);
  expect(confirming.confirms(five, null, 1000 + SETTLING - 1)).toBe(false);
  expect(confirming.confirms(five, null, 1000 + SETTLING)).toBe(true);
});

test("another choice takes its place, and begins anew", () => {
  const confirming = new Confirming(() => true);
  confirming.confirms(five, null, 0);
  expect(confirming.confirms(["place", 4], null, 5000)).toBe(false);
  expect(confirming.chosen?.move).toEqual(["place", 4]);
  expect(confirming.confirms(five, null, 9000)).toBe(false);
});

test("what can no longer be done does not wait", () => {
  let free = true;
  const confirming = new Confirming(() => free);
  confirming.confirms(five, null, 0);
  free = false;
  expect(confirming.chosen).toBeNull();
  free = true;
  confirming.clear();
  expect(confirming.chosen).toBeNull();
});

test("a hint is laid out up to what would carry it out", () => {
  const plan = [["plan", "castle", "omi"], ["plan", "bid", "chest_2"], ["ready"]];
  expect(laidOut(plan, SHOGUN)).toEqual([plan.slice(0, 2), ["ready"]]);
  expect(
    laidOut(
      [
        ["target", "omi"],
        ["armies", 3],
      ],
      SHOGUN,
    ),
  ).toEqual([[["target", "omi"]], ["armies", 3]]);
  expect(laidOut([five], SHOGUN)).toEqual([[], five]);
  const packet = [["add", "sohei"], ["tile", "tairo"], ["offer"]];
  expect(laidOut(packet, SHITENNO)).toEqual([packet.slice(0, 2), ["offer"]]);
  const payment = [["place", "kanto", "koku"], ["pay", 0], ["confirm"], ["done"]];
  expect(laidOut(payment, SHITENNO)).toEqual([payment.slice(0, 2), ["confirm"]]);
  const march = [["march", "omi_w1"], ["to", "omi_w2"], ["send", 5], ["go"], ["end"]];
  expect(laidOut(march, TENJO)).toEqual([march.slice(0, 3), ["go"]]);
  const offer = [
    ["offer", 2],
    ["give_koku", 5],
    ["propose", "open"],
  ];
  expect(laidOut(offer, TENJO)).toEqual([offer.slice(0, 2), ["propose", "open"]]);
  expect(laidOut([["income"]], TENJO)).toEqual([[["income"]], null]);
});

test("nothing is both a choice and an act", () => {
  for (const { choices, acts } of [SHITENNO, SHOGUN, TENJO])
    expect(new Set([...choices, ...acts]).size).toBe(choices.length + acts.length);
});
