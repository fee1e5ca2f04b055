import type { TableModel } from "$src/table/model.svelte";
import { battleTold } from "../battle/told";
import { chosen } from "./chosen.svelte";
import { inYearEnd, seen, type TenjoView } from "../view";

/** What lies on the desk: what is decided now, or one of the things one keeps to oneself. */
export type Tab = "now" | Kept;
export type Kept = "cards" | "trade" | "treasury";

const KEPT: readonly Kept[] = ["cards", "trade", "treasury"];

/** What there is to look at besides what is decided; who is out of the game, or looks on, has nothing of their own. */
export function kept(model: TableModel): readonly Kept[] {
  const view = seen(model);
  if (view.year === 0) return [];
  if (!view.own) return ["trade"];
  return model.seat !== null && view.seats[model.seat]?.alive ? KEPT : [];
}

/** What lies open of what one keeps. */
export function openOf(model: TableModel, wish: string | null): Kept | null {
  const all = kept(model);
  return all.find((each) => each === wish) ?? all[0] ?? null;
}

/** What lies on a desk with room for one thing: as one wishes, else what the moment is about, else one's cards. */
export function onDesk(model: TableModel, wish: string | null): Tab {
  const found = kept(model).find((each) => each === wish);
  if (found) return found;
  const view = seen(model);
  const busy =
    model.decision !== null ||
    (model.seat !== null && view.turn?.seat === model.seat) ||
    view.battle !== null ||
    view.contest !== null ||
    inYearEnd(view) ||
    battleTold(view.events) !== null ||
    view.result !== null;
  return busy || wish === "now" || !view.own ? "now" : (kept(model)[0] ?? "now");
}

/** Where what one is asked lies: a card that one is laying out is among the cards. */
export function waitsIn(model: TableModel): Tab | null {
  if (model.decision === null) return null;
  return model.decision === "turn" && isLaidOut(seen(model)) ? "cards" : "now";
}

/** Whether a card is laid out, and not yet what it does: where a stack goes that it carries is decided like any march. */
const isLaidOut = ({ step }: Pick<TenjoView, "step">): boolean =>
  Boolean(step?.element) && (step?.doing === null || step?.doing === "element");

const TRADING = ["offer", "give", "give_koku", "ask", "ask_koku", "propose"];

/** In a lesson what its step asks for comes into sight: a card among the cards, an offer with the trade. */
export function taughtIn(model: Pick<TableModel, "narrowed" | "decision" | "offered" | "view">): Kept | null {
  if (!model.narrowed) return null;
  if (TRADING.some((verb) => model.offered(verb).length)) return "trade";
  const card = isLaidOut(model.view as TenjoView) || model.offered("element").length > 0;
  return model.decision === "turn" && card ? "cards" : null;
}

/** What is decided now, in a word. */
export function nowIs(model: TableModel): string {
  const view = seen(model);
  if (view.battle) return model.words.say("phase-battle");
  if (view.phase === "over") return model.words.say("phase-over");
  return model.words.say(inYearEnd(view) ? "phase-year_end" : "board-tab-turn");
}

/** What tells one question from the next: when it changes, what is asked comes first. */
export function questionOf(model: TableModel): string {
  const view = seen(model);
  const { phase, month, battle, step } = view;
  if (model.decision === null) return "";
  // A card is laid out among the cards; any other step is seen where it is decided.
  const doing = step?.doing && !isLaidOut(view) ? step.doing : "";
  const stack = chosen.from[0];
  return [phase, model.decision, month, battle?.point, battle?.engagements, doing, stack].join(" ");
}
