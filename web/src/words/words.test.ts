import { expect, test } from "vitest";
import { firstLanguage, sources } from "./languages";
import { Words } from "./words";

const verbs = { place: ["province", "means"] };
const words = async (lang: "en" | "de" | "it") => new Words(lang, await sources(lang, "shitenno"), verbs);
const name = (seat: number): [string, string] => [`Player ${seat}`, `Seat ${seat}`];

// The same sentences as in tests/words/test_words.py.

test("a list counts what is equal", async () => {
  const cards = ["samurai", "koku_1", "samurai", "bushi_sohei"];
  expect((await words("en")).several("card", cards)).toBe("2 × Samurai, 1 koku, Bushi + Sōhei");
});

test("a move takes words where an event takes ids", async () => {
  const english = await words("en");
  expect(english.move(["place", "kanto", "troops"]).text).toBe("Place a kamon in Kantō, paid in troops");
  const data = { seat: 1, province: "kanto", field: 2, means: "koku", items: ["koku_3", "koku_3", "plus"] };
  expect(english.event({ kind: "placed", data, to: null }, name)).toBe(
    "Player 1 takes field 2 of Kantō with koku, using 2 × 3 koku, +1.",
  );
});

test("nobody is called twice in a sentence", async () => {
  const event = { kind: "general_chosen", data: { seat: 2, general: "ii" }, to: null };
  expect((await words("en")).event(event, () => ["Ii", "Bot 3"])).toBe("Bot 3 chooses the house of Ii.");
});

test("a refusal has its words", async () => {
  const refusal = { message: "troops-short", params: { province: "kanto", need: ["samurai", "bushi"] } };
  expect((await words("de")).refusal({ ...refusal, rule: "S13" })).toBe(
    "Mit Truppen kannst du Kantō nicht übernehmen: Nötig sind Samurai, Bushi.",
  );
});

test("the language is the one chosen, or the browser's first that we know", () => {
  expect(firstLanguage(null, ["fr-FR", "it-IT", "en"])).toBe("it");
  expect(firstLanguage("de", ["it"])).toBe("de");
  expect(firstLanguage(null, ["fr"])).toBe("en");
});

test.each([
  ["en", "2 in hand, 1 by Exchange, 3 by +1", "2 in hand", "1 by Exchange, 3 by +1"],
  ["de", "2 auf der Hand, 1 durch Austausch, 3 durch +1", "2 auf der Hand", "1 durch Austausch, 3 durch +1"],
  ["it", "2 in mano, 1 con lo Scambio, 3 con il +1", "2 in mano", "1 con lo Scambio, 3 con il +1"],
] as const)("what brought nothing is not told: %s", async (lang, all, hand, rest) => {
  const explained = async (koku: number, exchanged: number, plus: number) =>
    (await words(lang)).say("score-koku-explained", { koku, exchanged, plus });
  expect(await explained(2, 1, 3)).toBe(all);
  expect(await explained(2, 0, 0)).toBe(hand);
  expect(await explained(0, 1, 3)).toBe(rest);
});
