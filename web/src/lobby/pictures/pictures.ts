import type { Component } from "svelte";
import PlainPicture from "./PlainPicture.svelte";
import ShitennoPicture from "./ShitennoPicture.svelte";
import ShogunPicture from "./ShogunPicture.svelte";
import TenjoPicture from "./TenjoPicture.svelte";

/** The pictures that were made for a game. */
const PICTURES: Record<string, Component> = {
  shitenno: ShitennoPicture,
  shogun: ShogunPicture,
  tenjo: TenjoPicture,
};

/** The picture of a game; those that bring none of their own share one. */
export const pictureOf = (game: string): Component => PICTURES[game] ?? PlainPicture;
