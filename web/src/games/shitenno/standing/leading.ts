import type { Kamon } from "../view";

/** What a seat's kamons in a province count: gold ones twice. */
export interface Count {
  plain: number;
  gold: number;
  weight: number;
}
export interface Lead {
  seat: number;
  /** Whether several have as much, so that the leftmost kamon decides. */
  tied: boolean;
}
type Fields = readonly (Kamon | null)[];

/** Of each seat, what its kamons count. */
export function counted(fields: Fields, players: number): Count[] {
  return Array.from({ length: players }, (_, seat) => {
    const own = fields.filter((each) => each?.seat === seat);
    const gold = own.filter((each) => each?.gold).length;
    return { plain: own.length - gold, gold, weight: own.length + gold };
  });
}

/** Who would have a province's majority if it were counted now; null where no kamon stands. */
export function leading(fields: Fields, players: number): Lead | null {
  const weights = counted(fields, players).map((each) => each.weight);
  const most = Math.max(...weights);
  const first = fields.find((each) => each && weights[each.seat] === most);
  return first ? { seat: first.seat, tied: weights.filter((each) => each === most).length > 1 } : null;
}

/** Whether a seat, which does not lead a province, would by a kamon on its next field. */
export function wouldLead(fields: Fields, players: number, seat: number): boolean {
  if (leading(fields, players)?.seat === seat) return false;
  const next = fields.indexOf(null);
  const placed = fields.map((each, i) => (i === next ? { seat, gold: false } : each));
  return leading(placed, players)?.seat === seat;
}
