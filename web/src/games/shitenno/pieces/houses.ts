import { CREAM, INK, type House } from "$src/art/crests/crests";
import type { General, ShitennoView } from "../view";

/**
 * The four generals' houses. The rulebook's red, blue and black are the palette's vermilion, lapis and ink, and
 * green is the palette's green, which is nobody's else here. The crests echo the shapes of the historical ones:
 * Honda's three hollyhock leaves, Sakakibara's wheel, Sakai's sorrel flower, Ii's well frame.
 */
export const HOUSES: Record<General, House> = {
  honda: { crest: "mitsudomoe", pattern: "uroko", colour: "#B14013", on: CREAM },
  sakakibara: { crest: "kuyo", pattern: "seigaiha", colour: "#1C4399", on: CREAM },
  sakai: { crest: "kikyo", pattern: "asanoha", colour: "#53AD8F", on: INK },
  ii: { crest: "yotsuwari-bishi", pattern: "kikko", colour: "#1A1816", on: CREAM },
};

/** The house of a seat, once its general is chosen. */
export function houseOf(view: ShitennoView, seat: number): House | null {
  const general = view.seats[seat]?.general;
  return general ? HOUSES[general] : null;
}
