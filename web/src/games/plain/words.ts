import type { Passage } from "$src/games/games";
import type { TableModel } from "$src/table/model.svelte";
import { lines } from "./lines";
import { nameOf, tellingOf, wordFor } from "./naming";
import { fieldOf, standing } from "./seats";
import { ownParts } from "./view";

/** What one has to do now: as the game says it, or that one is to move. */
export function prompt(model: TableModel): string {
  if (model.decision === null) return "";
  const id = `prompt-${model.decision}`;
  return model.words.messages.has(id) ? model.words.say(id) : model.words.say("plain-prompt");
}

/** What somebody else has to decide, in a sentence. */
export function decides({ words }: TableModel, kind: string, name: string): string {
  const id = `decision-${kind}`;
  return words.messages.has(id) ? words.say(id, { name }) : words.say("plain-decides", { name });
}

/** Where the game stands: its round and its phase, where it has such, or else its name. */
export function brief(model: TableModel): string {
  const { view, words } = model;
  const { round, phase } = view;
  const told = [
    ...(typeof round === "number" ? [`${nameOf(words, "round")} ${round}`] : []),
    ...(typeof phase === "string" ? [wordFor(tellingOf(model), ["phase"], phase) ?? []].flat() : []),
  ];
  return told.join(" · ") || words.say("game-name");
}

/** The whole position in words: whom we wait for, how everybody stands, and all else. */
export function text(model: TableModel): Passage[] {
  const telling = tellingOf(model);
  const { words, view } = model;
  const { table, rest } = standing(telling, ownParts(view));
  const waiting = view.pending.map(({ seat, kind }) => decides(model, kind, model.name(seat)));
  return [
    { heading: words.say("game-name"), lines: waiting },
    ...(table ? [{ heading: words.say("table-players"), lines: lines(telling, table) }] : []),
    ...rest.map((part) => {
      const { name, value } = fieldOf(telling, part);
      return { heading: name, lines: lines(telling, value) };
    }),
  ].filter((each) => each.lines.length);
}
