import { readFileSync } from "node:fs";

const WANTED = /\.ftl\?(words|later)$/;

const LATER = /^(rule|feature|chance)-/; // the rules, and what hints and analyses speak of

/** A game's messages in two parts: what is read late, and all the others. */
function parts(text) {
  const found = { words: [], later: [] };
  let part = found.words;
  for (const line of text.split("\n")) {
    if (/^[a-z#]/.test(line)) part = LATER.test(line) ? found.later : found.words;
    part.push(line);
  }
  return found;
}

/** Makes `en.ftl?later` what a game says late and `en.ftl?words` everything else. */
export function gameWords() {
  return {
    name: "game-words",
    enforce: "pre",
    load(id) {
      const [, wanted] = WANTED.exec(id) ?? [];
      if (!wanted) return null;
      const path = id.slice(0, id.lastIndexOf("?"));
      this.addWatchFile(path);
      return `export default ${JSON.stringify(parts(readFileSync(path, "utf-8"))[wanted].join("\n"))}`;
    },
  };
}
