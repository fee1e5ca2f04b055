import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const GAMES = fileURLToPath(new URL("../src/tenka/games", import.meta.url));
const BOARDS = fileURLToPath(new URL("src/games", import.meta.url));

const WANTED = /\.ftl\?(browser|errors|words|later|boxes|records|people|credits)$/;

/** Rules, their source, the player aid, what is read of something looked at closely, refusals, boxes, what hints and analyses speak of, what a new table asks. */
const LATER = /^(rules?|aid|look|refusal|reason|score|feature|chance|moment|option|box)-|^game-provenance/;

/** What is said on the command line alone, and of lessons that are broken. */
const COMMANDS =
  /^error-move-|^(error-)?(admin|analyse|arena|backup|cli|cmaes|command|database|file|help|hint|option|postgresql|preview|ray|lesson|restore|results|save|serve|sim|sprt|store|trade|tune)-|^(more =|no-such-rule|rule-sentences|saved =|error-line =|bots-line|cannot-hide|choices-change-typed|finding-|games-line|hand-over|how-to-resume|no-such-number|not-understood|press-enter|record-kept|seed-told|several-meant|version-line)|^error-(in-file|not-a-save|usage|worker-died|bot-named-twice|other-contest|server-missing|no-judgement|no-policy|public-url-needed|cannot-listen|bots-do-not-fit|mail-from-needed|smtp-password-needed|no-such-(option|version)|bad-(save|number|figure|policy|setting|humans|bots|games|habits|iterations|jobs|lesson|pull|sprt|tables)|foreign|missing-argument|mixed|no-such-(chapter|command|step)|nothing-asked|not-results|too-many-(houses|names))/;

/** What is said of boxes. */
const BOXES = /^(error-)?box-|^error-(bad-box|too-many-boxes)|^in-field/;

/** What is said of records that are brought from files. */
const RECORDS = /^error-(record-|bad-record|too-many-records)/;

/** What is refused on the pages about people alone. */
const PEOPLE =
  /^error-(already-account|bad-(address|hook|login|password|subscription)|channel-not-offered|last-way-in|link-expired|login-taken|no-account|oneself|passkey|rated-without|same-table|too-many-(channels|passkeys)|unknown-zone|wrong-(login|password))|^web-(as-(account|guest)|bring|data|delete|export|log-out|logged|login|password|register)/;

/** What the page with the credits says. */
const CREDITS = /^web-credits-/;

/** What is said where something was refused: at a table soon after the first sight. */
const ERRORS = /^error-/;

/** The parts of a file of messages, by what they are wanted for; `late`: what is said late. */
function parts(text, late = LATER) {
  const [later, words] = apart(text, late);
  const [boxes, rest] = apart(apart(text, COMMANDS)[1].join("\n"), BOXES);
  const [records, more] = apart(rest.join("\n"), RECORDS);
  const [people, others] = apart(more.join("\n"), PEOPLE);
  const [credits, left] = apart(others.join("\n"), CREDITS);
  const [errors, browser] = apart(left.join("\n"), ERRORS);
  return { words, later, boxes, records, people, credits, errors, browser };
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

/** What a game says late: what all games do, and what its board has in `later.json`: ids, how they begin (`board-odds-*`), or with a `!` what is said at once all the same. */
function laterOf(game, watch) {
  const file = `${BOARDS}/${game}/data/later.json`;
  if (!existsSync(file)) return LATER;
  watch(file);
  const ids = JSON.parse(readFileSync(file, "utf-8"));
  const fits = (line, id) => line.startsWith(id.endsWith("*") ? id.slice(0, -1) : `${id} `);
  const [late, atOnce] = [ids.filter((id) => !id.startsWith("!")), ids.filter((id) => id.startsWith("!"))];
  const test = (line) => LATER.test(line) || late.some((id) => fits(line, id));
  return { test: (line) => test(line) && !atOnce.some((id) => fits(line, id.slice(1))) };
}

/** What our games are called, by their own words: pages that speak of several need nothing else of them. */
const names = (lang) =>
  readdirSync(GAMES)
    .filter((game) => existsSync(`${GAMES}/${game}/words`))
    .flatMap((game) => renamed(`${GAMES}/${game}/words/${lang}.ftl`, "game-name", `web-game-${game}`));

/** A message of a file under another name. */
const renamed = (file, id, name) =>
  apart(readFileSync(file, "utf-8"), { test: (line) => line.startsWith(`${id} `) })[0].map((line) =>
    line.replace(`${id} =`, `${name} =`),
  );

/**
 * Makes `en.ftl?later` what a game says late and `en.ftl?words` everything else; `en.ftl?browser` is without the command line
 * and without `en.ftl?errors`, `en.ftl?boxes` and `en.ftl?people`, and `web/en.ftl?browser` knows what our games are called;
 * `en.ftl?credits` of a game is where it comes from, under a name of its own.
 */
export function gameWords() {
  return {
    name: "game-words",
    enforce: "pre",
    load(id) {
      const [, wanted] = WANTED.exec(id) ?? [];
      if (!wanted) return null;
      const path = id.slice(0, id.lastIndexOf("?"));
      this.addWatchFile(path);
      const lines = linesOf(path, wanted, (file) => this.addWatchFile(file));
      return `export default ${JSON.stringify(lines.join("\n"))}`;
    },
  };
}

function linesOf(path, wanted, watch) {
  const [, game] = /\/games\/([^/]+)\/words\//.exec(path) ?? [];
  if (game && wanted === "credits") return renamed(path, "game-provenance", `web-credits-${game}`);
  const lines = parts(readFileSync(path, "utf-8"), game && laterOf(game, watch))[wanted];
  const [, lang] = /\/web\/(\w+)\.ftl$/.exec(path) ?? [];
  return lang && wanted === "browser" ? [...lines, ...names(lang)] : lines;
}
