import { expect, test } from "vitest";
import type { Contest, Element } from "../view";
import { aimOf, fitting, needed, works } from "./contest";

const contest = (...cards: [Element | null, number][]): Contest => ({
  cards: cards.map(([element, total], seat) => ({ seat, element, total })),
});

test("the last card stands: an even number of answers leaves the first with its effect", () => {
  expect(works(contest(["fire", 4]))).toBe(true);
  expect(works(contest(["fire", 4], ["void", 5]))).toBe(false);
  expect(works(contest([null, 0], ["void", 1], ["void", 2]))).toBe(true);
});

test("an element is answered by its like or by Void, an answer by Void alone", () => {
  expect(fitting(contest(["earth", 3]))).toEqual(["earth", "void"]);
  expect(fitting(contest(["earth", 3], ["earth", 3]))).toEqual(["void"]);
  expect(fitting(contest([null, 0], ["void", 1]))).toEqual(["void"]);
  expect(fitting(contest(["wind", 9]))).toEqual([]);
});

test("an answer needs the ring total of the card it answers, and at least one", () => {
  expect(needed(contest(["fire", 7]))).toBe(7);
  expect(needed(contest([null, 0]))).toBe(1);
  expect(needed(contest(["fire", 7]), false)).toBe(1);
});

test("what a card is aimed at is told after it is played", () => {
  const told = (kind: string, data: object) => ({ kind, data: data as Record<string, unknown>, to: null });
  const aim = told("aimed_point", { seat: 0, point: "omi_w3" });
  expect(aimOf([told("played", {}), aim, told("answered", {})])).toBe(aim);
  expect(aimOf([aim, told("played", {})])).toBeNull();
});
