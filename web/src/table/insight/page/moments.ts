import type { Analysis, TurningPoint } from "$src/wire";
import type { GameEvent } from "$src/words/words";
import { eventOf, span } from "../marks/marks";

/** What a turning point is called by: an event that has a name of its own, or the one that tells of it. */
export interface Moment {
  event: GameEvent | undefined;
  /** Whether its game has a name for it: the battle for a province. */
  named: boolean;
}

/** Whether an event is about a seat, whatever its part in it. */
const touches = ({ data }: GameEvent, seat: number) => Object.values(data).includes(seat);

/** What happened at a turning point: what its game says most of, by whose move it was or about whose chances it changed. */
export function momentOf(analysis: Analysis, events: readonly GameEvent[], turn: TurningPoint): Moment {
  const told = events.slice(...span(analysis.points, turn.point));
  for (const kind of analysis.moments) {
    const found = told.filter((event) => event.kind === kind);
    const event =
      found.find(({ data }) => data["seat"] === turn.by) ??
      found.find((each) => touches(each, turn.seat)) ??
      found[0];
    if (event) return { event, named: true };
  }
  const by = turn.kind === null ? { player: turn.by } : { luck: turn.kind };
  const place = eventOf(analysis, events, turn.point, by);
  return { event: place === null ? undefined : events[place], named: false };
}
