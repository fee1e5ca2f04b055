import type { Telling } from "$src/table/stage/beats";
import { trading } from "../trade/trading";
import type { TenjoView } from "../view";
import { parts } from "./revealing";
import { says } from "./sayings";
import { again, sceneOf, type TenjoScene } from "./scenes";

/** Milliseconds for which what begins with an event is told; of a scene its result. */
const OPENS: Record<string, number> = {
  order: 700,
  site_chosen: 500,
  distributed: 300,
  month: 200,
  turn: 350,
  passed: 200,
  income_begun: 250,
  income: 300,
  income_whole: 350,
  mustered: 300,
  forfeited: 300,
  daimyo_moved: 500,
  shadow_moved: 400,
  carried: 300,
  rolled: 300,
  marched: 550,
  admitted: 300,
  shut_out: 400,
  unmasked: 500,
  entered: 450,
  daimyo_lost: 800,
  built: 600,
  attacked: 900,
  leader_sought: 400,
  peace_offered: 500,
  peace_off: 400,
  joined: 500,
  volunteered: 400,
  lent: 400,
  factors: 600,
  engaged: 400,
  fights_on: 450,
  battle_ended: 700,
  moved_in: 500,
  played: 800,
  answered: 800,
  card_stands: 700,
  hostage_returned: 500,
  hostage_passed: 500,
  offered: 450,
  accepted: 500,
  declined: 350,
  year_end: 300,
  upkeep: 450,
  fate: 1000,
  truce: 500,
  married: 500,
  produced: 350,
  province_income: 300,
  claimed: 800,
  eliminated: 900,
  ended: 900,
  ranked: 800,
};

/** Move by move; dice, and a year's end, are scenes; trade goes on beside it. */
export const telling: Telling<TenjoScene> = {
  opens: ({ kind }) => OPENS[kind],
  sceneOf,
  again,
  finale: ["ranked"],
  meanwhile: trading,
  parts: (event, view) => parts(event, view as TenjoView),
  says: (event, shown, before) => says(event, shown as TenjoView, before),
};
