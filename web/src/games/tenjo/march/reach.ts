import { DATA, pointOf, pointsBeside } from "../data/data";
import type { TenjoView } from "../view";

/** A point that a march can reach in some steps, and the way there. */
export interface Reached {
  point: string;
  /** The points on the way, the last one included. */
  way: string[];
}

const PROVINCE_OF = new Map(
  Object.entries(DATA.paths).flatMap(([province, paths]) =>
    paths.map(([one, other]) => [[one, other].sort().join(" "), province] as const),
  ),
);

/** The province a path lies in. */
export function provinceOfPath(one: string, other: string): string {
  return PROVINCE_OF.get([one, other].sort().join(" ")) ?? "";
}

/**
 * Where a stack could be after some steps, each point by a shortest way. The first step is what the server lists; the
 * others are a suggestion, made of steps of the same kind: whether each is allowed is judged when it is made.
 */
export function reach(
  view: TenjoView,
  seat: number,
  source: string,
  first: readonly string[],
  points: number,
): Reached[] {
  const found = new Map<string, string[]>(first.map((point) => [point, [point]]));
  let edge = [...first];
  for (let step = 2; step <= points && edge.length; step++) {
    const next: string[] = [];
    for (const from of edge)
      for (const point of pointsBeside(from)) {
        if (point === source || found.has(point) || !canStep(view, seat, from, point)) continue;
        found.set(point, [...(found.get(from) ?? []), point]);
        next.push(point);
      }
    edge = next;
  }
  return [...found].map(([point, way]) => ({ point, way }));
}

const FAR = 12; // steps: no turn has more points

/** The points from the nearest of some stacks to a goal, both ends included; null: none could get there. */
export function wayTo(
  view: TenjoView,
  seat: number,
  goal: string,
  stacks: readonly string[],
): string[] | null {
  const ways = stacks.flatMap((source) => {
    const first = pointsBeside(source).filter((each) => canStep(view, seat, source, each));
    const found = reach(view, seat, source, first, FAR).find(({ point }) => point === goal);
    return found ? [[source, ...found.way]] : [];
  });
  return ways.toSorted((one, other) => one.length - other.length)[0] ?? null;
}

/** Whether it seems that one could march from one point to the next: somebody leads, nobody closes it (T9). */
export function canStep(view: TenjoView, seat: number, from: string, to: string): boolean {
  const own = view.seats[seat];
  if (!own?.ronin && !own?.daimyo[provinceOfPath(from, to)]) return false;
  const there = view.points[to] ?? [];
  if (pointOf(to).kind === "entry" || there.includes(seat)) return true;
  return there.every((other) => letsPass(view, seat, other));
}

/** Whether somebody lets one in: an ally who holds one's hostage, or by a granted passage. */
function letsPass(view: TenjoView, seat: number, other: number): boolean {
  return isAlly(view, seat, other) || (view.own?.admitted_by.includes(other) ?? false);
}

/** Whether somebody holds one's hostage, and so may help (T28). */
export function isAlly({ own }: TenjoView, seat: number, other: number): boolean {
  const isGiven = (card: string) => card.endsWith(`_${seat}`);
  return (
    own?.family.some(({ card, holder, hostage }) => hostage && holder === other && isGiven(card)) ?? false
  );
}
