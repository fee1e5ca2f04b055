import type { Speech } from "$src/shell/speech.svelte";
import { clockInWords } from "$src/shell/time/time";
import { isolated } from "$src/words/isolated";
import { LANGUAGES } from "$src/words/languages";
import type { GameInfo, NewTable, SeatInfo, TableInfo } from "$src/wire";

/** Who else sits at a table, in words: people by name, then bots and open seats counted. */
export function others(table: TableInfo, speech: Speech): string {
  const seats = table.seats.filter((seat) => !seat.you);
  const bots = seats.filter((seat) => seat.bot !== null).length;
  const open = seats.filter((seat) => seat.open).length;
  const words = seats
    .filter((seat) => !seat.open && seat.bot === null)
    .map((seat) => called(seat, "web-somebody-gone", speech));
  if (bots) words.push(speech.say("web-bots", { count: bots }));
  if (open) words.push(speech.say("web-open-seats", { count: open }));
  return listed(words, speech);
}

/** What somebody wants to know before sitting down: how much time there is, whether it counts, what is spoken. */
export function terms(table: TableInfo, speech: Speech): string {
  const words = [
    table.clock ? clockInWords(table.clock, speech.say) : "",
    table.rated ? speech.say("web-filter-rated-yes") : "",
    table.language ? ((LANGUAGES as Record<string, string>)[table.language] ?? table.language) : "",
  ];
  return words.filter(Boolean).join(" · ");
}

/** Whom a running game waits for, in words. */
export function waitedFor(table: TableInfo, speech: Speech): string {
  const waiting = table.seats.filter((seat) => seat.waiting && !seat.you);
  const people = waiting
    .filter((seat) => seat.bot === null)
    .map((seat) => called(seat, "web-waited-gone", speech));
  const bots = waiting.length - people.length;
  return listed(bots ? [...people, speech.say("web-waited-bots", { count: bots })] : people, speech);
}

function called(seat: SeatInfo, gone: string, speech: Speech): string {
  return seat.name === null ? speech.say(gone) : isolated(seat.name);
}

function listed(words: string[], speech: Speech): string {
  return new Intl.ListFormat(speech.words.lang, { type: "conjunction" }).format(words);
}

/** The bot one plays against unless one asks for another. */
export function usualBot(bots: string[]): string {
  return bots.includes("steady") ? "steady" : (bots.at(-1) ?? "");
}

/** A table for oneself and bots of a level, as it suits a first game, with hints where there can be any. */
export function againstBots(info: GameInfo, bot = usualBot(info.bots)): NewTable {
  const { players, options } = info.first_game;
  const others = Array.from({ length: players - 1 }, () => ({ bot }));
  return { game: info.id, seats: ["me", ...others], options, hints: info.hints };
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** How long ago something was, in words. */
export function ago(when: string, speech: Speech, now = Date.now()): string {
  const past = now - Date.parse(when);
  if (past < 60_000) return speech.say("web-just-now");
  const format = new Intl.RelativeTimeFormat(speech.words.lang, { numeric: "auto" });
  const [unit, length] = STEPS.find(([, each]) => past >= each) ?? ["minute", 60_000];
  return format.format(-Math.floor(past / length), unit);
}
