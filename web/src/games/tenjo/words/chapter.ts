import type { Data, Words } from "$src/words/words";

/** The heading that an event opens in the log: set-up, a month, the year's end, the end. */
export function chapter({ kind, data }: { kind: string; data: Data }, words: Words): string | null {
  const year = words.say("board-year", { year: Number(data["year"]) });
  if (kind === "month") return `${year} · ${words.say("board-month", { month: Number(data["month"]) })}`;
  if (kind === "year_end") return `${year} · ${words.say("phase-year_end")}`;
  return kind === "ranked" ? words.say("phase-over") : null;
}
