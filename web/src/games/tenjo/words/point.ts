import type { Move, TableModel } from "$src/table/model.svelte";
import { DATA, pointOf } from "../data/data";
import { castleAt, seen } from "../view";

const CAN: Record<string, string> = {
  march: "board-can-march",
  to: "board-can-be-reached",
  attack: "board-can-be-attacked",
  with: "board-can-attack",
  join: "board-can-join",
  samurai_to: "board-can-enter",
  raze: "board-can-be-struck",
};

/** Who stands on a point, each in words. */
export function standing(model: TableModel, point: string): string[] {
  const { words } = model;
  const view = seen(model);
  const shown = [...(view.battle?.attackers ?? []), ...(view.battle?.defenders ?? [])];
  return (view.points[point] ?? []).map((seat) => {
    if (seat === model.seat && view.own)
      return words.say("board-samurai-own", { samurai: view.own.samurai[point] ?? 0 });
    const open = shown.find((each) => each.seat === seat && each.point === point)?.samurai ?? null;
    return open === null
      ? words.say("board-samurai-of", { name: model.name(seat) })
      : words.say("board-samurai-shown", { samurai: open, name: model.name(seat) });
  });
}

/** What stands on a castle site. */
export function castleWords(model: TableModel, point: string): string[] {
  const { words } = model;
  if (pointOf(point).kind !== "castle") return [];
  const castle = castleAt(seen(model), point);
  if (!castle) return [words.say("board-site-free")];
  return [
    words.tell("board-castle-of", {
      card: castle.card,
      name: model.name(castle.owner),
      defence: castle.defence,
    }),
  ];
}

/** What a castle brings and costs at the year's end, and what of one's own lies in it. */
export function castleWorth(model: TableModel, point: string): string[] {
  const { words } = model;
  const view = seen(model);
  const castle = castleAt(view, point);
  if (!castle) return [];
  const koku = view.own?.koku[point] ?? 0;
  return [
    words.say("look-castle-yield", { koku: castle.koku_a_year, upkeep: DATA.upkeep * 1000 }),
    ...(koku ? [words.say("look-castle-keeps", { koku })] : []),
  ];
}

/** What can be done on a point, as far as moves are listed or a march can be put together. */
export function chances(model: TableModel, moves: readonly Move[], steps: number): string[] {
  const { words } = model;
  const verbs = [...new Set(moves.map((move) => String(move[0])))];
  const found = verbs.map((verb) => words.say(CAN[verb] ?? "board-can-be-chosen"));
  if (!verbs.length && steps) found.push(words.say("board-can-be-reached"));
  if (steps) found.push(words.say("board-points-cost", { count: steps }));
  return found;
}

/** What a point is to the march, attack or battle that is on. */
export function part(model: TableModel, point: string): string[] {
  const { words } = model;
  const { step, battle } = seen(model);
  const found: string[] = [];
  if (step?.doing === "march" && step.source === point) found.push(words.say("board-is-source"));
  if (step?.doing === "march_to" && step.source === point) found.push(words.say("board-is-source"));
  if ((step?.doing === "march" || step?.doing === "march_to") && step.goal === point)
    found.push(words.say("board-is-target"));
  if (step?.doing === "attack" && step.source === point) found.push(words.say("board-is-attacked"));
  if (step?.picked.includes(point)) found.push(words.say("board-attacks"));
  if (battle?.point === point) found.push(words.say("board-is-attacked"));
  if (battle?.attackers.some((each) => each.point === point)) found.push(words.say("board-attacks"));
  if (battle && battle.point !== point && battle.defenders.some((each) => each.point === point))
    found.push(words.say("board-defends"));
  return found;
}

/** A point in one sentence, for those who hear it. */
export function pointLabel(model: TableModel, point: string, moves: readonly Move[], steps: number): string {
  const { words } = model;
  const { kind, provinces } = pointOf(point);
  const name = words.noun("point", point, model.naming);
  const where = provinces.map((each) => words.noun("province", each)).join(", ");
  const there = standing(model, point);
  return [
    kind === "castle" ? `${words.say("kind-castle")} ${name}, ${where}` : name,
    ...castleWords(model, point),
    ...(there.length ? there : [words.say("board-nobody")]),
    ...part(model, point),
    ...chances(model, moves, steps),
  ].join(", ");
}
