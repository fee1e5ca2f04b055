import type { TableModel } from "$src/table/model.svelte";
import type { OnDesk } from "../desk/desk";
import { seen } from "../view";

/** Where the game stands: the year, the season, which of its actions is done. */
export function brief(model: TableModel): string {
  const { words } = model;
  const { draft, phase, year, season, actions } = seen(model);
  if (draft || phase === "over") return words.say(draft ? "phase-draft" : "phase-over");
  return [
    words.say("board-year", { year }),
    words.noun("season", season),
    ...(actions.number ? [`${actions.number}/${actions.open.length}`] : []),
  ].join(" · ");
}

const TITLES: Record<Exclude<OnDesk, "march">, string> = {
  tower: "board-tower",
  draft: "phase-draft",
  plan: "phase-plan",
  places: "phase-place",
  winter: "phase-winter",
  rest: "phase-actions",
};

/** What lies on the desk, in a word or two. */
export function deskTitle(model: TableModel, shows: OnDesk): string {
  const { phase, plan } = seen(model);
  if (shows === "plan" && plan) return model.words.say("board-plan-own");
  if (shows === "rest" && phase === "over") return model.words.say("phase-over");
  if (shows !== "march") return model.words.say(TITLES[shows]);
  return model.words.tell("board-march", { province: seen(model).acting?.province ?? "" });
}

/** What tells one question from the next; empty while nothing is asked. */
export function questionOf(model: TableModel): string {
  const { phase, season, actions, acting, step, draft } = seen(model);
  if (model.decision === null) return "";
  return [phase, season, actions.number, acting?.province, step?.province, draft?.taken].join(" ");
}
