/** What is looked at later than the board, which comes together. */
export { default as Aid } from "$src/table/rules/aid/Aid.svelte";
export { default as Bubble } from "$src/table/moves/Bubble.svelte";
export { default as Chat } from "$src/table/chat/Chat.svelte";
export { default as Confirm } from "$src/table/moves/Confirm.svelte";
export { default as Counting } from "$src/table/end/Counting.svelte";
export { default as End } from "$src/table/end/End.svelte";
export { default as Help } from "$src/table/keys/Help.svelte";
export { default as TimeWarning } from "$src/table/stage/TimeWarning.svelte";
export { default as Rules } from "$src/table/rules/Rules.svelte";
