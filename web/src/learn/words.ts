import { api } from "$src/net/api";
import { laterSources, type Language } from "$src/words/languages";

const own = import.meta.glob<string>("$words/words/learn/*.ftl", { query: "?raw", import: "default" });

/** The sources of all that is not needed at first, of what is said around a lesson, and of what its coach says. */
export async function courseSources(lang: Language, game: string): Promise<string[]> {
  const path = Object.keys(own).find((each) => each.endsWith(`/${lang}.ftl`)) ?? "";
  const [later, around, coach] = await Promise.all([
    laterSources(lang, game),
    own[path]?.() ?? "",
    api.courseWords(game, lang),
  ]);
  return [...later, around, coach.messages];
}
