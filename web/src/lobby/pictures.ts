import type { Component } from "svelte";
import Picture from "./Picture.svelte";

/** The picture of each game. */
export const PICTURES: Record<string, Component> = { shitenno: Picture };
