import { expect, test } from "vitest";
import type { TenjoView } from "../view";
import { holderOf } from "./holders";

const view = (points: Record<string, number[]>, castles: { site: string; owner: number }[] = []) =>
  ({ points, castles }) as unknown as TenjoView;

test("a province is the house's that is there alone", () => {
  expect(holderOf(view({}), "echizen")).toBeNull();
  expect(holderOf(view({ echizen_w4: [2] }), "echizen")).toBe(2);
  expect(holderOf(view({ echizen_w4: [0], echizen_w6: [0] }), "echizen")).toBe(0);
  expect(holderOf(view({ echizen_w4: [0, 1] }), "echizen")).toBeNull();
  const castle = [{ site: "echizen_castle_a", owner: 1 }];
  expect(holderOf(view({}, castle), "echizen")).toBe(1);
  expect(holderOf(view({ echizen_w4: [0] }, castle), "echizen")).toBeNull();
});

test("who stands on a border is in no province alone", () => {
  expect(holderOf(view({ B_echizen_mino: [3] }), "echizen")).toBeNull();
  expect(holderOf(view({ B_echizen_mino: [3], echizen_w4: [0] }), "echizen")).toBe(0);
});
