export const LANGUAGES = { en: "English", de: "Deutsch", it: "Italiano" } as const;
export type Language = keyof typeof LANGUAGES;

type Source = () => Promise<string>;
const core = import.meta.glob<string>("$words/words/*.ftl", { query: "?browser", import: "default" });
const web = import.meta.glob<string>("$words/words/web/*.ftl", { query: "?raw", import: "default" });
const table = import.meta.glob<string>("$words/words/table/*.ftl", { query: "?raw", import: "default" });
const insight = import.meta.glob<string>("$words/words/insight/*.ftl", { query: "?raw", import: "default" });
const sentences = import.meta.glob<string>("$words/words/sentences/*.ftl", {
  query: "?raw",
  import: "default",
});
const boxes = import.meta.glob<string>("$words/words/boxes/*.ftl", { query: "?raw", import: "default" });
const coreOfBoxes = import.meta.glob<string>("$words/words/*.ftl", { query: "?boxes", import: "default" });
const games = import.meta.glob<string>("$words/games/*/words/*.ftl", { query: "?words", import: "default" });
const later = import.meta.glob<string>("$words/games/*/words/*.ftl", { query: "?later", import: "default" });

/** The sources of the messages for a language and, if one is given, a game, but for what is read later. */
export async function sources(lang: Language, game?: string): Promise<string[]> {
  const wanted = [find(core, `/words/${lang}.ftl`), find(web, `/words/web/${lang}.ftl`)];
  if (game !== undefined)
    wanted.push(find(table, `/words/table/${lang}.ftl`), find(games, `/games/${game}/words/${lang}.ftl`));
  return Promise.all(wanted.map((load) => load()));
}

/** The sources of what is not needed at first: a game's rules and their sources, and what hints and analyses say of it. */
export function laterSources(lang: Language, game: string): Promise<string[]> {
  const wanted = [
    find(later, `/games/${game}/words/${lang}.ftl`),
    find(insight, `/words/insight/${lang}.ftl`),
    find(sentences, `/words/sentences/${lang}.ftl`),
  ];
  return Promise.all(wanted.map((load) => load()));
}

/** The sources of what is said of boxes where they are made. */
export async function boxSources(lang: Language, game: string): Promise<string[]> {
  const wanted = [find(boxes, `/words/boxes/${lang}.ftl`), find(coreOfBoxes, `/words/${lang}.ftl`)];
  return [...(await laterSources(lang, game)), ...(await Promise.all(wanted.map((load) => load())))];
}

function find(known: Record<string, Source>, end: string): Source {
  const path = Object.keys(known).find((each) => each.endsWith(end));
  const load = path === undefined ? undefined : known[path];
  if (!load) throw new Error(`no messages at ${end}`);
  return load;
}

/** The language to begin with: the one chosen before, or the browser's first that we know. */
export function firstLanguage(stored: string | null, wished: readonly string[]): Language {
  const known = [stored ?? "", ...wished.map((each) => each.slice(0, 2).toLowerCase())];
  return (known.find((each) => each in LANGUAGES) as Language | undefined) ?? "en";
}
