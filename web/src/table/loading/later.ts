/** What is looked at later than the board, which comes together. */
export { default as Aid } from "../aid/Aid.svelte";
export { default as Bubble } from "../moves/Bubble.svelte";
export { default as Chat } from "../chat/Chat.svelte";
export { default as Confirm } from "../moves/Confirm.svelte";
export { default as Counting } from "../end/Counting.svelte";
export { default as End } from "../end/End.svelte";
export { default as Help } from "../keys/Help.svelte";
export { default as Rules } from "../rules/Rules.svelte";
