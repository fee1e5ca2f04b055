import type { Language } from "$src/words/languages";

const own = import.meta.glob<string>("$words/words/web/*.ftl", { query: "?credits", import: "default" });

/** The sources of what the page with the credits says. */
export async function sources(lang: Language): Promise<string[]> {
  const path = Object.keys(own).find((each) => each.endsWith(`/${lang}.ftl`)) ?? "";
  return [(await own[path]?.()) ?? ""];
}
