import { Part } from "$src/table/page/loading/late.svelte";

const panel = (name: keyof typeof import("./panels")) =>
  new Part(() => import("./panels").then((all) => all[name]));

/** What the first sight of the board does without. */
export const PARTS = {
  battle: panel("Battle"),
  cards: panel("Hand"),
  claim: panel("Claim"),
  contest: panel("Contest"),
  distribute: panel("Distribute"),
  income: panel("Income"),
  legend: panel("Legend"),
  placing: panel("Placing"),
  scoring: new Part(() => import("../end/Scoring.svelte").then((found) => found.default)),
  trade: panel("Trade"),
  treasury: panel("Treasury"),
  season: new Part(() => import("../turn/Season.svelte").then((found) => found.default)),
  sites: panel("Sites"),
  turn: panel("Turn"),
  unread: panel("Unread"),
  yearend: new Part(() => import("../yearend/YearEnd.svelte").then((found) => found.default)),
};
