import type { Component } from "svelte";
import PlainPicture from "./PlainPicture.svelte";

/** The pictures that were made for a game, in its folder. */
const PICTURES = import.meta.glob<Component>("$src/games/*/Picture.svelte", {
  eager: true,
  import: "default",
});

/** The picture of a game; those that bring none of their own share one. */
export const pictureOf = (game: string): Component =>
  Object.entries(PICTURES).find(([path]) => path.endsWith(`/${game}/Picture.svelte`))?.[1] ?? PlainPicture;
