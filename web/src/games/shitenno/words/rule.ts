import type { Data } from "$src/words/words";

const RULES: Record<string, string> = {
  title_dealt: "S2",
  hand_dealt: "S2",
  hand: "S2",
  general_chosen: "S2",
  year: "S3",
  reshuffled: "S5",
  drawn: "S4",
  offered: "S6",
  split: "S8",
  refused: "S6",
  titled: "S10",
  turn: "S11",
  placed: "S12",
  tile_won: "S16",
  tile_drawn: "S19",
  card_drawn: "S19",
  turn_ended: "S11",
  gilded: "S22",
  ended: "S23",
  hand_shown: "S24",
  ranked: "S26",
};
const SCORED: Record<string, string> = { koku: "S24", majority: "S25" };
const RECEIVED: Record<string, string> = { accepted: "S6", kept: "S7", chosen: "S8", left: "S8" };

/** The rule that an event follows from. */
export function ruleOf({ kind, data }: { kind: string; data: Data }): string | null {
  if (kind === "scored") return SCORED[String(data["for"])] ?? "S16";
  if (kind === "received") return RECEIVED[String(data["how"])] ?? "S6";
  return RULES[kind] ?? null;
}
