import type { Move, TableModel } from "$src/table/model.svelte";
import { chosen } from "../../desk/chosen.svelte";
import { pointsBeside, SITES } from "../../data/data";
import { canStep, reach } from "../../march/reach";
import { seen } from "../../view";

/** Verbs of moves that name a point, in the order in which a tap means them. */
const AT_POINT = ["to", "with", "at", "join", "first", "samurai_to", "look", "march"];
/** Verbs of moves that name a castle site. */
const AT_SITE = ["site", "to_castle", "koku_to", "raze", "build"];
/** Verbs of moves that name a province, and which part of them does. */
const AT_PROVINCE: Record<string, number> = {
  into: 1,
  place: 1,
  hide: 1,
  unmask: 1,
  lead: 1,
  slip: 1,
  burn_daimyo: 2,
};

/** All that a tap on each point may mean now: the listed moves that name it. */
export function deeds(model: TableModel): Map<string, Move[]> {
  const found = new Map<string, Move[]>();
  const add = (point: string, move: Move) => found.set(point, [...(found.get(point) ?? []), move]);
  for (const verb of AT_POINT) for (const move of model.offered(verb)) add(String(move[1]), move);
  for (const move of model.offered("attack")) add(String(move[1]), move);
  for (const verb of AT_SITE)
    for (const move of model.offered(verb)) if (SITES.includes(String(move[1]))) add(String(move[1]), move);
  return found;
}

/** What a tap on each province may mean now. */
export function provinceDeeds(model: TableModel): Map<string, Move[]> {
  const found = new Map<string, Move[]>();
  for (const [verb, part] of Object.entries(AT_PROVINCE))
    for (const move of model.offered(verb)) {
      const province = String(move[part]);
      found.set(province, [...(found.get(province) ?? []), move]);
    }
  return found;
}

/** Where the stack that one has chosen to march can go, with the ways there: of the goals that the server lists. */
export function goals(model: TableModel): Map<string, string[]> {
  const view = seen(model);
  const [from] = chosen.from;
  if (model.seat === null || model.decision !== "turn" || view.step || !from) return new Map();
  const listed = new Set(model.offered("march_to").map((move) => String(move[1])));
  const first = pointsBeside(from).filter(
    (each) => listed.has(each) && canStep(view, model.seat ?? 0, from, each),
  );
  const all = reach(view, model.seat, from, first, view.turn?.points ?? 0);
  return new Map(all.filter(({ point }) => listed.has(point)).map(({ point, way }) => [point, way]));
}

/** Whether one only says by a move which stack is to march: nothing is sent before it is said where to. */
export function choosesStack(model: TableModel, [verb]: Move): boolean {
  return verb === "march" && model.decision === "turn" && seen(model).step === null;
}

/** What a tap on a point that no listed move names asks for, so that it is answered; null: one only looks. */
export function asked(model: TableModel, point: string): Move[] | null {
  const view = seen(model);
  const { step } = view;
  if (model.seat === null || model.decision === null) return null;
  const own = view.own?.samurai[point] !== undefined;
  if (model.decision === "site") return SITES.includes(point) ? [["site", point]] : null;
  if (model.decision !== "turn") return null;
  if (step?.doing === "march_to") return point === step.goal ? [["back"]] : [["back"], ["march_to", point]];
  if (step?.doing === "march") {
    if (point === step.source) return Array<Move>(step.goal === null ? 1 : 2).fill(["back"]);
    if (step.goal !== null) return null;
    return own && !step.element ? [["back"], ["march", point]] : [["to", point]];
  }
  if (step?.doing === "attack") return [["with", point]];
  if (step !== null) return null;
  const foe = view.points[point]?.find((seat) => seat !== model.seat);
  if (own) return [["march", point]];
  if (foe === undefined && model.offered("march_to").length) return [["march_to", point]];
  return foe === undefined ? null : [["attack", point, foe]];
}
