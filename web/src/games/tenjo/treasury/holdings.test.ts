import { expect, test } from "vitest";
import type { TenjoView } from "../view";
import { alliances, family, upkeep, vaults } from "./holdings";

const castle = (site: string, owner: number) => ({
  site,
  owner,
  card: "CC01",
  defence: 4,
  koku_a_year: 15000,
});
const VIEW = {
  seats: [{}, {}, {}],
  castles: [castle("mino_castle_a", 0), castle("kii_castle_a", 0), castle("ise_castle_a", 2)],
  own: {
    koku: { mino_castle_a: 12500, kii_castle_a: 3000 },
    family: [
      { card: "daughter_2", site: "mino_castle_a", holder: 0, hostage: true },
      { card: "wife_0", site: "mino_castle_a", holder: 0, hostage: false },
      { card: "son_0", site: "ise_castle_a", holder: 2, hostage: true },
    ],
  },
} as unknown as TenjoView;

test("a castle keeps its koku, one's own family first, then hostages", () => {
  const [first, second] = vaults(VIEW, 0);
  expect(first?.koku).toBe(12500);
  expect(first?.family.map((each) => each.card)).toEqual(["wife_0", "daughter_2"]);
  expect(second?.family).toEqual([]);
});

test("one's family is at home, with somebody, or dead", () => {
  expect(family(VIEW, 0).map(({ card, at }) => [card, at?.holder ?? null])).toEqual([
    ["wife_0", 0],
    ["son_0", 2],
    ["daughter_0", null],
  ]);
});

test("hostages tell who may help whom", () => {
  expect(alliances(VIEW, 0)).toEqual([{ seat: 2, helps: true, helped: true }]);
  const looted = (VIEW.own?.family ?? []).map((each) => ({ ...each, hostage: each.card !== "son_0" }));
  const captive = { ...VIEW, own: { ...VIEW.own, family: looted } } as TenjoView;
  expect(alliances(captive, 0)).toEqual([{ seat: 2, helps: false, helped: true }]);
});

test("upkeep that cannot be paid costs two samurai for each koku of a begun thousand", () => {
  expect(upkeep(VIEW, 0)).toEqual({ due: 30000, missing: 14500, samurai: 30000 });
});
