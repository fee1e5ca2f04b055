import type { GameModule } from "$src/games/games";
import Board from "./Board.svelte";
import type { Positions } from "$src/rules/pictures";
import Desk from "./desk/Desk.svelte";
import Map from "./map/Map.svelte";
import Panel from "./standing/Panel.svelte";
import Row from "./standing/Row.svelte";
import Scoring from "./end/Scoring.svelte";
import { DATA } from "./data/data";
import { FINALS } from "./desk/finals";
import { houseOf } from "./pieces/houses";
import { placementDraft, seen } from "./view";
import { brief } from "./words/brief";
import { prompt } from "./words/prompt";

/** Shitennō at the table. */
export const shitenno: GameModule = {
  Board,
  Map,
  desk: () => Promise.resolve({ default: Desk }),
  lying: { desk: "beside", aspect: 1.405, share: 2 / 3, strip: 0, hand: 111, beside: 400, rows: "low" },
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
    const general = seen(model).seats[seat]?.general;
    return general ? model.words.noun("general", general) : null;
  },
  brief,
  figure: (model, seat) => seen(model).seats[seat]?.score ?? null,
  prompt,
  text: () => import("./words/text").then((found) => found.text),
  details(model, move) {
    if (move[0] === "general") return { full: move[1], colour: move[1] };
    if (move[0] === "tile") return { splitting: model.decision === "split" ? "yes" : "no" };
    if (move[0] !== "pay") return {};
    const items = placementDraft(seen(model))?.payments[Number(move[1])];
    return items ? { items } : null;
  },
  order: DATA.order,
  chapter(event, words) {
    if (event.kind === "ended") return words.say("phase-over");
    if (event.kind !== "year") return null;
    const { round, year } = event.data as { round: number; year: string };
    return `${words.say("board-round", { round })} · ${words.noun("year", year)}`;
  },
  telling: () => import("./desk/telling").then((found) => found.telling),
};
