import { MediaQuery } from "svelte/reactivity";

/** Whether the screen is so large that all of a table is seen at once, without scrolling. */
export const large = new MediaQuery("(min-width: 1024px) and (min-height: 680px)");

/** Whether it is so wide besides that a desk beside the map has a column of its own. */
export const wide = new MediaQuery("(min-width: 1800px) and (min-height: 680px)");

/** Whether it is so small that there is nothing beside the board. */
export const phone = new MediaQuery("(max-width: 719px)");
