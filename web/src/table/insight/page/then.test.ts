import { expect, test } from "vitest";
import type { TableModel, View } from "../../model.svelte";
import { shitenno } from "$src/games/shitenno/shitenno";
import { asThen } from "./then";

test("a move is told as it was when its seat was asked, whatever is asked now and whoever looks on", () => {
  const now = { view: { pending: [] }, decision: null, seat: null } as unknown as TableModel;
  const split = { pending: [{ seat: 2, kind: "split" }] } as unknown as View;
  expect(shitenno.details(now, ["tile", "daimyo"])).toEqual({ splitting: "no" });
  expect(shitenno.details(asThen(now, split, 2), ["tile", "daimyo"])).toEqual({ splitting: "yes" });
  expect(asThen(now, split, 1).decision).toBeNull();
});
