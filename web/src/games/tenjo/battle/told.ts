import type { GameEvent } from "$src/table/model.svelte";
import { DATA } from "../data/data";
import type { Factors } from "../view";

export type Side = "attack" | "defence";

/** An engagement as it was told. */
export interface Engagement {
  attacker_roll: number;
  defender_roll: number;
  attacker_total: number;
  defender_total: number;
  winner: number;
  loss: number;
}

/** A battle as it was told so far. */
export interface BattleTold {
  attacker: number;
  defender: number;
  point: string;
  factors: (Factors & { net: number }) | null;
  /** What stood against each other when the factors were found. */
  strengths: Record<Side, number> | null;
  engagements: Engagement[];
  /** Why it ended, once it has. */
  ended: string | null;
  /** Whether a castle fell in it. */
  fell: GameEvent | null;
}

/** The last battle of the turn that is on; null if there was none. */
export function battleTold(events: readonly GameEvent[]): BattleTold | null {
  const start = events.findLastIndex(
    ({ kind }) => kind === "attacked" || kind === "turn" || kind === "year_end",
  );
  const first = events[start];
  if (first?.kind !== "attacked") return null;
  const { seat, defender, point } = first.data as { seat: number; defender: number; point: string };
  const told: BattleTold = {
    ...{ attacker: seat, defender, point },
    ...{ factors: null, strengths: null, engagements: [], ended: null, fell: null },
  };
  const sides = new Map<number, Side>([
    [seat, "attack"],
    [defender, "defence"],
  ]);
  const armies = new Map<string, { side: Side; samurai: number }>();
  const whole = (side: Side) =>
    [...armies.values()].reduce((sum, each) => sum + (each.side === side ? each.samurai : 0), 0);
  for (const event of events.slice(start + 1)) {
    const { kind, data } = event;
    const stack = `${String(data["seat"])} ${String(data["point"])}`;
    if (kind === "joined") sides.set(Number(data["seat"]), data["side"] as Side);
    if (kind === "face_up")
      armies.set(stack, {
        side: sides.get(Number(data["seat"])) ?? "attack",
        samurai: Number(data["samurai"]),
      });
    const army = armies.get(stack);
    if (kind === "lost" && army) army.samurai -= Number(data["samurai"]);
    if (kind === "unmasked" && army) army.samurai += DATA.shadow * 1000;
    if (kind === "factors") {
      told.factors = data as unknown as Factors & { net: number };
      told.strengths = { attack: whole("attack"), defence: whole("defence") };
    }
    if (kind === "engaged") told.engagements.push(data as unknown as Engagement);
    if (kind === "castle_fell") told.fell = event;
    if (kind === "battle_ended") told.ended ??= String(data["why"]);
  }
  return told;
}
