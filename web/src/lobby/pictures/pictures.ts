import type { Component } from "svelte";
import PlainPicture from "./PlainPicture.svelte";
import ShitennoPicture from "$src/games/shitenno/Picture.svelte";
import ShogunPicture from "$src/games/shogun/Picture.svelte";
import TenjoPicture from "$src/games/tenjo/Picture.svelte";

/** The pictures that were made for a game. */
const PICTURES: Record<string, Component> = {
  shitenno: ShitennoPicture,
  shogun: ShogunPicture,
  tenjo: TenjoPicture,
};

/** The picture of a game; those that bring none of their own share one. */
export const pictureOf = (game: string): Component => PICTURES[game] ?? PlainPicture;
