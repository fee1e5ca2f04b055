import { expect, test } from "vitest";
import { firstLanguage, kindsOf, laterSources, sources } from "./languages";
import { Words } from "./words";

const verbs = { place: ["province", "means"] };
const all = async (lang: "en" | "de" | "it", game: string) => [
  ...(await sources(lang, game)),
  ...(await laterSources(lang, game)),
];
const words = async (lang: "en" | "de" | "it") =>
  new Words(lang, await all(lang, "shitenno"), verbs, await kindsOf(lang, "shitenno"));
const name = (seat: number): [string, string] => [`Player ${seat}`, `Seat ${seat}`];

// The same sentences as in tests/words/test_words.py.

test("thousands are written as such in every language", async () => {
  const found = await Promise.all((["en", "de", "it"] as const).map((lang) => all(lang, "tenjo")));
  const said = found.map((each, place) => {
    const speech = new Words(["en", "de", "it"][place] as "en", each, verbs, {});
    return speech.say("board-samurai-count", { samurai: 3000 });
  });
  expect(said.map((each) => /\d\S*/u.exec(each)?.[0])).toEqual(["3,000", "3.000", "3.000"]);
});

test("a list counts what is equal", async () => {
  const cards = ["samurai", "koku_1", "samurai", "bushi_sohei"];
  expect((await words("en")).several("card", cards)).toBe("2 × Samurai, 1 koku, Bushi + Sōhei");
});

test("a move takes words where an event takes ids", async () => {
  const english = await words("en");
  expect(english.move(["place", "kanto", "troops"]).text).toBe("Place a kamon in Kantō, paying with troops");
  const data = { seat: 1, province: "kanto", field: 2, means: "koku", items: ["koku_3", "koku_3", "plus"] };
  expect(english.event({ kind: "placed", data, to: null }, name)).toBe(
    "Player 1 takes space 2 of Kantō, paying with koku (2 × 3 koku, +1).",
  );
});

test("nobody is called twice in a sentence", async () => {
  const event = { kind: "general_chosen", data: { seat: 2, general: "ii" }, to: null };
  expect((await words("en")).event(event, () => ["Ii", "Bot 3"])).toBe("Bot 3 chooses Ii.");
});

test("a refusal has its words", async () => {
  const refusal = { message: "troops-short", params: { province: "kanto", need: ["samurai", "bushi"] } };
  expect((await words("de")).refusal({ ...refusal, rule: "S13" })).toBe(
    "Mit Truppen kannst du Kantō nicht übernehmen: Nötig sind Samurai, Bushi.",
  );
});

const tenjo = async (lang: "en" | "de" | "it") => {
  const moves = { attack: ["point", "seat"], burn_family: ["family"], pass: [] };
  return new Words(lang, await all(lang, "tenjo"), moves, await kindsOf(lang, "tenjo"));
};

test.each([
  ["en", "waypoint Ōmi 3", "Player 2’s son"],
  ["de", "Marschwegpunkt Ōmi 3", "Sohn von Player 2"],
  ["it", "tappa Ōmi 3", "figlio di Player 2"],
] as const)("points and families are put together: %s", async (lang, point, family) => {
  const found = await tenjo(lang);
  expect(found.noun("point", "omi_w3")).toBe(point);
  expect(found.noun("spot", "omi_w3")).toBe("Ōmi 3");
  expect(found.noun("family", "son_2", name)).toBe(family);
  expect(found.noun("site", "owari_castle_a")).toBe("Kiyosu");
});

test("seats go by names where there are some, and by houses otherwise", async () => {
  const german = await tenjo("de");
  const move = ["attack", "B_echizen_omi", 3];
  expect(german.move(move).text).toBe("Miyoshi angreifen: Grenzkontrollpunkt Echizen–Ōmi");
  expect(german.move(move, {}, name).text).toBe("Player 3 angreifen: Grenzkontrollpunkt Echizen–Ōmi");
  expect(german.move(["burn_family", "wife_0"], {}, name).text).toBe("Töten: Ehefrau von Player 0");
  const barred = { message: "attack-barred", params: { seat: 1 }, rule: "T26" };
  expect(german.refusal(barred)).toMatch(/^Du darfst Saitō jetzt nicht angreifen/);
});

test("a move that is told too little is told plainly", async () => {
  const english = await tenjo("en");
  expect(english.move(["pass"]).text).toBe("Pass");
  expect(english.move(["pass"], { decision: "fight_on" }).text).toBe("Stop attack");
});

test("an offer tells both sides", async () => {
  const data = {
    ...{ seat: 0, to: 2, give: ["fire", "ring_3", "ring_3", "wife_0"], ask: [], koku: 0 },
    ...{ asked_koku: 5000, peace: false, private: true },
  };
  expect((await tenjo("en")).event({ kind: "offered", data, to: null }, name)).toBe(
    "Player 0 offers Player 2 in private: Fire, 2 × Ring 3, Player 0’s wife. In return: 5,000 koku.",
  );
});

test("the language is the one chosen, or the browser's first that we know", () => {
  expect(firstLanguage(null, ["fr-FR", "it-IT", "en"])).toBe("it");
  expect(firstLanguage("de", ["it"])).toBe("de");
  expect(firstLanguage(null, ["fr"])).toBe("en");
});

test.each([
  ["en", "2 in hand, 1 from Exchange, 3 from +1", "2 in hand", "1 from Exchange, 3 from +1"],
  ["de", "2 auf der Hand, 1 durch Austausch, 3 durch +1", "2 auf der Hand", "1 durch Austausch, 3 durch +1"],
  ["it", "2 in mano, 1 con lo Scambio, 3 con il +1", "2 in mano", "1 con lo Scambio, 3 con il +1"],
] as const)("what brought nothing is not told: %s", async (lang, all, hand, rest) => {
  const explained = async (koku: number, exchanged: number, plus: number) =>
    (await words(lang)).say("score-koku-explained", { koku, exchanged, plus });
  expect(await explained(2, 1, 3)).toBe(all);
  expect(await explained(2, 0, 0)).toBe(hand);
  expect(await explained(0, 1, 3)).toBe(rest);
});
