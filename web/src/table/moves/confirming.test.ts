import { expect, test } from "vitest";
import { FINALS as SHITENNO } from "$src/games/shitenno/desk/finals";
import { FINALS as SHOGUN } from "$src/games/shogun/desk/finals";
import { FINALS as TENJO } from "$src/games/tenjo/desk/finals";
import { Confirming } from "./confirming.svelte";
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

test("nothing is both a choice and an act", () => {
  for (const { choices, acts } of [SHITENNO, SHOGUN, TENJO])
    expect(new Set([...choices, ...acts]).size).toBe(choices.length + acts.length);
});
