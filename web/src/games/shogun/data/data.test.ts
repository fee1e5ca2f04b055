import { expect, test } from "vitest";
import { DATA, isProvince, neighbours, regionOf, SIDES, SPACES, type BoardSide } from "./data";

test("provinces touch by land and by sea route", () => {
  expect(neighbours("shima", SIDES.sun)).toEqual(["ise", "izu"]);
  expect(neighbours("awa_boso", SIDES.sun)).toEqual(["kazusa", "izu"]);
});

test("what one touches touches one", () => {
  for (const { id } of DATA.provinces)
    for (const other of neighbours(id, SIDES.sun)) expect(neighbours(other, SIDES.sun)).toContain(id);
});

test("eight provinces change their region with the side", () => {
  const changing = DATA.provinces.filter(({ id }) => regionOf(id, SIDES.sun) !== regionOf(id, SIDES.moon));
  expect(changing).toHaveLength(8);
});

test("the bid comes before the ten actions", () => {
  expect(SPACES[0]).toBe("bid");
  expect(SPACES).toHaveLength(11);
});

test("a chest card is no province", () => {
  expect(isProvince("chest_3")).toBe(false);
  expect(isProvince("kozuke")).toBe(true);
});

test("a box may join and part provinces", () => {
  const board = {
    ...SIDES.moon,
    sea: [],
    opened: [["shima", "kii"]],
    closed: [["ise", "mino"]],
  } as BoardSide;
  expect(neighbours("shima", board)).toEqual(["ise", "kii"]);
  expect(neighbours("ise", board)).not.toContain("mino");
  expect(neighbours("mino", board)).not.toContain("ise");
});
