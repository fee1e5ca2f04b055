import { CREAM, INK, type House } from "$src/art/crests/crests";
import type { HouseId, TenjoView } from "../view";

/**
 * The four houses by seat. Asai's three scales stand for its hexagons, Saitō has the bellflower of its province, Rokkaku
 * four diamonds, Miyoshi three bars.
 */
export const HOUSES: Record<HouseId, House> = {
  asai: { crest: "mitsu-uroko", pattern: "kikko", colour: "#B14013", on: CREAM },
  saito: { crest: "kikyo", pattern: "asanoha", colour: "#FCD32F", on: INK },
  rokkaku: { crest: "yotsuwari-bishi", pattern: "seigaiha", colour: "#1C4399", on: CREAM },
  miyoshi: { crest: "mitsu-hikiryo", pattern: "shippo", colour: "#A28ADC", on: INK },
};

/** The house of a seat. */
export function houseOf(view: TenjoView, seat: number): House | null {
  const house = view.seats[seat]?.house;
  return house ? HOUSES[house] : null;
}
