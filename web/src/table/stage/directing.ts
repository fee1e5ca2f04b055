/** What tells a table in its order, which comes after the first sight. */
export { COUNTING } from "$src/games/counting";
export { default as Controls } from "./Controls.svelte";
export { Director } from "./director.svelte";
export { default as TitleCard } from "./TitleCard.svelte";
export { default as ToldLine } from "./ToldLine.svelte";
