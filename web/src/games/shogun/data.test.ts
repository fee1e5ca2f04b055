import { expect, test } from "vitest";
import { DATA, isProvince, neighbours, regionOf, SPACES } from "./data";

test("provinces touch by land and by sea route", () => {
  expect(neighbours("shima", "sun")).toEqual(["ise", "izu"]);
  expect(neighbours("awa_boso", "sun")).toEqual(["kazusa", "izu"]);
});

test("what one touches touches one", () => {
  for (const { id } of DATA.provinces)
    for (const other of neighbours(id, "sun")) expect(neighbours(other, "sun")).toContain(id);
});

test("eight provinces change their region with the side", () => {
  const changing = DATA.provinces.filter(({ id }) => regionOf(id, "sun") !== regionOf(id, "moon"));
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
