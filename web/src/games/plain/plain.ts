import type { GameModule } from "$src/games/games";
import Board from "./Board.svelte";
import { houseOf } from "./houses";
import Panel from "./Panel.svelte";
import Row from "./Row.svelte";
import Scoring from "./Scoring.svelte";
import { pointsOf } from "./view";
import { brief, prompt, text } from "./words";

/** Any game that has no board of its own: what its view says, and its legal moves. */
export const plain: GameModule = {
  Board,
  lying: { desk: "beside", aspect: 2, strip: 0, hand: 0, beside: 420, apart: true },
  Row,
  Panel,
  standing: () => import("./Standing.svelte"),
  Scoring,
  finals: { choices: [], acts: [], unknown: true },
  crest: (_, seat) => houseOf(seat),
  brief,
  figure: (model, seat) => pointsOf(model.view, seat),
  prompt,
  text: () => Promise.resolve(text),
  details: () => ({}),
  chapter: () => null,
};
