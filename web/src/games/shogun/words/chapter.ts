import type { Data, Words } from "$src/words/words";

/** The heading that an event opens in the log: a season, a winter, the end. */
export function chapter({ kind, data }: { kind: string; data: Data }, words: Words): string | null {
  const year = words.say("board-year", { year: Number(data["year"]) });
  if (kind === "season") return `${year} · ${words.noun("season", String(data["season"]))}`;
  if (kind === "winter") return `${year} · ${words.noun("season", "winter")}`;
  return kind === "ranked" ? words.say("phase-over") : null;
}
