import { expect, test } from "vitest";
import { fromPython, NounKinds } from "./kinds";
import { Words } from "./words";

const name = (seat: number): [string, string] => [`Player ${seat}`, `Seat ${seat}`];

test("a pattern fits whole values, and its parts have names", () => {
  const shape = fromPython("(?P<suit>[a-z]+)_(?P<number>[0-9]+)|joker");
  expect(shape.exec("star_12")?.groups).toEqual({ suit: "star", number: "12" });
  expect(shape.test("joker")).toBe(true);
  expect(shape.test("star_12 joker")).toBe(false);
  expect(fromPython("(?P<one>[a-z])(?P=one)").test("aa")).toBe(true);
  expect(fromPython("(?P<one>[a-z])(?P=one)").test("ab")).toBe(false);
  expect(fromPython("(?(one)a|b)").test("a")).toBe(false);
});

test("without kinds every noun is under its own name", () => {
  const kinds = new NounKinds({});
  expect(kinds.under("card")).toEqual(["card"]);
  expect(kinds.composed("card")).toEqual([]);
  expect(kinds.beyondSeats).toBeNull();
});

test("nouns are found where the game says, and put together from parts", () => {
  const words = new Words(
    "en",
    ["suit-star = star\ncard-numbered = { $number } of { $suit }s\nbead-red = red bead"],
    {},
    {
      nouns: { hand: ["card", "bead"] },
      composed: { card: { numbered: "(?P<suit>[a-z]+)_(?P<number>[0-9]+)" } },
    },
  );
  expect(words.noun("hand", "star_12")).toBe("12 of stars");
  expect(words.noun("hand", "red")).toBe("red bead");
  expect(words.noun("bead", "star_12")).toBe("star_12");
});

test("numbers are counted by seat only where the game says what there is beyond the seats", () => {
  const sources = ["event-fell = { $cubes }\nboard-farmers = Farmers"];
  const event = (cubes: number[]) => ({ kind: "fell", data: { cubes }, to: null });
  const shogun = new Words("en", sources, {}, { beyond_seats: "board-farmers" });
  expect(shogun.event(event([3, 0, 2]), name)).toBe("3 × Player 0, 2 × Farmers");
  const other = new Words("en", sources);
  expect(other.event(event([3, 0, 2]), name)).toBe("3, 0, 2");
});

test("cards that are numbers are no counts, and a move without words is told as it is", () => {
  const words = new Words("en", ["event-hand = { $cards } ({ $count })"]);
  const event = { kind: "hand", data: { seat: 0, cards: [6, 7, 15] }, to: 0 };
  expect(words.event(event, name)).toBe("6, 7, 15 (3)");
  expect(words.move(["travel", 6]).text).toBe("travel 6");
});
