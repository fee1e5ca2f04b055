import { CREAM, INK, type House } from "$src/art/crests/crests";
import type { HouseId, ShogunView } from "../view";

/**
 * The five houses by seat, each with the crest it is known by: Takeda's four diamonds, Hōjō's three scales, Akechi's
 * bellflower, Maeda's plum blossom, Sanada's six coins.
 */
export const HOUSES: Record<HouseId, House> = {
  takeda: { crest: "yotsuwari-bishi", pattern: "kikko", colour: "#B14013", on: CREAM },
  hojo: { crest: "mitsu-uroko", pattern: "uroko", colour: "#FCD32F", on: INK },
  akechi: { crest: "kikyo", pattern: "asanoha", colour: "#1C4399", on: CREAM },
  maeda: { crest: "umebachi", pattern: "shippo", colour: "#A28ADC", on: INK },
  sanada: { crest: "rokumonsen", pattern: "yagasuri", colour: "#1A1816", on: CREAM },
};

/** The farmers, who are nobody's: green cubes with a crest of their own. */
export const FARMERS: House = { crest: "mitsudomoe", pattern: "seigaiha", colour: "#53AD8F", on: INK };

/** The house of a seat. */
export function houseOf(view: ShogunView, seat: number): House | null {
  const house = view.seats[seat]?.house;
  return house ? HOUSES[house] : null;
}

/** The houses by colour: each seat, the farmers last. */
export function byColour(view: ShogunView): House[] {
  return [...view.seats.map((each) => HOUSES[each.house]), FARMERS];
}
