/** What a bot's knowledge does for people, which comes together. */
export { default as Analysis } from "./analysis/Analysis.svelte";
export { default as AnalysisPage } from "./page/AnalysisPage.svelte";
export { default as HintCard } from "./hints/HintCard.svelte";
export { default as TrialLine } from "./trial/TrialLine.svelte";
export { Hints } from "./hints/hints.svelte";
export { Study } from "./analysis/study.svelte";
export { resume, tryOut } from "./trial/trial.svelte";
