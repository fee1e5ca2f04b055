import type { Division, ShitennoView } from "../view";

/** How somebody stands in the division. */
export type Standing = "packet" | "tairo" | "asked" | "refused" | "waiting";

export const STANDING_WORDS: Record<Standing, string> = {
  packet: "board-has-packet",
  tairo: "board-tairo",
  asked: "board-is-asked",
  refused: "board-has-refused",
  waiting: "board-has-none",
};
export const STANDING_SIGNS: Record<Standing, string> = {
  packet: "✓",
  tairo: "★",
  asked: "…",
  refused: "✕",
  waiting: "○",
};

/** Who leads, who is asked, who has refused, who has a packet. */
export function standing(view: ShitennoView, division: Division, seat: number): Standing {
  if (division.packets.some((each) => each.seat === seat)) return "packet";
  if (division.tairo === seat) return "tairo";
  if (view.pending.some((each) => each.seat === seat)) return "asked";
  return division.refused.includes(seat) ? "refused" : "waiting";
}
