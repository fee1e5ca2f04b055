import { expect, test } from "vitest";
import { SPACES } from "../data/data";
import type { ShogunView } from "../view";
import { current, shown } from "./shown";

const plan = (tax: string | null) => SPACES.map((space) => (space === "tax" ? tax : "hidden"));
const view = (number: number) =>
  ({
    order: [2, 0, 1],
    actions: { open: ["castle", "tax", null], number },
    seats: [{ plan: plan("chest_2") }, { plan: plan("hidden") }, { plan: plan("aki") }],
  }) as unknown as ShogunView;

test("before the first action nothing is shown", () => {
  expect(current(view(0))).toBeNull();
  expect(shown(view(0))).toEqual([]);
});

test("cards for the action are listed in order of play, those still hidden too", () => {
  expect(current(view(2))).toBe("tax");
  expect(shown(view(2))).toEqual([
    { seat: 2, card: "aki", yet: true },
    { seat: 0, card: "chest_2", yet: true },
    { seat: 1, card: null, yet: false },
  ]);
});
