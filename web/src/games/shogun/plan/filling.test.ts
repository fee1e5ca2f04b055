import { expect, test } from "vitest";
import { SPACES } from "../data/data";
import type { ShogunView } from "../view";
import { again, filling } from "./filling";

const CHESTS = ["chest_0", "chest_1", "chest_2", "chest_3", "chest_4"];

/** A view of somebody who plans with these cards in hand. */
function view(
  hand: string[],
  laid: Record<string, string> = {},
  unrest: Record<string, number> = {},
): ShogunView {
  return {
    hand,
    plan: SPACES.map((space) => laid[space] ?? null),
    seats: [{ chests: 5 }],
    provinces: hand.map((province) => ({ province, unrest: unrest[province] ?? 0 })),
  } as unknown as ShogunView;
}
const laidBy = (moves: unknown[][]) => Object.fromEntries(moves.map(([, space, card]) => [space, card]));

test("taxes and rice by yield, chest cards for the dear actions, every space served once", () => {
  const hand = ["settsu", "kai", "mino", "iyo", "aki", "harima", ...CHESTS];
  const plan = laidBy(filling(view(hand), 0));
  expect(Object.keys(plan).toSorted()).toEqual([...SPACES].toSorted());
  expect(new Set(Object.values(plan)).size).toBe(SPACES.length);
  expect([plan["tax"], plan["rice"]]).toEqual(["settsu", "mino"]);
  expect([plan["castle"], plan["armies_5"]]).toEqual(["chest_3", "chest_4"]);
});

test("no province is given away as a bid: the chest card that costs least is", () => {
  const hand = ["settsu", "kai", "mino", "iyo", "aki", "harima", ...CHESTS];
  expect(laidBy(filling(view(hand), 0))["bid"]).toBe("chest_0");
  const provinces = laidBy(filling(view(hand.filter((card) => !card.startsWith("chest_"))), 0));
  expect(provinces["bid"] ?? "nothing").toBe("nothing");
});

test("nobody has to march: a province that cannot, or a chest card, lies there", () => {
  const hand = ["settsu", "kai", "mino", "iyo", "aki", "harima", ...CHESTS];
  const armed = (armies: number) => {
    const all = view(hand);
    return { ...all, provinces: all.provinces.map((each) => ({ ...each, armies })) } as ShogunView;
  };
  const many = laidBy(filling(armed(3), 0));
  expect([many["battle_a"], many["battle_b"]]).toEqual(["chest_1", "chest_2"]);
  const single = laidBy(filling(armed(1), 0));
  expect(hand.slice(0, 6)).toContain(single["battle_a"]);
});

test("as long as there are cards no space but the bid stays empty", () => {
  const provinces = ["settsu", "kai", "mino", "iyo", "aki", "harima", "ise", "kii", "tamba", "hida", "shima"];
  const plan = laidBy(filling(view(provinces), 0));
  expect(Object.keys(plan)).toHaveLength(SPACES.length - 1);
  expect(Object.values(plan)).not.toContain("nothing");
  const laid = Object.fromEntries(SPACES.slice(0, 9).map((space, place) => [space, provinces[place] ?? ""]));
  const rest = laidBy(filling(view(["chest_1", "chest_2"], laid), 0));
  expect(Object.values(rest)).not.toContain("nothing");
});

test("what is built is built where there is room", () => {
  const hand = ["settsu", "mino", "aki", "kai"];
  const all = view(hand, {
    castle: "chest_1",
    armies_5: "chest_2",
    battle_a: "chest_3",
    battle_b: "chest_4",
  });
  const provinces = all.provinces.map((each) => ({
    ...each,
    armies: each.province === "kai" ? 1 : 3,
    buildings: each.province === "kai" ? ["theatre"] : [],
  }));
  const plan = laidBy(filling({ ...all, provinces } as ShogunView, 0));
  expect(plan["temple"]).not.toBe("kai"); // its one site is taken
});

test("where there is unrest nothing is collected if that can be", () => {
  const plan = laidBy(filling(view(["settsu", "aki", ...CHESTS], {}, { settsu: 1 }), 0));
  expect(plan["tax"]).toBe("aki");
});

test("what is laid stays, and where the cards do not reach a space is left empty", () => {
  const moves = filling(view(["aki", "chest_0"], { tax: "settsu", bid: "chest_1" }), 0);
  const plan = laidBy(moves);
  expect(plan["tax"]).toBeUndefined();
  expect(plan["rice"]).toBe("aki");
  expect(plan["battle_a"]).toBe("chest_0");
  expect(Object.values(plan).filter((card) => card === "nothing")).toHaveLength(SPACES.length - 4);
});

test("no bid above one's money", () => {
  const poor = { ...view(["aki", "chest_4"]), seats: [{ chests: 0 }] } as unknown as ShogunView;
  expect(laidBy(filling(poor, 0))["bid"]).not.toBe("chest_4");
});

test("the last season again, as far as the cards are there", () => {
  const told = (kind: string, data: Record<string, unknown>) => ({ kind, data });
  const events = [
    told("season", {}),
    told("bid", { seat: 0, card: "chest_2" }),
    told("shown", { seat: 1, action: "tax", card: "kai" }),
    told("shown", { seat: 0, action: "tax", card: "settsu" }),
    told("shown", { seat: 0, action: "rice", card: "lost" }),
    told("season", {}),
  ];
  expect(again(view(["settsu", "chest_2"]), events as never, 0)).toEqual([
    ["plan", "bid", "chest_2"],
    ["plan", "tax", "settsu"],
  ]);
  expect(again(view(["settsu"]), events.slice(0, 3) as never, 0)).toEqual([]);
});
