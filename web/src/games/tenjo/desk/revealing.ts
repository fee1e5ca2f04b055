import type { Change } from "$src/net/changes";
import type { GameEvent } from "$src/table/model.svelte";
import { SITES } from "../data/data";
import type { Happened, Own, Seat, TenjoView } from "../view";

type Kind = Happened["kind"];

const OFFERS: readonly Kind[] = ["offered", "accepted", "declined", "withdrawn", "offer_off", "peace_off"];
const CARDS: readonly Kind[] = ["played", "answered", "card_stands", "passed", "battle_ended"];
const KOKU: readonly Kind[] = [
  ...(["distributed", "income", "income_whole", "stored", "stowed", "mustered", "carried_what"] as const),
  ...(["upkeep", "recruited", "koku_lost", "koku_gained", "province_income", "produced"] as const),
  ...(["accepted", "built", "castle_fell", "looted", "castle_razed", "carried"] as const),
];
const FAMILY: readonly Kind[] = [
  ...(["distributed", "castle_fell", "looted", "castle_razed", "family_died", "family_back"] as const),
  ...(["accepted", "hostage_returned", "hostage_passed", "married", "exchanged"] as const),
  ...(["aimed_family", "answered", "carried", "carried_what"] as const),
];
const SAMURAI: readonly Kind[] = ["distributed", "entered", "lost", "unmasked"];
const SHADOWS: readonly Kind[] = ["distributed", "shadow_moved", "shadows_lost", "unmasked", "produced"];
const DAIMYO: readonly Kind[] = ["site_chosen", "daimyo_moved", "daimyo_lost", "daimyo_gained"];

/** What in a view is about some events: it is shown as it then is when the last of them has been told. */
const PARTS: Record<string, readonly Kind[]> = {
  turn: [
    ...(["turn", "year_end", "income_begun", "rolled", "forfeited", "daimyo_moved", "shadow_moved"] as const),
    ...(["carried", "marched", "moved_in", "attacked", "accepted", "claimed", "played", "ended"] as const),
  ],
  castles: ["site_chosen", "built", "castle_fell", "castle_razed"],
  piles: [
    ...(["played", "answered", "cards_drawn", "reshuffled", "hand_discarded"] as const),
    ...(["site_chosen", "built", "castle_razed"] as const),
  ],
  battle: [
    ...(["attacked", "leader_sought", "nobody_leads", "joined", "lent", "face_up", "factors"] as const),
    ...(["engaged", "lost", "unmasked", "marched", "battle_ended", "castle_fell"] as const),
    ...(["daimyo_moved", "daimyo_lost", "daimyo_gained", "played", "answered", "card_stands"] as const),
  ],
  contest: CARDS,
  offers: OFFERS,
  private_offers: OFFERS,
  standing: [
    ...(["month", "eliminated", "ended", "built"] as const),
    ...KOKU,
    ...FAMILY,
    ...SAMURAI,
    ...SHADOWS,
    ...DAIMYO,
  ],
};
const OF_SEAT: Partial<Record<keyof Seat, readonly Kind[]>> = {
  samurai: SAMURAI,
  shadows: SHADOWS,
  fund: ["saved", "built"],
};
const OF_OWN: Partial<Record<keyof Own, readonly Kind[]>> = {
  samurai: [...SAMURAI, "marched_own"],
  koku: KOKU,
  family: FAMILY,
  known: ["played", "answered", "took", "shown_hand", "accepted", "hand_discarded"],
  spread: ["distributed", "ready", "not_ready"],
};

/** Where in a view lies what an event is about. */
export function parts({ kind, data }: GameEvent, view: TenjoView): Change[0][] {
  const named = (some: Partial<Record<string, readonly string[]>>) =>
    Object.keys(some).filter((part) => some[part]?.includes(kind));
  return [
    ...named(PARTS).map((part) => [part]),
    ...named(OF_SEAT).map((part) => ["seats", Number(data["seat"]), part]),
    ...(view.own ? named(OF_OWN).map((part) => ["own", part]) : []),
    ...pointsOf(kind, data).map((point) => ["points", point]),
  ];
}

/** The points whose stacks an event changes. */
function pointsOf(kind: string, data: GameEvent["data"]): string[] {
  if (kind === "distributed") return [...SITES];
  if (kind === "marched" || kind === "moved_in")
    return [String(data["from_point"]), String(data["to_point"])];
  return ["entered", "lost", "unmasked"].includes(kind) ? [String(data["point"])] : [];
}
