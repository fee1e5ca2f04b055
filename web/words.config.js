import { readFileSync } from "node:fs";

const WANTED = /\.ftl\?(words|rules)$/;

/** A game's messages in two parts: its rules, which are long and read late, and all the others. */
function parts(text) {
  const found = { words: [], rules: [] };
  let part = found.words;
  for (const line of text.split("\n")) {
    if (/^[a-z#]/.test(line)) part = line.startsWith("rule-") ? found.rules : found.words;
    part.push(line);
  }
  return found;
}

/** Makes `en.ftl?rules` the rules of a game and `en.ftl?words` everything else it says. */
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
