import { expect, test } from "vitest";
import { results } from "./rounds";

const year = (round: number, name: string) => ({ kind: "year", data: { round, year: name }, to: null });

test("a round has a result when the next one begins", () => {
  expect(results([year(1, "even")])).toEqual([]);
  expect(results([year(1, "odd")])).toEqual([]);
  expect(results([year(3, "even")]).map(({ round }) => round)).toEqual([2]);
});
