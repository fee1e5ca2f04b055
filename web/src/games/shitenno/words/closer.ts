import type { Closer } from "$src/art/inspecting.svelte";
import type { TableModel } from "$src/table/model.svelte";

const RULES: Record<string, string> = {
  exchange: "S17",
  plus: "S18",
  draw: "S19",
  daimyo: "S16",
  shomyo: "S16",
  sensei: "S22",
  hatamoto: "S21",
};

/** What one reads of a card, a tile or a title when one looks closely: its name, what it is worth, and the rule it lives by. */
export function closer(model: TableModel, kind: string, value: string): Closer {
  const { words } = model;
  const rule = RULES[value] ?? (value.startsWith("koku") ? "S14" : value.includes("_") ? "S15" : "S13");
  const [first = ""] = words.say(`rule-${rule}`).split(/(?<=\.)\s/);
  const text = kind === "title" ? words.say(`look-title-${value}`) : first;
  return { heading: words.noun(kind, value), text, rule };
}
