import type { TableModel } from "$src/table/model.svelte";
import type { Naming, Words } from "$src/words/words";

/** What is needed to put a view into words. */
export interface Telling {
  words: Words;
  players: number;
  naming: Naming;
}

export const tellingOf = (model: TableModel): Telling => ({
  words: model.words,
  players: model.view.players,
  naming: model.naming,
});

/** What a part of a view is called: as the game calls it, or else by its key. */
export function nameOf(words: Words, key: string): string {
  const id = `view-${key}`;
  return words.messages.has(id) ? words.say(id) : capital(readable(key));
}

/**
 * What the numbers or entries of a part are, where the game says so by an attribute of its name: `seat`, seats
 * themselves; `by-seat`, one entry for each seat; `list`, none of these though there are as many.
 */
export function holds(words: Words, key: string): string | null {
  const id = `view-${key}`;
  return words.messages.hasAttribute(id, "holds") ? words.messages.text(id, {}, "holds") : null;
}

/** The game's word for a value, looked for under the singular of its key, and of the keys around it; null: there is none. */
export function wordFor({ words, naming }: Telling, path: readonly string[], value: string): string | null {
  for (const kind of path.toReversed().flatMap(kinds)) {
    const word = words.noun(kind, value, naming);
    if (word !== value || words.messages.has(`${kind}-${value}`)) return word;
  }
  return null;
}

/** The kinds under which the words of a part's values may be found: `known_cards` holds cards. */
function kinds(key: string): string[] {
  const last = key.slice(key.lastIndexOf("_") + 1);
  return [...new Set([singular(key), singular(last), key])];
}

function singular(word: string): string {
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return word.replace(/s$/, "");
}

/** An id as people write. */
export const readable = (id: string): string => id.replaceAll("_", " ").trim();

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
