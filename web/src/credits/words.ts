import type { Language } from "$src/words/languages";

const own = import.meta.glob<string>("$words/words/web/*.ftl", { query: "?credits", import: "default" });
const games = import.meta.glob<string>("$words/games/*/words/*.ftl", {
  query: "?credits",
  import: "default",
});

/** The sources of what the page with the credits says. */
export function sources(lang: Language): Promise<string[]> {
  const wanted = Object.entries({ ...own, ...games }).filter(([path]) => path.endsWith(`/${lang}.ftl`));
  return Promise.all(wanted.map(([, load]) => load()));
}
