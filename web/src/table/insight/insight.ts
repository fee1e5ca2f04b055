/** What a bot's knowledge does for people, which comes together. */
export { default as Analysis } from "./Analysis.svelte";
export { default as HintCard } from "./HintCard.svelte";
export { default as TrialLine } from "./TrialLine.svelte";
export { Hints } from "./hints.svelte";
export { Study } from "./study.svelte";
export { resume, tryOut } from "./trial.svelte";
