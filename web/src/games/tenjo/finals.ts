import type { Finals } from "$src/table/confirming.svelte";
import { seen } from "./view";

export const FINALS: Finals = {
  choices: [
    "site",
    "place",
    "at",
    "burn_daimyo",
    "burn_family",
    "raze",
    "denounce",
    "release",
    "build",
    "join",
    "look",
    "wed",
    "produce",
    "shogun",
    "yield",
  ],
  acts: [
    "ready",
    "roll",
    "go",
    "declare",
    "cast",
    "end",
    "pass",
    "lend",
    "lose",
    "fight",
    "recruit",
    "propose",
    "accept",
    "decline",
    "withdraw",
    "admit",
    "shut",
    "cross",
  ],
  /** In one's own turn a shadow warrior is turned for nothing, unless a card strikes where he is. */
  isFree: (model) => model.decision === "turn" && seen(model).step?.doing === "unmask",
};
