import { pointsBeside } from "../data/data";
import type { TenjoView } from "../view";
import { canStep } from "./reach";

const MOST = 10; // action points that a roll can bring (T8)

/** How many action points the nearest of a seat's stacks is away from each point it could march to (T9). */
export function costs(view: TenjoView, seat: number): Map<string, number> {
  let edge = Object.keys(view.points).filter((point) => view.points[point]?.includes(seat));
  const found = new Map(edge.map((point) => [point, 0]));
  for (let cost = 1; cost <= MOST && edge.length; cost++) {
    const next: string[] = [];
    for (const from of edge)
      for (const point of pointsBeside(from)) {
        if (found.has(point) || !canStep(view, seat, from, point)) continue;
        found.set(point, cost);
        next.push(point);
      }
    edge = next;
  }
  return found;
}
