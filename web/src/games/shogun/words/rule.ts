import type { Data } from "$src/words/words";

const RULES: Record<string, string> = {
  column: "H2",
  draft_opened: "H2",
  took: "H2",
  renewed: "H2",
  settled: "H2",
  tower_filled: "H3",
  events_opened: "H4",
  season: "H5",
  ready: "H6",
  not_ready: "H6",
  event: "H7",
  bid: "H8",
  bid_order: "H8",
  place_taken: "H8",
  action: "H9",
  action_opened: "H9",
  shown: "H9",
  void: "H10",
  built: "H10",
  collected: "H14",
  unrest: "H14",
  recruited: "H10",
  moved: "H10",
  stayed: "H10",
  attacked: "H15",
  rose: "H19",
  thrown: "H15",
  battle: "H18",
  quelled: "H19",
  card_lost: "H11",
  razed: "H18",
  round_ended: "H9",
  winter: "H22",
  supplied: "H22",
  revolts_drawn: "H22",
  majority: "H23",
  scored: "H23",
  year_ended: "H24",
  ranked: "H24",
};
const VOID: Record<string, string> = { supply: "H12", target: "H13", stock: "H25" };

/** The rule that an event follows from. */
export function ruleOf({ kind, data }: { kind: string; data: Data }): string | null {
  if (kind === "void") return VOID[String(data["why"])] ?? "H10";
  return RULES[kind] ?? null;
}
