import type { GameEvent, TableModel } from "$src/table/model.svelte";

/** What went into the tower and what then lay in the tray: lists by colour, each seat and the farmers last. */
export interface Thrown {
  armies: number[];
  bonus: number[];
  tray: number[];
  out: number[];
}

/** A throw as it was told: what it was about, what fell, and what came of it. */
export interface Throw {
  /** `attacked` or `rose`; none when the tower is filled. */
  cause: GameEvent | null;
  thrown: Thrown;
  /** `battle` or `quelled`; none when the tower is filled. */
  outcome: GameEvent | null;
}

const CAUSES = ["attacked", "rose"];
const OUTCOMES = ["battle", "quelled"];

/** All throws told by some events, in order. */
export function throws(events: readonly GameEvent[]): Throw[] {
  const found: Throw[] = [];
  let cause: GameEvent | null = null;
  for (const event of events) {
    if (CAUSES.includes(event.kind)) cause = event;
    else if (event.kind === "thrown")
      found.push({ cause, thrown: event.data as unknown as Thrown, outcome: null });
    else if (event.kind === "tower_filled") found.push(filling(event));
    else if (OUTCOMES.includes(event.kind)) {
      const last = found.at(-1);
      if (last) last.outcome ??= event;
      cause = null;
    }
  }
  return found;
}

/** The last throw told by some events. */
export function lastThrow(events: readonly GameEvent[]): Throw | null {
  let start = events.length - 1;
  while (start >= 0 && !CAUSES.includes(events[start]?.kind ?? "")) start--;
  if (start >= 0) return throws(events.slice(start)).at(-1) ?? lastThrow(events.slice(0, start));
  return throws(events).at(-1) ?? null;
}

/** What a throw is about, in words. */
export function about({ words }: TableModel, { cause }: Throw): string {
  const { kind, data } = cause ?? {};
  if (!data) return words.say("board-tower-filled");
  return kind === "rose"
    ? words.tell("board-revolt", { province: data["province"] })
    : words.tell("board-battle", { province: data["to"] });
}

/** The first filling: what comes out goes back to the supplies. */
function filling({ data }: GameEvent): Throw {
  const { thrown, out } = data as unknown as { thrown: number[]; out: number[] };
  const none = thrown.map(() => 0);
  return { cause: null, thrown: { armies: thrown, bonus: none, tray: none, out }, outcome: null };
}
