import type { TableModel } from "$src/table/model.svelte";
import { expect, test } from "vitest";
import type { Final, Stands } from "../view";
import { bounds, inThousands, pointsTold, thousands } from "./points";

const words = { lang: "en", say: (id: string, params: object) => `${id} ${JSON.stringify(params)}` };
const model = { words } as unknown as TableModel;
const stands = (least: number, likely: number, most: number): Stands => ({
  least: { points: least, koku: 0 } as Final,
  likely: { points: likely, koku: 0 } as Final,
  most: { points: most, koku: 0 } as Final,
});

test("what is known is one number, else its bounds, which never lie", () => {
  expect(inThousands(model, stands(375_000, 375_000, 375_000))).toBe("375k");
  expect(inThousands(model, stands(375_400, 375_400, 375_400))).toBe("375k");
  expect(inThousands(model, stands(350_900, 375_000, 400_100))).toContain('"least":350,"most":"401k"');
});

test("in words with what is likely", () => {
  expect(pointsTold(model, stands(1, 1, 1))).toBe('board-standing-exact {"points":1}');
  expect(pointsTold(model, stands(1, 2, 3))).toContain('"likely":2');
  expect(bounds(model, stands(1000, 2000, 3000), "points")).toContain('"least":"1,000","most":"3,000"');
  expect(bounds(model, stands(1, 2, 3), "koku")).toBe("0");
});

test("koku in short, to the hundred", () => {
  expect([0, 900, 24_900, 25_000].map((koku) => thousands(model, koku))).toEqual([
    "0",
    "0.9k",
    "24.9k",
    "25k",
  ]);
});
