import type { Telling } from "$src/table/stage/beats";
import type { ShogunView } from "../view";
import { parts, says } from "./revealing";
import { again, sceneOf, type ShogunScene } from "./scenes";

/** Milliseconds for which what begins with an event is told; of a scene its result. */
const OPENS: Record<string, number> = {
  column: 300,
  draft_opened: 500,
  took: 500,
  renewed: 500,
  settled: 400,
  tower_filled: 400,
  events_opened: 600,
  season: 300,
  ready: 150,
  not_ready: 150,
  event: 900,
  bid: 400,
  bid_order: 700,
  place_taken: 450,
  action: 600,
  shown: 200,
  void: 350,
  built: 450,
  recruited: 450,
  collected: 450,
  moved: 550,
  stayed: 300,
  attacked: 700,
  thrown: 400,
  rose: 700,
  winter: 300,
  revolts_drawn: 600,
  majority: 300,
  scored: 300,
  round_ended: 300,
  year_ended: 300,
  ranked: 800,
};
/** What comes together: the first opens, and the others belong to it. */
const TOGETHER: Record<string, readonly string[]> = {
  majority: ["majority"],
  scored: ["majority", "scored"],
};

/** Card by card, throw by throw; winter in its steps. */
export const telling: Telling<ShogunScene> = {
  opens({ kind }, before) {
    return before && TOGETHER[kind]?.includes(before.kind) ? undefined : OPENS[kind];
  },
  sceneOf,
  again,
  finale: ["majority", "scored"],
  parts,
  says: (event, shown, before) => says(event, shown as unknown as ShogunView, before),
};
