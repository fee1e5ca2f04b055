import { expect, test } from "vitest";
import type { Offer, TenjoView } from "../view";
import { chipsOf, counted, keyOf, kindOf, shaping, sorted, without } from "./offers";

const OFFER: Offer = {
  seat: 0,
  to: 2,
  give: ["fire", "ring_3", "ring_3"],
  ask: ["son_2"],
  koku: 36000,
  asked_koku: 0,
  peace: false,
  private: true,
};

test("koku is counted in the fewest chips", () => {
  expect(chipsOf(36000)).toEqual({ thousands: [25, 10, 1], hundreds: [] });
  expect(chipsOf(700)).toEqual({ thousands: [], hundreds: [5, 1, 1] });
  expect(shaping({ ...OFFER, give: [], ask: [], koku: 1600, asked_koku: 100 })).toEqual([
    ["offer", 2],
    ["give_koku", 1],
    ["give_hundreds", 5],
    ["give_hundreds", 1],
    ["ask_hundreds", 1],
  ]);
});

test("an offer is shaped by small moves, from whom it is for on", () => {
  expect(shaping(OFFER)).toEqual([
    ["offer", 2],
    ["give", "fire"],
    ["give", "ring_3"],
    ["give", "ring_3"],
    ["give_koku", 25],
    ["give_koku", 10],
    ["give_koku", 1],
    ["ask", "son_2"],
  ]);
});

test("something is taken out by giving the offer up and shaping the rest anew", () => {
  expect(without(OFFER, "give", "ring_3")).toEqual([
    ["drop"],
    ...shaping({ ...OFFER, give: ["fire", "ring_3"] }),
  ]);
  expect(without(OFFER, "give", "koku")).toEqual([["drop"], ...shaping({ ...OFFER, koku: 0 })]);
  expect(without(OFFER, "ask", "son_2")).toEqual([["drop"], ...shaping({ ...OFFER, ask: [] })]);
});

test("offers are sorted by whom they are for", () => {
  const open = { ...OFFER, seat: 1, to: 0, private: false };
  const view = { private_offers: [OFFER], offers: [open, { ...open, to: 2 }] } as unknown as TenjoView;
  const { mine, to, others } = sorted(view, 0);
  expect([mine.length, to.length, others.length]).toEqual([1, 1, 1]);
  expect(to[0]).toBe(open);
});

test("equal items are counted, items known by kind, offers by what is in them", () => {
  expect(counted(OFFER.give)).toEqual([
    { item: "fire", count: 1 },
    { item: "ring_3", count: 2 },
  ]);
  expect(["fire", "ring_5", "wife_0"].map(kindOf)).toEqual(["elements", "rings", "family"]);
  expect(keyOf(OFFER)).not.toBe(keyOf({ ...OFFER, koku: 35000 }));
});
