import type { Finals } from "$src/table/moves/confirming.svelte";

export const FINALS: Finals = {
  choices: ["take", "take_top", "group", "place", "revolt"],
  acts: ["renew", "ready", "armies", "stay"],
};
