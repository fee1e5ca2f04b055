import type { Final, Result } from "../view";

/** What counts, in the order in which it is counted (T37). */
export const KINDS = [
  "samurai",
  "koku",
  "daimyo",
  "shadows",
  "castles",
  "family",
] as const satisfies readonly (keyof Final)[];
export type Kind = (typeof KINDS)[number];
/** Points for each samurai, koku, piece and card. */
const WORTH: Record<Kind, number> = {
  samurai: 1,
  koku: 2,
  daimyo: 25000,
  shadows: 25000,
  castles: 25000,
  family: 25000,
};
export const PIECE = 25000;

/** Of how many the points of a kind come, and what each is worth. */
export function explained(final: Final, kind: Kind): { count: number; worth: number } {
  return { count: final[kind] / WORTH[kind], worth: WORTH[kind] };
}

/** How it was decided: somebody is shōgun or alone is left, points, ties broken by pieces, or shared. */
export function decided({ scores, winners, why }: Result): "shogun" | "last" | "points" | "tie" | "shared" {
  if (why === "shogun") return "shogun";
  if (winners.length > 1) return "shared";
  const best = Math.max(...scores);
  if (scores.filter((score) => score === best).length > 1) return "tie";
  return why === "last" ? "last" : "points";
}
