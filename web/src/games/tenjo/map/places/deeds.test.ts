import type { Move, TableModel } from "$src/table/model.svelte";
import { expect, test } from "vitest";
import { provinceDeeds } from "./deeds";

test("a province can be tapped for all that a move does there, wherever the move names it", () => {
  const listed: Move[] = [
    ["burn_daimyo", 1, "echizen"],
    ["burn_daimyo", 2, "echizen"],
    ["lead", "kii"],
  ];
  const model = {
    offered: (verb: string) => listed.filter(([each]) => each === verb),
  } as unknown as TableModel;
  const found = provinceDeeds(model);
  expect([...found.keys()].toSorted()).toEqual(["echizen", "kii"]);
  expect(found.get("echizen")).toHaveLength(2);
});
