import type { Error as Refusal } from "$src/wire";
import type { TableModel } from "../model.svelte";

/** What the page itself refuses, or what became of a request that did not arrive. */
const OWN: Record<string, string> = {
  "looking-back": "replay-refused",
  "trying-out": "insight-trial-refused",
  "trial-beginning": "insight-trial-beginning",
  unreachable: "table-unreachable",
};

/** A refusal in words. */
export function inWords(model: TableModel, refusal: Refusal): string {
  const own = OWN[refusal.message];
  return own ? model.words.say(own) : model.words.refusal(refusal, model.naming);
}
