import type { TableModel } from "$src/table/model.svelte";
import { chosen } from "../desk/chosen.svelte";
import { SPACES } from "../data/data";
import { cardName } from "../plan/names";
import { seen } from "../view";
import { spaceName } from "./province";

/** What one has to do now, in the words of the terminal; nothing if nobody waits for one. */
export function prompt(model: TableModel): string {
  const kind = model.decision;
  if (kind === null) return "";
  const { words } = model;
  const view = seen(model);
  const province = view.step?.province ?? "";
  switch (kind) {
    case "draft":
      return words.say("prompt-draft");
    case "group":
      return words.tell("prompt-group", { province: view.draft?.taken ?? "" });
    case "plan":
      return planning(model);
    case "march":
      return province ? words.tell("prompt-march-armies", route(model, province)) : marching(model);
    case "move":
      return province
        ? words.tell("prompt-march-armies", route(model, province))
        : words.tell("prompt-move", { province: view.acting?.province ?? "" });
    case "revolt":
      return words.say("prompt-revolt", { farmers: view.winter?.farmers ?? 0 });
    default:
      return words.say(`prompt-${kind}`);
  }
}

function planning(model: TableModel): string {
  const { words } = model;
  if (chosen.card) return words.say("board-plan-picked", { card: cardName(model, chosen.card) });
  const { plan } = seen(model);
  const empty = SPACES.filter((_, place) => (plan?.[place] ?? null) === null);
  const next = empty.find((space) => space === chosen.space) ?? empty[0];
  if (!next || model.offers(["ready"])) return words.say("prompt-plan-ready");
  return words.say("prompt-plan", { left: empty.length, space: spaceName(model, next) });
}

function marching(model: TableModel): string {
  const { acting } = seen(model);
  return model.words.tell("prompt-march", { action: acting?.action ?? "", province: acting?.province ?? "" });
}

/** From where to where, both by name. */
function route(model: TableModel, to: string): { from: string; to: string } {
  const name = (province: string) => model.words.noun("province", province);
  return { from: name(seen(model).acting?.province ?? ""), to: name(to) };
}
