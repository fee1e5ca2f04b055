import { fromServer } from "./foreign";
import type { Kinds } from "./kinds";

export const LANGUAGES = { en: "English", de: "Deutsch", it: "Italiano" } as const;
export type Language = keyof typeof LANGUAGES;

type Parts<T> = Record<string, () => Promise<T>>;
const core = import.meta.glob<string>("$words/words/*.ftl", { query: "?browser", import: "default" });
const errors = import.meta.glob<string>("$words/words/*.ftl", { query: "?errors", import: "default" });
const web = import.meta.glob<string>("$words/words/web/*.ftl", { query: "?browser", import: "default" });
const table = import.meta.glob<string>("$words/words/table/*.ftl", { query: "?raw", import: "default" });
const insight = import.meta.glob<string>("$words/words/insight/*.ftl", { query: "?raw", import: "default" });
const replay = import.meta.glob<string>("$words/words/replay/*.ftl", { query: "?raw", import: "default" });
const clocks = import.meta.glob<string>("$words/words/clocks/*.ftl", { query: "?raw", import: "default" });
const keys = import.meta.glob<string>("$words/words/keys/*.ftl", { query: "?raw", import: "default" });
const safety = import.meta.glob<string>("$words/words/safety/*.ftl", { query: "?raw", import: "default" });
const sentences = import.meta.glob<string>("$words/words/sentences/*.ftl", {
  query: "?raw",
  import: "default",
});
const boxes = import.meta.glob<string>("$words/words/boxes/*.ftl", { query: "?raw", import: "default" });
const coreOfBoxes = import.meta.glob<string>("$words/words/*.ftl", { query: "?boxes", import: "default" });
const records = import.meta.glob<string>("$words/words/records/*.ftl", { query: "?raw", import: "default" });
const coreOfRecords = import.meta.glob<string>("$words/words/*.ftl", {
  query: "?records",
  import: "default",
});
const games = import.meta.glob<string>("$words/games/*/words/*.ftl", { query: "?words", import: "default" });
const later = import.meta.glob<string>("$words/games/*/words/*.ftl", { query: "?later", import: "default" });
const kinds = import.meta.glob<Kinds>("$words/games/*/words/kinds.json", { import: "default" });

/** The games whose words are among the pages; those of others come from the server, all of them at once. */
export const OURS = Object.keys(kinds).map((path) => path.split("/").at(-3) ?? "");
export const isOurs = (game: string): boolean => OURS.includes(game);

/** The sources of the messages for a language and, if one is given, a game, but for what is read later. */
export async function sources(lang: Language, game?: string): Promise<string[]> {
  if (game === undefined) return [...(await ofPages(lang)), await ofErrors(lang)];
  const all = [ofPages(lang), ofTable(lang), ofGame(games, lang, game), isOurs(game) ? [] : stopgap(game)];
  return (await Promise.all(all)).flat();
}

/** The same without the words of a game that cannot be had: it goes by its id. */
export async function sourcesWithout(lang: Language, game: string): Promise<string[]> {
  return (await Promise.all([ofPages(lang), ofTable(lang), stopgap(game)])).flat();
}

/** Where the nouns of a game are found. */
export async function kindsOf(lang: Language, game: string): Promise<Kinds> {
  if (isOurs(game)) return find(kinds, `/games/${game}/words/kinds.json`)();
  return (await fromServer(lang, game)).kinds;
}

/** The sources of what is not needed at first: a game's rules and their sources, what is refused, and what hints and analyses say of it. */
export function laterSources(lang: Language, game: string): Promise<string[]> {
  const general = [
    find(insight, `/words/insight/${lang}.ftl`),
    find(sentences, `/words/sentences/${lang}.ftl`),
    find(replay, `/words/replay/${lang}.ftl`),
    find(clocks, `/words/clocks/${lang}.ftl`),
    find(safety, `/words/safety/${lang}.ftl`),
    find(keys, `/words/keys/${lang}.ftl`),
  ];
  return Promise.all([ofGame(later, lang, game), ofErrors(lang), ...general.map((load) => load())]);
}

const ofPages = (lang: Language): Promise<string[]> =>
  Promise.all([find(core, `/words/${lang}.ftl`)(), find(web, `/words/web/${lang}.ftl`)()]);

const ofErrors = (lang: Language): Promise<string> => find(errors, `/words/${lang}.ftl`)();

const ofTable = (lang: Language): Promise<string> => find(table, `/words/table/${lang}.ftl`)();

/** A part of a game's words; of a game that is not ours all of them. */
async function ofGame(part: Parts<string>, lang: Language, game: string): Promise<string> {
  if (isOurs(game)) return find(part, `/games/${game}/words/${lang}.ftl`)();
  return (await fromServer(lang, game)).messages;
}

/** What is said of a game that does not say it itself: its id for its name, and of all else nothing. */
const stopgap = (game: string): string =>
  [`game-name = { "${game}" }`, ...LEFT_OUT.map((id) => `${id} = { "" }`)].join("\n");
const LEFT_OUT = ["game-tagline", "game-about", "game-provenance", "rules-components"];

/** The sources of what is said of boxes where they are made. */
export async function boxSources(lang: Language, game: string): Promise<string[]> {
  const wanted = [find(boxes, `/words/boxes/${lang}.ftl`), find(coreOfBoxes, `/words/${lang}.ftl`)];
  return [...(await laterSources(lang, game)), ...(await Promise.all(wanted.map((load) => load())))];
}

/** The sources of what is said where records are brought from files. */
export async function recordSources(lang: Language): Promise<string[]> {
  const wanted = [find(records, `/words/records/${lang}.ftl`), find(coreOfRecords, `/words/${lang}.ftl`)];
  return [...(await sources(lang)), ...(await Promise.all(wanted.map((load) => load())))];
}

function find<T>(known: Parts<T>, end: string): () => Promise<T> {
  const load = at(known, end);
  if (!load) throw new Error(`no messages at ${end}`);
  return load;
}

function at<T>(known: Record<string, T>, end: string): T | undefined {
  const path = Object.keys(known).find((each) => each.endsWith(end));
  return path === undefined ? undefined : known[path];
}

/** The language to begin with: the one chosen before, or the browser's first that we know. */
export function firstLanguage(stored: string | null, wished: readonly string[]): Language {
  const known = [stored ?? "", ...wished.map((each) => each.slice(0, 2).toLowerCase())];
  return (known.find((each) => each in LANGUAGES) as Language | undefined) ?? "en";
}
