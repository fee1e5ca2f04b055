import { expect, test } from "vitest";
import { inOrder } from "./options";

test("numbers go by size, others as the game lists them", () => {
  expect(inOrder([2, 1, 3, 10])).toEqual([1, 2, 3, 10]);
  expect(inOrder([false, true])).toEqual([false, true]);
  expect(inOrder(["sun", "moon"])).toEqual(["sun", "moon"]);
});
