import { Words } from "$src/words/words";
import { expect, test } from "vitest";
import type { TableModel } from "../model.svelte";
import { canOrder, sentences, told, type Order } from "./orders";

const WORDS = `
table-order-pass-reactions = Pass
table-order-refuse-offers = Refuse { $seat_name }
table-order-refuse-offers-about = Refuse:
order-void = Void for { $site }
order-void-about = Void for:
point-a = Ota
point-b = Miki
`;

/** As much of a table as orders need: three seats, oneself in the second, with a castle at `a`. */
function table(given: Order[], more: object = {}): TableModel {
  const model = {
    seat: 1,
    seats: [{}, {}, {}],
    present: { result: null },
    words: new Words("en", [WORDS], {}, { nouns: { site: ["point"] } }),
    name: (seat: number) => `No. ${seat}`,
    live: { orders: given },
    info: {
      orders: { void: { site: ["a", "b"] }, refuse_offers: { seat: [0, 1, 2, 3] }, pass_reactions: {} },
    },
    game: { about: () => ["a"] },
    ...more,
  };
  return { ...model, now: model } as unknown as TableModel;
}

const shown = (model: TableModel) =>
  sentences(model).map(({ text, choices }) => [text, choices.map(({ label, given }) => [label, given])]);

test("orders are sentences with what they can be about", () => {
  expect(shown(table([["refuse_offers", 2]]))).toEqual([
    ["Void for:", [["Ota", false]]],
    [
      "Refuse:",
      [
        ["No. 0", false],
        ["No. 2", true],
      ],
    ],
    ["Pass", [["Pass", false]]],
  ]);
});

test("what is in force is shown, whatever it is about", () => {
  expect(shown(table([["void", "b"]]))[0]).toEqual([
    "Void for:",
    [
      ["Ota", false],
      ["Miki", true],
    ],
  ]);
});

test("an order in words", () => {
  const model = table([]);
  expect(told(model, ["void", "b"])).toBe("Void for Miki");
  expect(told(model, ["refuse_offers", 0])).toBe("Refuse No. 0");
  expect(told(model, ["pass_reactions"])).toBe("Pass");
});

test("only who plays can order, while the game runs, where it knows orders", () => {
  expect(canOrder(table([]))).toBe(true);
  expect(canOrder(table([], { seat: null }))).toBe(false);
  expect(canOrder(table([], { present: { result: {} } }))).toBe(false);
  expect(canOrder(table([], { info: { orders: {} } }))).toBe(false);
});
