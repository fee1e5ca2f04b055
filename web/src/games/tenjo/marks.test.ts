import type { TableModel } from "$src/table/model.svelte";
import type { Move } from "$src/words/words";
import { expect, test } from "vitest";
import { pointedMarks } from "./marks";

const pointedAt = (...considered: Move[]) =>
  pointedMarks({ pointed: null, considered, seat: 2 } as unknown as TableModel);

test("a hint that is pointed at lights its places, and the ways it leads", () => {
  expect(pointedAt()).toEqual({ points: [], provinces: [], ways: [] });
  expect(pointedAt(["march", "echizen_w4"], ["to", "echizen_res"], ["send", 5], ["go"])).toEqual({
    points: ["echizen_w4", "echizen_res"],
    provinces: [],
    ways: [{ from: "echizen_w4", to: "echizen_res", seat: 2, attack: false }],
  });
  expect(pointedAt(["attack", "echizen_w6", 1], ["with", "echizen_w4"], ["declare"])).toEqual({
    points: ["echizen_w6", "echizen_w4"],
    provinces: [],
    ways: [{ from: "echizen_w4", to: "echizen_w6", seat: 2, attack: true }],
  });
  expect(pointedAt(["lead", "echizen"], ["into", "tanba"]).provinces).toEqual(["echizen", "tanba"]);
});
