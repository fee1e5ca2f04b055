import { Part } from "$src/table/late.svelte";

/** What the first sight of the board does without. */
export const PARTS = {
  battle: new Part(() => import("./battle/Battle.svelte")),
  cards: new Part(() => import("./cards/Hand.svelte")),
  claim: new Part(() => import("./end/Claim.svelte")),
  contest: new Part(() => import("./cards/Contest.svelte")),
  distribute: new Part(() => import("./setup/Distribute.svelte")),
  income: new Part(() => import("./turn/Income.svelte")),
  legend: new Part(() => import("./map/Legend.svelte")),
  placing: new Part(() => import("./battle/Placing.svelte")),
  scoring: new Part(() => import("./end/Scoring.svelte")),
  trade: new Part(() => import("./trade/Trade.svelte")),
  treasury: new Part(() => import("./treasury/Treasury.svelte")),
  turn: new Part(() => import("./turn/Turn.svelte")),
  yearend: new Part(() => import("./yearend/YearEnd.svelte")),
};
