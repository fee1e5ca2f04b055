import { readFileSync } from "node:fs";

const WANTED = /\.ftl\?(browser|errors|words|later|boxes|records|people|credits)$/;

/** Rules, their source, the player aid, what is read of something looked at closely, fate cards and refusals, boxes, points, actions and elements explained, what hints and analyses speak of, what a new table asks; and what
 * the terminal alone says. */
const LATER =
  /^(rules?|aid|look|fate|refusal|reason|score|feature|chance|moment|option|box|(action|element|kind)-about)-|^game-provenance|^board-(march-does|score|winter)-|^board-(farmers-(defend|revolt)|revolt-(lost|won)|loss-range|majority-(each|points)|tower-how|would-revolt|sea-assumed|temple-protected|wins|draw|attack-failed|thrown-in|came-out|bonus|from-tray|bids-tied|plan-hint) |^board-(answers|odds|(battle|cards|contest|dice|distribute|factor|fight|income|join|march|move|parley|peace|play|province|unmask|volunteer)-)|^board-(trade-(?!unread)|(ally|claim|family|fate|known|recruit|treasury|yearend)-)|^(board-(allies-none|castle-brings|castle-koku|castles-defence|component-taken|dead|enter-where|garrison|letter-\w+|month-of|now|offer-terms|province-income|reconstruction|scout-seen|store-where|thousands)|prompt-(peace-terms|trade)) /;

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

/** The parts of a file of messages, by what they are wanted for. */
function parts(text) {
  const [later, words] = apart(text, LATER);
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

/** Makes `en.ftl?later` what a game says late and `en.ftl?words` everything else; `en.ftl?browser` is without the command line and without `en.ftl?errors`, `en.ftl?boxes` and `en.ftl?people`. */
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
