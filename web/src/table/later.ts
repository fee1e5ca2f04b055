/** What is looked at later than the board, which comes together. */
export { default as Bubble } from "./Bubble.svelte";
export { default as Chat } from "./Chat.svelte";
export { default as Confirm } from "./Confirm.svelte";
export { default as End } from "./End.svelte";
export { default as Help } from "./Help.svelte";
export { default as Rules } from "./Rules.svelte";
