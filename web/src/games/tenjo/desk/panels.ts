/** The panels of a game under way, which come together. */
export { default as Battle } from "../battle/Battle.svelte";
export { default as Placing } from "../battle/Placing.svelte";
export { default as Contest } from "../cards/Contest.svelte";
export { default as Hand } from "../cards/Hand.svelte";
export { default as Claim } from "../end/Claim.svelte";
export { default as Legend } from "../map/Legend.svelte";
export { default as Distribute } from "../setup/Distribute.svelte";
export { default as Sites } from "../setup/Sites.svelte";
export { default as Trade } from "../trade/Trade.svelte";
export { default as Unread } from "../trade/Unread.svelte";
export { default as Treasury } from "../treasury/Treasury.svelte";
export { default as Income } from "../turn/Income.svelte";
export { default as Turn } from "../turn/Turn.svelte";
