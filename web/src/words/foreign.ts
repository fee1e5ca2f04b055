import { api, Refused } from "$src/net/api";
import type { GameWords } from "$src/wire";

const asked = new Map<string, Promise<GameWords>>();

/** What a game says whose words are not among the pages. The server is asked once for each language, and again if it failed. */
export function fromServer(lang: string, game: string): Promise<GameWords> {
  const key = `${game} ${lang}`;
  const known = asked.get(key);
  if (known) return known;
  const words = api.words(game, lang).catch((error: unknown) => {
    if (error instanceof Refused && error.status === 404) return SILENT;
    asked.delete(key);
    throw error;
  });
  asked.set(key, words);
  return words;
}

/** The words of a game that has none. */
const SILENT: GameWords = { messages: "", kinds: { nouns: {}, composed: {}, beyond_seats: null } };
