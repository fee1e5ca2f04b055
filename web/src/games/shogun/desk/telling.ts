import type { GameEvent } from "$src/table/model.svelte";
import type { Telling } from "$src/table/stage/beats";
import { SPACES } from "../data/data";
import type { ShogunView } from "../view";
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
const THROWN = ["tray", "tower", "farmers"];

/** Card by card, throw by throw; winter in its steps. */
export const telling: Telling<ShogunScene> = {
  opens({ kind }, before) {
    return before && TOGETHER[kind]?.includes(before.kind) ? undefined : OPENS[kind];
  },
  sceneOf,
  again,
  parts({ kind, data }, view) {
    const { provinces } = view as unknown as ShogunView;
    const named = [data["province"], data["from"], data["to"]].filter((each) => typeof each === "string");
    const places = named.map((name) => provinces.findIndex((each) => each.province === name));
    const seats = [data["seat"], data["defender"]].filter((each) => typeof each === "number");
    return [
      ...places.filter((place) => place >= 0).map((place) => ["provinces", place]),
      ...seats.map((seat) => ["seats", seat]),
      ...(kind === "thrown" ? THROWN.map((each) => [each]) : []),
      ...(kind === "built" || kind === "razed" ? [["stock"]] : []),
      ...(kind === "scored" ? [["winters"]] : []),
      ["step"],
    ];
  },
  says({ kind, data }: GameEvent) {
    const place = Number(data["number"]) - 1;
    if (kind === "action")
      return [
        [["actions", "number"], place + 1],
        [["acting"], null],
      ];
    if (kind === "action_opened") return [[["actions", "open", place], data["action"]]];
    if (kind !== "shown") return [];
    const space = SPACES.findIndex((each) => each === data["action"]);
    const card = data["card"] === "nothing" ? null : data["card"];
    return [
      [["seats", Number(data["seat"]), "plan", space], card],
      [["acting"], null],
    ];
  },
};
