import type { TableModel } from "$src/table/model.svelte";
import { eventCard, printed, regionOf, SPACES, boardOf } from "../data/data";
import { seen, type Province, type Space } from "../view";

/** Who holds a province, in a word. */
export function holder(model: TableModel, state: Province): string {
  if (state.out) return model.words.say("board-out");
  return state.owner === null ? model.words.say("board-neutral") : model.name(state.owner);
}

/** Whether farmers stand up for a province that is attacked. */
export function farmers(model: TableModel, state: Province): string {
  const { words } = model;
  if (state.owner !== null) return words.say(state.unrest ? "board-farmers-stand-by" : "board-farmers-help");
  const { current } = seen(model).event_cards;
  return words.say("board-neutral-defended", {
    count: current && eventCard(current).effect === "farmers" ? 2 : 1,
  });
}

/** What can be done in a province now: exactly what the server lists. */
export function chances(model: TableModel, state: Province): string[] {
  const { words } = model;
  const view = seen(model);
  const { province } = state;
  const found: string[] = [];
  if (view.step?.province === province && model.decision) found.push(words.say("board-target"));
  else if (model.offers(["target", province]))
    found.push(words.say(state.owner === model.seat ? "board-can-be-entered" : "board-can-be-attacked"));
  if (model.offers(["take", province])) found.push(words.say("board-can-be-taken"));
  if (model.offers(["revolt", province])) found.push(words.say("board-revolt-next"));
  if (model.decision === "plan" && view.hand?.includes(province)) found.push(words.say("board-card-in-hand"));
  const space = plannedFor(model, province);
  if (space) found.push(words.tell("board-planned", { action: spaceName(model, space) }));
  return found;
}

/** What a space of the planning board is called. */
export function spaceName(model: TableModel, space: Space): string {
  return space === "bid" ? model.words.say("space-bid") : model.words.noun("action", space);
}

/** The space on which one's own card of a province lies. */
export function plannedFor(model: TableModel, province: string): Space | null {
  const place = seen(model).plan?.indexOf(province) ?? -1;
  return SPACES[place] ?? null;
}

/** Whether something can be done in a province now, so that it is lit. */
export function isLit(model: TableModel, province: string): boolean {
  return ["target", "take", "revolt"].some((verb) => model.offers([verb, province]));
}

/** A province in one sentence, for those who hear it. */
export function provinceLabel(model: TableModel, state: Province): string {
  const { words } = model;
  const name = words.noun("province", state.province);
  if (state.out) return `${name}, ${words.say("board-out")}`;
  const print = printed(state.province);
  const free = print.sites - state.buildings.length;
  return [
    name,
    holder(model, state),
    ...(state.owner === null ? [] : [words.say("board-armies-count", { count: state.armies })]),
    ...state.buildings.map((each) => words.noun("building", each)),
    ...(state.unrest ? [words.say("board-unrest-count", { count: state.unrest })] : []),
    words.say("board-yields", { chests: print.chests, rice: print.rice }),
    words.say("board-sites-free", { count: free }),
    words.noun("region", regionOf(state.province, boardOf(model))),
    ...chances(model, state),
  ].join(", ");
}
