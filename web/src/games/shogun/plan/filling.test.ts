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

test("taxes and rice by yield, chest cards for the rest, every space served once", () => {
  const hand = ["settsu", "kai", "mino", "iyo", "aki", "harima", ...CHESTS];
  const plan = laidBy(filling(view(hand), 0));
  expect(Object.keys(plan).toSorted()).toEqual([...SPACES].toSorted());
  expect(new Set(Object.values(plan)).size).toBe(SPACES.length);
  expect([plan["tax"], plan["rice"]]).toEqual(["settsu", "mino"]);
  expect([plan["castle"], plan["temple"]]).toEqual(["chest_0", "chest_1"]);
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
