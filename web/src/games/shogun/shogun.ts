import type { GameModule } from "$src/games/games";
import Board from "./Board.svelte";
import { FINALS } from "./desk/finals";
import { houseOf } from "./pieces/houses";
import Scoring from "./end/LateScoring.svelte";
import type { Positions } from "$src/rules/pictures";
import Map from "./map/Map.svelte";
import Panel from "./standing/LatePanel.svelte";
import Row from "./standing/Row.svelte";
import { seen } from "./view";
import { brief } from "./words/brief";
import { chapter } from "./words/chapter";
import { details } from "./words/details";
import { prompt } from "./words/prompt";

/** Shogun at the table. */
export const shogun: GameModule = {
  Board,
  Map,
  desk: () => import("./desk/Drawn.svelte"),
  lying: { desk: "beneath", aspect: 1200 / 606, strip: 48, hand: 0, beside: 320 },
  Row,
  Panel,
  place: () => import("./map/Place.svelte"),
  standing: () => import("./standing/Standing.svelte"),
  aid: () => import("./words/aid"),
  pictures: () => import("./data/pictures.json").then((found) => found.default as unknown as Positions),
  Scoring,
  finals: FINALS,
  crest: (model, seat) => houseOf(seen(model), seat),
  called(model, seat) {
    const house = seen(model).seats[seat]?.house;
    return house ? model.words.noun("house", house) : null;
  },
  brief,
  figure: (model, seat) => seen(model).seats[seat]?.score ?? null,
  prompt,
  text: () => import("./words/text").then((found) => found.text),
  details,
  order: [
    "take",
    "take_top",
    "renew",
    "group",
    "ready",
    "plan",
    "take_off",
    "not_ready",
    "place",
    "armies",
    "target",
    "stay",
    "revolt",
  ],
  chapter,
  telling: () => import("./desk/telling").then((found) => found.telling),
};
