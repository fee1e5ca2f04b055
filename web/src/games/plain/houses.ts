import { CREAM, INK, type House } from "$src/art/crests/crests";

/** How seats look in a game that does not say it: the palette's colours, each with a crest and a pattern of its own. */
export const HOUSES: readonly House[] = [
  { crest: "mitsudomoe", pattern: "uroko", colour: "#B14013", on: CREAM },
  { crest: "kuyo", pattern: "seigaiha", colour: "#1C4399", on: CREAM },
  { crest: "mitsu-uroko", pattern: "kikko", colour: "#FCD32F", on: INK },
  { crest: "umebachi", pattern: "shippo", colour: "#A28ADC", on: INK },
  { crest: "rokumonsen", pattern: "yagasuri", colour: "#1A1816", on: CREAM },
  { crest: "kikyo", pattern: "asanoha", colour: "#53AD8F", on: INK },
];

/** The house of a seat, the same all the game. */
export const houseOf = (seat: number): House | null => HOUSES[seat % HOUSES.length] ?? null;
