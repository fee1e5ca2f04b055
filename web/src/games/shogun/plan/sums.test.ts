import { expect, test } from "vitest";
import { SPACES } from "../data/data";
import { sums } from "./sums";

const plan = (laid: Record<string, string>) => SPACES.map((space) => laid[space] ?? null);

test("an empty plan costs nothing and brings nothing", () => {
  expect(sums(plan({}))).toEqual({ bid: 0, cost: 0, chests: 0, rice: 0 });
});

test("the bid is paid, and every action at its price, but not where a chest card lies", () => {
  const laid = { bid: "chest_3", castle: "aki", temple: "chest_4", armies_5: "bingo", army_1: "kai" };
  expect(sums(plan(laid))).toMatchObject({ bid: 3, cost: 3 + 3 + 3 + 1 });
});

test("a province as a bid costs nothing", () => {
  expect(sums(plan({ bid: "aki" }))).toMatchObject({ bid: 0, cost: 0 });
});

test("taxes and harvest bring what is printed", () => {
  expect(sums(plan({ tax: "etchu", rice: "kaga" }))).toMatchObject({ chests: 7, rice: 5, cost: 0 });
  expect(sums(plan({ tax: "chest_1", rice: "nothing" }))).toMatchObject({ chests: 0, rice: 0 });
});
