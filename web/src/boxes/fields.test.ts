import type { BoxField } from "$src/wire";
import { expect, test } from "vitest";
import { grouped, meant, same } from "./fields";

const field = (id: string, row: string[], column: string[] | null = null): BoxField => ({
  id,
  kind: "count",
  ours: 4,
  source: "counted",
  row,
  column,
  least: 1,
  most: 9,
  among: [],
  noun: "",
});

test("fields stand in groups, rows and columns", () => {
  const [tiles, koku] = grouped([
    field("tile.samurai.plus", ["card", "samurai"], ["bonus", "plus"]),
    field("tile.samurai.draw", ["card", "samurai"], ["bonus", "draw"]),
    field("tile.bushi.plus", ["card", "bushi"], ["bonus", "plus"]),
    field("koku.1", ["card", "koku_1"]),
  ]);
  expect(tiles?.columns).toEqual([
    ["bonus", "plus"],
    ["bonus", "draw"],
  ]);
  expect(tiles?.rows.map(({ fields }) => fields.length)).toEqual([2, 1]);
  expect(koku).toMatchObject({ id: "koku", source: "counted", columns: [null] });
});

test("what is typed is a number, ours, or what the server shall refuse", () => {
  const count = field("koku.1", ["card", "koku_1"]);
  expect(meant(count, " 12 ")).toBe(12);
  expect(meant(count, " ")).toBeUndefined();
  expect(meant(count, "1x")).toBe("1x");
  expect(meant({ ...count, kind: "name" }, "  New   Ōmi ")).toBe("New Ōmi");
});

test("values are the same by what they hold", () => {
  expect(same([["a", "b"]], [["a", "b"]])).toBe(true);
  expect(same([["a", "b"]], [["b", "a"]])).toBe(false);
});
