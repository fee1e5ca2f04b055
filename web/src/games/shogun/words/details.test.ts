import type { TableModel } from "$src/table/model.svelte";
import { expect, test } from "vitest";
import { details } from "./details";

const model = {
  seat: 0,
  name: (seat: number) => `seat ${seat}`,
  words: { noun: (kind: string, value: string) => `${kind} ${value}` },
  view: {
    specials: [{ special: "rice", seat: null }],
    provinces: [
      { province: "kai", owner: 0 },
      { province: "izu", owner: null },
      { province: "ise", owner: 2 },
    ],
  },
} as unknown as TableModel;

test("a place is told with its special card", () => {
  expect(details(model, ["place", 1])).toEqual({ special: "special rice" });
});

test("a target is told with whose it is", () => {
  expect(details(model, ["target", "kai"])).toMatchObject({ whose: "own" });
  expect(details(model, ["target", "izu"])).toMatchObject({ whose: "neutral" });
  expect(details(model, ["target", "ise"])).toEqual({ whose: "other", owner: "seat 2" });
});
