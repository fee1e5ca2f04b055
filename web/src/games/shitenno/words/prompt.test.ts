import type { TableModel } from "$src/table/model.svelte";
import { expect, it } from "vitest";
import { prompt } from "./prompt";

/** Somebody in a turn who has placed so many kamons, and what the server lists. */
function model(placed: number, kamons: number, listed: string[][]): TableModel {
  return {
    decision: "turn",
    seat: 0,
    view: { draft: null, turn: { placed }, seats: [{ kamons }] },
    offered: (verb: string) => listed.filter(([each]) => each === verb),
    words: { say: (id: string, data?: object) => (data ? `${id} ${JSON.stringify(data)}` : id) },
  } as unknown as TableModel;
}

const PLACE = ["place", "kanto", "troops"];

it("tells how many kamons may be placed", () => {
  expect(prompt(model(0, 8, [PLACE]))).toBe('prompt-turn {"left":2}');
  expect(prompt(model(1, 7, [PLACE]))).toBe('prompt-turn {"left":1}');
  expect(prompt(model(0, 1, [PLACE]))).toBe('prompt-turn {"left":1}');
});

it("asks nobody to place who cannot", () => {
  expect(prompt(model(0, 8, [["done"]]))).toBe("prompt-turn-over");
});
