import { Words, type GameEvent } from "$src/words/words";
import { expect, test } from "vitest";
import { afterOwn, chapters, line, plain } from "./story";

const words = new Words(
  "en",
  [
    "event-year = Round { $round }.\nevent-led = { $name } leads the house of { $general }.\ngeneral-ii = Ii",
    "event-fought = { $name }, { $seats_count } in all: { $winner_name } wins; { $seats_names }; { $tray } ({ $tray_count }).",
    "board-farmers = Farmers",
  ],
  {},
  { beyond_seats: "board-farmers" },
);
const event = (kind: string, data: GameEvent["data"], to: number | null = null): GameEvent => ({
  kind,
  data,
  to,
});

test("chapters begin with the event that has a heading", () => {
  const events = [event("led", { seat: 0 }), event("year", { round: 1 }), event("led", { seat: 1 })];
  const found = chapters(events, ({ kind, data }) => (kind === "year" ? `Round ${data["round"]}` : null));
  expect(found.map(({ heading, first, entries }) => [heading, first, entries.length])).toEqual([
    [null, 0, 1],
    ["Round 1", 1, 2],
  ]);
});

test("everybody in a sentence is named", () => {
  const names = ["Anna", "Bela", "Chie"];
  const found = line(
    words,
    event("fought", { seat: 0, winner: 2, seats: [0, 2], tray: [3, 0, 1, 2] }),
    (seat) => [names[seat] ?? "", ""],
  );
  expect(plain(found)).toBe("Anna, 2 in all: Chie wins; Anna, Chie; 3 × Anna, 1 × Chie, 2 × Farmers (6).");
  expect(found.filter(({ seat }) => seat !== null).map(({ seat }) => seat)).toEqual([0, 2, 0, 2, 0, 2]);
});

test("a line is taken apart at the name", () => {
  const found = line(words, event("led", { seat: 2, general: "ii" }), () => ["Anna", "Seat 3"]);
  expect(found).toEqual([
    { text: "Anna", seat: 2 },
    { text: " leads the house of Ii.", seat: null },
  ]);
  expect(plain(found)).toBe("Anna leads the house of Ii.");
});

test("who is called as something else in the sentence is called otherwise", () => {
  expect(plain(line(words, event("led", { seat: 2, general: "ii" }), () => ["Ii", "Bot 3"]))).toBe(
    "Bot 3 leads the house of Ii.",
  );
});

test("an event of nobody has no name", () => {
  expect(line(words, event("year", { round: 1 }), () => ["Anna", "Anna"])).toEqual([
    { text: "Round 1.", seat: null },
  ]);
});

test("since one's own last event", () => {
  const events = [event("led", { seat: 0 }), event("led", { seat: 1 }), event("hand", { seat: 0 }, 0)];
  expect(afterOwn(events, 0)).toBe(1);
  expect(afterOwn(events, 3)).toBe(0);
});
