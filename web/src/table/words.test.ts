import { LANGUAGES } from "$src/words/languages";
import { expect, test } from "vitest";

const words = import.meta.glob<string>("$words/words/table/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const code = import.meta.glob<string>(
  [
    "./**/*.svelte",
    "./**/*.ts",
    "!./insight/**",
    "../art/**/*.svelte",
    "../games/*/map/**/*.svelte",
    "../games/plain/*",
    "../lobby/GameCard.svelte",
    "!**/*.test.ts",
  ],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
const TABS = ["board", "hint", "me", "players", "log", "moves", "chat", "rules", "text", "analysis"];
const COMPOSED = [
  ...TABS.map((tab) => `table-tab-${tab}`),
  ...["order", "pass", "self"].map((by) => `table-answering-${by}`),
  ...["gone", "ended", "unreachable"].flatMap((why) => [`table-${why}`, `table-${why}-why`]),
];

const ids = (source: string) => [...source.matchAll(/^(table-\S+) =/gm)].map((each) => each[1] ?? "").sort();

/** The ids that the table's code says, as whole words or put together. */
function said(): Set<string> {
  const found = Object.values(code).flatMap((source) =>
    [...source.matchAll(/"(table-[a-z-]+)"/g)].map((each) => each[1] ?? ""),
  );
  return new Set([...found, ...COMPOSED]);
}

test.each(Object.keys(LANGUAGES))("every word of the table is there, and needed: %s", (lang) => {
  const [, source = ""] = Object.entries(words).find(([path]) => path.endsWith(`/${lang}.ftl`)) ?? [];
  expect(ids(source)).toEqual([...said()].sort());
});
