/** A sentence of the rules as the documents have it, where it comes from, and the tests that hold it. */
export interface Sentence {
  number: string;
  text: string;
  source: string[];
  tests: string[];
}

/** What is known of a rule: its sentences, the places in the code, and how many tests there are. */
export interface Conformance {
  tests: number;
  code: string[];
  sentences: Sentence[];
}

type File = Record<string, Conformance>;
const files = import.meta.glob<File>("$words/games/*/conformance.json", { import: "default" });

/** All that is known of a game's rules, by rule. */
export async function conformance(game: string): Promise<File> {
  const path = Object.keys(files).find((each) => each.endsWith(`/games/${game}/conformance.json`));
  return (path && (await files[path]?.())) || {};
}

/** How many sentences are as printed, how many are wholly or partly ours, and how many tests there are. */
export function figures({ sentences, tests }: Conformance): Record<"printed" | "ours" | "tests", number> {
  const printed = sentences.filter(({ source }) => source.join() === "printed").length;
  return { printed, ours: sentences.length - printed, tests };
}
