import type { Component } from "svelte";
import Picture from "./Picture.svelte";
import ShogunPicture from "./ShogunPicture.svelte";
import TenjoPicture from "./TenjoPicture.svelte";

/** The picture of each game. */
export const PICTURES: Record<string, Component> = {
  shitenno: Picture,
  shogun: ShogunPicture,
  tenjo: TenjoPicture,
};
