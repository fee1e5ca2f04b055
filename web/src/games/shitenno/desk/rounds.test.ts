import { expect, test } from "vitest";
import { telling } from "./telling";

const year = (round: number, name: string) => ({ kind: "year", data: { round, year: name }, to: null });

test("a round has a result when the next one begins", () => {
  const round = (...events: ReturnType<typeof year>[]) => telling.sceneOf?.(events, 0)?.round;
  expect(round(year(1, "even"))).toBeUndefined();
  expect(round(year(1, "odd"))).toBeUndefined();
  expect(round(year(3, "even"))).toBe(2);
});
