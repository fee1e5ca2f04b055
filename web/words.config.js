import { readFileSync } from "node:fs";

const WANTED = /\.ftl\?(browser|words|later|boxes)$/;

/** Rules, their source, the player aid, fate cards and refusals, boxes, points, actions and elements explained, what hints and analyses speak of, what a new table asks; and what
 * the terminal alone says. */
const LATER =
  /^(rules?|aid|fate|refusal|reason|score|feature|chance|moment|option|box|(action|element|kind)-about)-|^game-provenance|^board-odds|^board-(trade-(?!unread)|(ally|claim|family|fate|known|recruit|treasury|yearend)-)|^(board-(allies-none|castle-brings|castle-koku|castles-defence|component-taken|dead|enter-where|garrison|letter-\w+|month-of|now|offer-terms|province-income|scout-seen|store-where|thousands)|prompt-(peace-terms|trade)) /;

/** What is said on the command line alone, and of lessons that are broken. */
const COMMANDS =
  /^(error-)?(analyse|arena|backup|cli|cmaes|command|file|help|option|ray|lesson|record|restore|results|save|serve|sim|sprt|store|trade|tune)-|^(bots-line|cannot-hide|choices-change-typed|finding-|games-line|hand-over|how-to-resume|no-such-number|not-understood|press-enter|seed-told|several-meant|version-line)|^error-(bad-(bots|games|habits|iterations|jobs|lesson|pull|sprt|tables)|foreign|missing-argument|mixed|no-such-(chapter|command|step)|nothing-asked|not-results|too-many-(houses|names))/;

/** What is said of boxes. */
const BOXES = /^(error-)?box-|^error-(bad-box|too-many-boxes)|^in-field/;

/** The parts of a file of messages, by what they are wanted for. */
function parts(text) {
  const [later, words] = apart(text, LATER);
  const [boxes, others] = apart(apart(text, COMMANDS)[1].join("\n"), BOXES);
  return { words, later, boxes, browser: others };
}

/** The messages whose names fit, and the others. */
function apart(text, names) {
  const [fitting, others] = [[], []];
  let part = others;
  for (const line of text.split("\n")) {
    if (/^[a-z#]/.test(line)) part = names.test(line) ? fitting : others;
    part.push(line);
  }
  return [fitting, others];
}

/** Makes `en.ftl?later` what a game says late and `en.ftl?words` everything else; `en.ftl?browser` is without the command line and without `en.ftl?boxes`. */
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
