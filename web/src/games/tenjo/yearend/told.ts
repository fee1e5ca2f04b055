import type { GameEvent } from "$src/table/model.svelte";
import { isPoint, isProvince, pointOf } from "../data/data";
import type { Component } from "../view";

export const STEPS = ["upkeep", "fate", "castles", "provinces"] as const;
export type StepName = (typeof STEPS)[number];

export interface Upkeep {
  seat: number;
  paid: number;
  missing: number;
  lost: number;
  recruited: number;
}
/** A fate card, whom the die named (null: nobody, another is drawn), and what came of it. */
export interface Fate {
  seat: number;
  card: string;
  roll: number;
  other: number | null;
  effects: GameEvent[];
}
export interface Produced {
  seat: number;
  site: string;
  component: Component;
}
export interface ProvinceIncome {
  seat: number;
  province: string;
  koku: number;
}

/** A year's end as it was told so far. */
export interface YearEndTold {
  year: number;
  /** The step that is on. */
  step: StepName;
  upkeep: Upkeep[];
  fate: Fate[];
  produced: Produced[];
  provinces: ProvinceIncome[];
}

/** What names the place of an event. */
const PLACES = ["point", "site", "province"];
/** Told elsewhere, or nothing to tell of a card. */
const NO_EFFECT = ["passed", "fate", "produced", "province_income", "upkeep", "order_roll", "order"];

/** The year's end that is on: from its beginning until the next month or the end of the game. */
export function yearEndTold(events: readonly GameEvent[]): YearEndTold | null {
  const start = events.findLastIndex(
    ({ kind }) => kind === "year_end" || kind === "month" || kind === "ended",
  );
  const first = events[start];
  if (first?.kind !== "year_end") return null;
  const told: YearEndTold = {
    ...{ year: Number(first.data["year"]), step: "upkeep" },
    ...{ upkeep: [], fate: [], produced: [], provinces: [] },
  };
  for (const event of events.slice(start + 1)) add(told, event);
  return told;
}

/**
 * The province that a year's end is told of just now, for a map that is looked at closely; `""`: the whole map, since
 * what castles and provinces bring is told of all in quick succession; null: nowhere yet.
 */
export function toldIn(events: readonly GameEvent[]): string | null {
  const told = yearEndTold(events);
  if (!told) return null;
  if (told.step === "castles" || told.step === "provinces") return "";
  for (let i = events.length - 1; events[i] && events[i]?.kind !== "year_end"; i--) {
    const places = PLACES.map((name) => events[i]?.data[name]);
    const province = places.find(isProvince) ?? pointsProvince(places.find(isPoint));
    if (province) return province;
  }
  return null;
}

const pointsProvince = (point: string | undefined) => (point ? pointOf(point).provinces[0] : undefined);

function add(told: YearEndTold, event: GameEvent): void {
  const { kind, data } = event;
  if (kind === "upkeep") {
    told.upkeep.push({ ...(data as unknown as Upkeep), lost: 0, recruited: 0 });
  } else if (kind === "fate") {
    told.step = "fate";
    told.fate.push({ ...(data as unknown as Fate), effects: [] });
  } else if (kind === "produced") {
    told.step = "castles";
    told.produced.push(data as unknown as Produced);
  } else if (kind === "province_income") {
    told.step = "provinces";
    told.provinces.push(data as unknown as ProvinceIncome);
  } else if (told.step === "fate" && !NO_EFFECT.includes(kind) && !isNothing(event)) {
    told.fate.at(-1)?.effects.push(event);
  }
  const entry = told.upkeep.find((each) => each.seat === data["seat"]);
  if (entry && told.step === "upkeep" && kind === "lost") entry.lost += Number(data["samurai"]);
  if (entry && told.step === "upkeep" && kind === "recruited") entry.recruited += Number(data["samurai"]);
}

/** Which cards were taken is told to those concerned alone; that there were none, to all before. */
const isNothing = ({ kind, data }: GameEvent) => kind === "took" && (data["cards"] as unknown[]).length === 0;

const DIRECTIONS = ["N", "E", "S", "W"] as const;

/** Which side of the board a fate die names, and how strong the card works (T34). */
export function named(roll: number): { direction: (typeof DIRECTIONS)[number]; magnitude: number } {
  const direction = DIRECTIONS[Math.floor((roll - 1) / 5)] ?? "N";
  return { direction, magnitude: ((roll - 1) % 5) + 1 };
}
