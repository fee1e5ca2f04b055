import type { GameModule } from "$src/games/games";
import Board from "./Board.svelte";
import Panel from "./Panel.svelte";
import Scoring from "./Scoring.svelte";

export const shitenno: GameModule = {
  Board,
  Panel,
  Scoring,
  crest: () => null,
  prompt: (model) => (model.decision ? model.words.say(`prompt-${model.decision}`) : ""),
  text: () => [],
  details: () => ({}),
  chapter: () => null,
};
