import { expect, test } from "vitest";
import { inOrder, towards, type Stop } from "./steps";

/** As much of a control as is looked at. */
function stop(left: number, top: number, dataset: Record<string, string> = {}): Stop {
  return {
    dataset,
    getBoundingClientRect: () => ({ left, top, width: 10, height: 10 }),
  } as unknown as Stop;
}

const [one, right, below] = [stop(0, 0), stop(50, 4), stop(8, 40)];
const places = [one, right, below];

test("an arrow leads to what is nearest in its direction", () => {
  expect(towards(one, places, "ArrowRight")).toBe(right);
  expect(towards(one, places, "ArrowDown")).toBe(below);
  expect(towards(below, places, "ArrowUp")).toBe(one);
});

test("where nothing lies in its direction one stays", () => {
  expect(towards(one, places, "ArrowLeft")).toBe(one);
  expect(towards(one, places, "a")).toBeUndefined();
});

const [first, aside, last] = [stop(0, 0), stop(20, 0, { aside: "true" }), stop(0, 20)];
const list = [first, aside, last];

test("in a list one goes from one to the next, and around", () => {
  expect(inOrder(first, list, "ArrowRight")).toBe(aside);
  expect(inOrder(last, list, "ArrowRight")).toBe(first);
  expect(inOrder(first, list, "ArrowLeft")).toBe(last);
  expect(inOrder(first, list, "Enter")).toBeUndefined();
});

test("up and down pass by what stands beside another, and lead away from it", () => {
  expect(inOrder(first, list, "ArrowDown")).toBe(last);
  expect(inOrder(last, list, "ArrowUp")).toBe(first);
  expect(inOrder(aside, list, "ArrowDown")).toBe(last);
});
