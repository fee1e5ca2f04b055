import type { TableModel, View } from "$src/table/model.svelte";
import { Words } from "$src/words/words";
import { describe, expect, test } from "vitest";
import { line, lines } from "./lines";
import { nameOf, type Telling } from "./naming";
import { reasons, scoring, type Result } from "./scoring";
import { fieldOf, figuresOf, isBySeat, ofSeat, standing } from "./seats";
import { shown } from "./shown";
import { ownParts, pointsOf, ruleAsked } from "./view";
import { brief, prompt, text } from "./words";

const NAMES = ["Anna", "Bela", "Chie"];
const words = new Words(
  "en",
  [
    "game-name = Kabu\nview-hand = Your hand\nview-bids = Bids\ncard-star = Star\ncard-moon_2 = Moon 2",
    "view-leader = Leader\n    .holds = seat\nview-houses = Houses\n    .holds = by-seat\nhouse-oda = Oda",
    "view-slots = Slots\n    .holds = list",
    "prompt-bid = Bid, or pass.\ndecision-bid = { $name } is bidding\nphase-play = play\nresult-empty = The deck is empty.",
    "table-plain-yes = yes\ntable-plain-no = no\nplain-prompt = Choose a move.\ntable-players = Players",
    "plain-decides = { $name } is to move\ntable-plain-points = Points",
  ],
  {},
  { nouns: { hand: ["card"], pile: ["card"] } },
);
const telling: Telling = { words, players: 3, naming: (seat) => [NAMES[seat] ?? "", ""] };
const told = (key: string, value: unknown) => line(telling, fieldOf(telling, [key, value]).value);

describe("names", () => {
  test("a part is called as the game calls it, or by its key", () => {
    expect(nameOf(words, "hand")).toBe("Your hand");
    expect(nameOf(words, "last_trick")).toBe("Last trick");
  });

  test("ids are put into words by the singular of their key, or made readable", () => {
    expect(told("hand", ["star", "moon_2", "star"])).toBe("2 × Star, Moon 2");
    expect(told("known_cards", ["star"])).toBe("Star");
    expect(told("card", "moon_2")).toBe("Moon 2");
    expect(told("trump", "red_oni")).toBe("red oni");
  });
});

describe("single values", () => {
  test.each([
    [null, "–"],
    ["", "–"],
    [[], "–"],
    [{}, "–"],
    [true, "yes"],
    [false, "no"],
    [0, "0"],
    [1603, "1603"],
    [25000, "25,000"],
  ])("%o is %s", (value, expected) => expect(told("thing", value)).toBe(expected));

  test("seats are people where the key, or the game, says that they are", () => {
    expect(shown(telling, ["winner"], 1)).toEqual({ as: "seat", seat: 1 });
    expect(told("leader", 2)).toBe("Chie");
    expect(told("turn", 2)).toBe("2");
    expect(told("winner", 7)).toBe("7");
    expect(told("tied", [0, 2])).toBe("Anna, Chie");
  });

  test("a number is no seat's word because what is around it has such words", () => {
    const seats = new Words("en", ["seat-2 = Red"]);
    expect(shown({ ...telling, words: seats }, ["seats", "coins"], 2)).toEqual({ as: "text", text: "2" });
  });
});

describe("what is made of parts", () => {
  test("records are rows, keyed by names or by things", () => {
    expect(lines(telling, shown(telling, ["offer"], { card: "star", price: null }))).toEqual([
      "Card: Star",
      "Price: –",
    ]);
    expect(told("cards", { star: 3, moon_2: 0 })).toBe("Star: 3; Moon 2: 0");
  });

  test("records of the same kind are a table", () => {
    const value = [
      { card: "star", seat: 0 },
      { card: "moon_2", seat: null },
    ];
    const found = shown(telling, ["trick"], value);
    expect(found).toMatchObject({ as: "table", columns: ["Card", "Seat"] });
    expect(lines(telling, found)).toEqual(["Card: Star; Seat: Anna", "Card: Moon 2; Seat: –"]);
  });

  test("lists of the same length are a grid", () => {
    const found = shown(telling, ["board"], [[null, "x"], ["o", null]]); // prettier-ignore
    expect(found).toMatchObject({ as: "table", columns: [] });
    expect(lines(telling, found)).toEqual(["–, x", "o, –"]);
  });

  test("other lists are rows with numbers", () => {
    expect(lines(telling, shown(telling, ["piles"], [["star"], ["star", "moon_2"]]))).toEqual([
      "1: Star",
      "2: Star, Moon 2",
    ]);
  });
});

describe("by seat", () => {
  test("what has an entry for each seat is told of the players", () => {
    expect(isBySeat(telling, ["bids", [3, null, 2]])).toBe(true);
    expect(isBySeat(telling, ["bids", [3, null]])).toBe(false);
    expect(told("bids", [3, null, 2])).toBe("Anna: 3; Bela: –; Chie: 2");
    expect(told("chests", { 0: 1, 1: 0, 2: 4 })).toBe("Anna: 1; Bela: 0; Chie: 4");
  });

  test("as many cards as players are cards all the same", () => {
    expect(isBySeat(telling, ["hand", ["star", "star", "moon_2"]])).toBe(false);
    expect(isBySeat(telling, ["gone", [4, 9, 12]])).toBe(false);
    expect(isBySeat(telling, ["cards_left", [4, 4, 3]])).toBe(true);
    expect(isBySeat(telling, ["trick", [2, 0, 1].map((seat) => ({ seat, card: "star" }))])).toBe(false);
  });

  test("the game may say what it is", () => {
    expect(isBySeat(telling, ["slots", [null, null, "star"]])).toBe(false);
    expect(told("houses", ["oda", "oda", "mori"])).toBe("Anna: Oda; Bela: Oda; Chie: mori");
  });

  const parts = ownParts({
    bids: [3, null, 2],
    seats: [0, 1, 2].map((seat) => ({ coins: seat * 10, cards: ["star"] })),
    hand: ["star"],
  } as unknown as View);

  test("what is short is one table of all players", () => {
    const { table, rest } = standing(telling, parts);
    expect(table).toMatchObject({ as: "table", columns: ["Bids", "Coins", "Cards"] });
    expect(table && lines(telling, table)[1]).toBe("Bela: Bids: –; Coins: 10; Cards: Star");
    expect(rest).toEqual([["hand", ["star"]]]);
  });

  test("a seat has its own part of it", () => {
    const rows = ofSeat(telling, parts, 2).map(({ name, value }) => `${name} ${line(telling, value)}`);
    expect(rows).toEqual(["Bids 2", "Coins 20", "Cards Star"]);
    expect(figuresOf(telling, parts, 2)).toEqual([{ name: "Coins", text: "20" }]); // not everybody has bid
  });
});

/** A table at which somebody looks at a view. */
function table(view: Partial<View>, decision: string | null = null): TableModel {
  const whole = { players: 3, seat: 0, pending: [], events: [], result: null, ...view };
  const name = (seat: number) => NAMES[seat] ?? "";
  return { view: whole, words, decision, name, naming: telling.naming } as unknown as TableModel;
}

describe("the whole", () => {
  test("what to do is the game's sentence, or a general one", () => {
    expect(prompt(table({}, "bid"))).toBe("Bid, or pass.");
    expect(prompt(table({}, "play"))).toBe("Choose a move.");
    expect(prompt(table({}))).toBe("");
  });

  test("where the game stands", () => {
    expect(brief(table({}))).toBe("Kabu");
    expect(brief(table({ round: 3, phase: "play" }))).toBe("Round 3 · play");
    expect(brief(table({ round: 3, phase: "deal" }))).toBe("Round 3");
  });

  test("the rule of the decision is the seat's own", () => {
    const pending = [{ seat: 1, kind: "bid", rule: "K2" }];
    expect(ruleAsked(table({ pending }).view, 1)).toBe("K2");
    expect(ruleAsked(table({ pending }).view, 0)).toBeNull();
  });

  test("points are the view's by seat, at the end the result's", () => {
    expect(pointsOf(table({ points: [1, 2, 3] }).view, 2)).toBe(3);
    expect(pointsOf(table({ scores: [1, 2, 3] }).view, 0)).toBe(1);
    expect(pointsOf(table({ points: { all: 3 } }).view, 0)).toBeNull();
    const result = { scores: [4, 5, 6], ranking: [2, 1, 0] };
    expect(pointsOf(table({ points: [1, 2, 3], result }).view, 2)).toBe(6);
  });

  test("the position in words has everything but the kernel's", () => {
    const pending = [
      { seat: 1, kind: "bid", rule: "K2" },
      { seat: 2, kind: "play", rule: "K3" },
    ];
    expect(text(table({ pending, points: [1, 2, 3], hand: ["star"], draft: null }))).toEqual([
      { heading: "Kabu", lines: ["Bela is bidding", "Chie is to move"] },
      { heading: "Players", lines: ["Anna: Points: 1", "Bela: Points: 2", "Chie: Points: 3"] },
      { heading: "Your hand", lines: ["Star"] },
      { heading: "Draft", lines: ["–"] },
    ]);
  });

  test("the end says why, and everybody's points, best first", () => {
    const result = {
      scores: [4, 9, 6],
      ranking: [1, 2, 0],
      reasons: ["empty", "last_round"],
      bids: [1, 2, null],
      trump: "star",
    } as Result;
    expect(reasons(telling, result)).toEqual(["The deck is empty.", "last round"]);
    const { table: found, rest } = scoring(telling, result);
    expect(found && lines(telling, found)).toEqual([
      "Bela: Bids: 2; Points: 9",
      "Chie: Bids: –; Points: 6",
      "Anna: Bids: 1; Points: 4",
    ]);
    expect(rest.map(({ name }) => name)).toEqual(["Trump"]);
    expect(scoring(telling, { scores: [1, 2, 3], ranking: [2, 1, 0] }).table).toBeNull();
  });
});
