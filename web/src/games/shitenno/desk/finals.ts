import type { Finals } from "$src/table/moves/confirming.svelte";

export const FINALS: Finals = {
  choices: ["general", "take", "draw", "gild"],
  acts: ["offer", "accept", "refuse", "confirm", "done"],
};
