import { expect, test } from "vitest";
import type { Speech } from "$src/shell/speech.svelte";
import type { GameInfo, SeatInfo, TableInfo } from "$src/wire";
import { sources, type Language } from "$src/words/languages";
import { Words } from "$src/words/words";
import { againstBots, ago, others, terms, usualBot, waitedFor } from "./seats";

async function speech(lang: Language): Promise<Speech> {
  const words = new Words(lang, await sources(lang));
  return { words, say: (id: string, params = {}) => words.say(id, params) } as Speech;
}

const nobody: SeatInfo = {
  open: false,
  name: null,
  bot: null,
  waiting: false,
  hosted: false,
  alike: false,
  you: false,
  steward: null,
  time: null,
  house: null,
  kept: false,
  kept_for: null,
  vacant: false,
  vanished: false,
};
const seats: SeatInfo[] = [
  { ...nobody, name: "Anna", you: true },
  { ...nobody, name: "Bert", waiting: true },
  { ...nobody, bot: "steady", waiting: true },
  { ...nobody, open: true },
];
const table = { seats } as TableInfo;

test("who else is there: people, bots and open seats, in the right case", async () => {
  expect(others(table, await speech("en"))).toBe("Bert, 1 bot, and 1 open seat");
  expect(others(table, await speech("de"))).toBe("Bert, einem Bot und einem freien Platz");
  expect(others(table, await speech("it"))).toBe("Bert, un bot e un posto libero");
});

test("what one wants to know before sitting down", async () => {
  const clock = { type: "live", bank: 900, increment: 20 } as const;
  const english = await speech("en");
  expect(terms({ ...table, clock, rated: true, language: "de" }, english)).toBe(
    "15 min + 20 s · Rated · Deutsch",
  );
  const daily = { type: "decision", patience: 86_400, zone: "Europe/Rome" } as const;
  expect(terms({ ...table, clock: daily, rated: false, language: null }, await speech("de"))).toBe(
    "1 Tag pro Entscheidung",
  );
  expect(terms({ ...table, clock: null, language: "fr" }, english)).toBe("fr");
});

test("whom the game waits for, without oneself", async () => {
  expect(waitedFor(table, await speech("de"))).toBe("Bert und einen Bot");
  const gone = { seats: [{ ...nobody, waiting: true }] } as TableInfo;
  expect(waitedFor(gone, await speech("de"))).toBe("einen ehemaligen Mitspieler");
});

test("how long ago", async () => {
  const now = Date.parse("2026-01-02T12:00:00Z");
  const english = await speech("en");
  expect(ago("2026-01-02T11:59:30Z", english, now)).toBe("just now");
  expect(ago("2026-01-02T11:55:00Z", english, now)).toBe("5 minutes ago");
  expect(ago("2026-01-01T11:55:00Z", english, now)).toBe("yesterday");
});

test("a table against bots has one seat of one's own, the level asked for, and hints where there can be any", () => {
  const first_game = { players: 3, options: {} };
  const info = { id: "shitenno", first_game, bots: ["random", "steady"], hints: true } as GameInfo;
  const seats = ["me", { bot: "steady" }, { bot: "steady" }];
  expect(againstBots(info)).toEqual({ game: "shitenno", seats, options: {}, hints: true });
  expect(againstBots(info, "random").seats).toEqual(["me", { bot: "random" }, { bot: "random" }]);
  expect(againstBots({ ...info, hints: false }).hints).toBe(false);
  expect(usualBot(["random", "steady"])).toBe("steady");
  expect(usualBot(["random"])).toBe("random");
});

test("against bots one begins with what suits a first game", () => {
  const first_game = { players: 3, options: { years: 1 } };
  const info = { id: "tenjo", first_game, bots: ["steady"], hints: true } as unknown as GameInfo;
  expect(againstBots(info).seats).toHaveLength(3);
  expect(againstBots(info).options).toEqual({ years: 1 });
});
