import { laterSources, type Language } from "$src/words/languages";
import type { Words } from "$src/words/words";

/** A rule with its number as in the spec. */
export interface Rule {
  number: string;
  title: string;
  text: string;
}

/** The numbers of a game's rules, in the order its words have them. */
export async function ruleNumbers(lang: string, game: string): Promise<string[]> {
  const found = (await laterSources(lang as Language, game)).join("\n");
  return [...found.matchAll(/^rule-title-(\S+) *=/gm)].map((each) => each[1] ?? "");
}

/** The rules that have all words looked for, in number, title or text, without regard to case and accents. */
export function matching(rules: readonly Rule[], wanted: string): Rule[] {
  const parts = folded(wanted).split(" ").filter(Boolean);
  return rules.filter(({ number, title, text }) => {
    const all = folded(`${number} ${title} ${text}`);
    return parts.every((part) => (/^[a-z]+\d+$/.test(part) ? folded(number) === part : all.includes(part)));
  });
}

/** Rules in words, as soon as their words are there. */
export function inWords(words: Words, numbers: readonly string[]): Rule[] {
  return numbers
    .filter((number) => words.messages.has(`rule-${number}`))
    .map((number) => ({
      number,
      title: words.say(`rule-title-${number}`),
      text: words.say(`rule-${number}`),
    }));
}

/** A piece of a rule's text: plain, the number of another rule, or the remark that something is our ruling. */
export interface Piece {
  text: string;
  number: string | null;
  ours: boolean;
}

/** A text in pieces: numbers of other rules become links, and what says `ruling` in brackets is marked. */
export function pieces(text: string, numbers: readonly string[], ruling: string): Piece[] {
  return text
    .split(/(\([^()]*\))/)
    .flatMap((part) => (part.startsWith(`(${ruling}`) ? [part] : part.split(/\b([A-Z]+\d+)\b/)))
    .filter(Boolean)
    .map((piece) => ({
      text: piece,
      number: numbers.includes(piece) ? piece : null,
      ours: piece.startsWith(`(${ruling}`),
    }));
}

/** A text without case, macrons and accents, as people type it. */
export function folded(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().trim().replace(/\s+/g, " ");
}
