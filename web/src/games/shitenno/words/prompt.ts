import type { TableModel } from "$src/table/model.svelte";
import { DATA } from "../data/data";
import { packetDraft, placementDraft, seen } from "../view";

/** What one has to do now, in the words of the terminal; nothing if it is not one's turn. */
export function prompt(model: TableModel): string {
  const kind = model.decision;
  if (kind === null) return "";
  const { words } = model;
  const view = seen(model);
  if (kind === "answer" || kind === "choice")
    return words.say(`prompt-${kind}`, { tairo: model.name(view.division?.tairo ?? 0) });
  if (kind === "packet") return words.say(packetDraft(view)?.tile ? "prompt-packet" : "prompt-packet-tile");
  return kind === "turn" ? turn(model) : words.say(`prompt-${kind}`);
}

function turn(model: TableModel): string {
  const { words } = model;
  const view = seen(model);
  const draft = placementDraft(view);
  if (!draft) {
    if (!model.offered("place").length) return words.say("prompt-turn-over");
    const left = Math.min(
      DATA.placements - (view.turn?.placed ?? 0),
      view.seats[model.seat ?? 0]?.kamons ?? 0,
    );
    return words.say("prompt-turn", { left });
  }
  if (draft.complete) return words.tell("prompt-payment-complete", { province: draft.province });
  return words.tell(`prompt-payment-${draft.means}`, { province: draft.province, missing: draft.missing });
}
