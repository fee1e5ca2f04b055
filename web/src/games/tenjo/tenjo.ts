import type { GameModule } from "$src/games/games";
import Board from "./Board.svelte";
import { FINALS } from "./desk/finals";
import { houseOf } from "./pieces/houses";
import Scoring from "./end/LateScoring.svelte";
import type { Positions } from "$src/rules/pictures";
import Map from "./map/Map.svelte";
import Panel from "./standing/LatePanel.svelte";
import Row from "./standing/Row.svelte";
import { castlesOf, seen } from "./view";
import { brief } from "./words/brief";
import { chapter } from "./words/chapter";
import { details } from "./words/details";
import { told } from "./words/box";
import { prompt } from "./words/prompt";

const HUNDRED = 100;
const THOUSAND = 1000; // what numbers of samurai and koku are counted in
/** Moves that put so many down at a time. */
const CHIPS = ["garrison", "store", "send", "number", "lose", "recruit", "give_koku", "ask_koku"];
const HUNDREDS = ["send_hundreds", "give_hundreds", "ask_hundreds"];

/** Tenjo at the table. */
export const tenjo: GameModule = {
  Board,
  Map,
  desk: () => import("./desk/Drawn.svelte"),
  lying: { desk: "beside", aspect: 1.24, strip: 40, hand: 0, beside: 456, apart: true, rows: "paired" },
  Row,
  Panel,
  place: () => import("./map/places/PlaceFace.svelte"),
  standing: () => import("./standing/Standing.svelte"),
  aid: () => import("./words/aid"),
  pictures: () => import("./data/pictures.json").then((found) => found.default as unknown as Positions),
  otherwise: ["shogun", "last"],
  Scoring,
  finals: FINALS,
  crest: (model, seat) => houseOf(seen(model), seat),
  called(model, seat) {
    const house = seen(model).seats[seat]?.house;
    return house ? model.words.noun("house", house) : null;
  },
  brief,
  figure: (model, seat) => castlesOf(seen(model), seat).length,
  prompt,
  text: () => import("./words/text").then((found) => found.text),
  details,
  told,
  amount: ([verb, ...values]) => {
    const chip = values.at(-1);
    if (typeof chip !== "number") return null;
    if (CHIPS.includes(String(verb))) return chip * THOUSAND;
    return HUNDREDS.includes(String(verb)) ? chip * HUNDRED : null;
  },
  order: [
    "site",
    "ready",
    "garrison",
    "store",
    "house",
    "hide",
    "koku_and_roll",
    "samurai_and_roll",
    "all_koku",
    "all_samurai",
    "income",
    "first",
    "koku_to",
    "samurai_to",
    "roll",
    "march_from",
    "number",
    "to",
    "send",
    "go",
    "into",
    "to_castle",
    "at",
    "with",
    "declare",
    "cast",
    "press_on",
    "fight",
    "join",
    "lend",
    "lose",
    "place",
    "produce",
    "recruit",
    "look",
    "wed",
    "yield",
    "pass",
    "march_to",
    "march_with",
    "march",
    "assault",
    "attack",
    "lead_to",
    "lead",
    "slip",
    "escort",
    "ship",
    "unmask",
    "element",
    "ring",
    "end",
    "back",
  ],
  chapter,
  about(model, order) {
    if (order !== "void" || model.seat === null) return undefined;
    return castlesOf(seen(model.now), model.seat).map(({ site }) => site);
  },
  telling: () => import("./desk/telling").then((found) => found.telling),
};
