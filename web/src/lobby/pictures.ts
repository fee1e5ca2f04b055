import type { Component } from "svelte";
import ShitennoPicture from "./ShitennoPicture.svelte";
import ShogunPicture from "./ShogunPicture.svelte";
import TenjoPicture from "./TenjoPicture.svelte";

/** The picture of each game. */
export const PICTURES: Record<string, Component> = {
  shitenno: ShitennoPicture,
  shogun: ShogunPicture,
  tenjo: TenjoPicture,
};
