import { Speech } from "$src/shell/speech.svelte";
import type { Language } from "$src/words/languages";

const own = import.meta.glob<string>("$words/words/people/*.ftl", { query: "?raw", import: "default" });
const ofPages = import.meta.glob<string>("$words/words/web/*.ftl", { query: "?people", import: "default" });
const safety = import.meta.glob<string>("$words/words/safety/*.ftl", { query: "?raw", import: "default" });
const refusals = import.meta.glob<string>("$words/words/*.ftl", { query: "?people", import: "default" });
const notices = import.meta.glob<string>("$words/words/notices/*.ftl", { query: "?raw", import: "default" });

/** The sources of what is said on the pages about people, and of how they are told things. */
function peopleSources(lang: Language): Promise<string[]> {
  const of = async (known: typeof own) =>
    (await known[Object.keys(known).find((each) => each.endsWith(`/${lang}.ftl`)) ?? ""]?.()) ?? "";
  return Promise.all([own, ofPages, notices, safety, refusals].map(of));
}

/** The words on the pages about people. */
export const peopleSpeech = (): Speech => new Speech(undefined, undefined, undefined, peopleSources);
