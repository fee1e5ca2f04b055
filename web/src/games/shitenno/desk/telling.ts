import type { Telling } from "$src/table/stage/beats";
import type { ShitennoView } from "../view";
import { parts, says } from "./revealing";
import { ended, resultOf, type RoundScene } from "./rounds";

/** Milliseconds for which what begins with an event is told. */
const OPENS: Record<string, number> = {
  general_chosen: 500,
  year: 300,
  tairo: 500,
  drawn: 600,
  offered: 900,
  refused: 500,
  split: 900,
  received: 800,
  titled: 500,
  turn: 400,
  placed: 700,
  tile_drawn: 400,
  gilded: 600,
  ended: 800,
  ranked: 600,
};

/** Packet by packet and kamon by kamon; the result of a round before the next one. */
export const telling: Telling<RoundScene> = {
  opens: ({ kind }) => OPENS[kind],
  sceneOf(all, index) {
    const event = all[index];
    const round = event ? ended(event) : 0;
    return round ? resultOf(round) : null;
  },
  /** The result of the last round, until the next one is played. */
  again: (event, all) => ended(event) > 0 && event === all.findLast(({ kind }) => kind === "year"),
  finale: ["ended"],
  parts: (event, view) => parts(event, view as unknown as ShitennoView),
  says: (event, shown) => says(event, shown as unknown as ShitennoView),
};
