import type { Move } from "$src/table/model.svelte";
import { ELEMENTS, RINGS } from "../data/data";
import type { Element, Step } from "../view";

/** So many of a card. */
export interface Held<T> {
  kind: T;
  /** In the hand. */
  count: number;
  /** Of these, attached to the card that is being played. */
  used: number;
}

/** The elements of a hand in their order, those one has none of included. */
export function elementsOf(hand: readonly string[], step: Step | null): Held<Element>[] {
  return ELEMENTS.map((kind) => ({
    kind,
    count: hand.filter((card) => card === kind).length,
    used: step?.element === kind ? 1 : 0,
  }));
}

/** The rings of a hand by value. */
export function ringsOf(hand: readonly string[], step: Step | null): Held<number>[] {
  return RINGS.map((kind) => ({
    kind,
    count: hand.filter((card) => card === `ring_${kind}`).length,
    used: step?.rings.filter((ring) => ring === kind).length ?? 0,
  }));
}

/** What rings count together. */
export function ringSum(rings: readonly Held<number>[]): number {
  return rings.reduce((sum, { kind, count }) => sum + kind * count, 0);
}

/** The moves that lay down the card taken up and take up another one. */
export function instead(step: Step | null, element: Element): Move[] {
  const lay = step?.element ? [...(step.rings.length ? [["back"]] : []), ["back"]] : [];
  return [...lay, ["element", element]];
}

/** What a card may do, by kind, in the order in which it is shown. */
export const DEEDS = {
  daimyo: ["burn_daimyo"],
  family: ["burn_family"],
  samurai: ["at"],
  castle: ["raze"],
  march: ["march"],
  carry: ["lead", "slip", "escort", "ship"],
  other: ["cross"],
} as const satisfies Record<string, readonly string[]>;
export type Deed = keyof typeof DEEDS;

/** The listed moves that say what the card taken up does, by kind; kinds without any are left out. */
export function deeds(listed: readonly Move[]): { deed: Deed; moves: Move[] }[] {
  return (Object.keys(DEEDS) as Deed[])
    .map((deed) => ({
      deed,
      moves: listed.filter(([verb]) => (DEEDS[deed] as readonly string[]).includes(String(verb))),
    }))
    .filter(({ moves }) => moves.length);
}
