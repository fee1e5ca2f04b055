import type { Move } from "$src/table/model.svelte";
import { RINGS, ELEMENTS } from "../data/data";
import type { Offer, TenjoView } from "../view";

/** Something in an offer, and how often. */
export interface Entry {
  item: string;
  count: number;
}
export type Side = "give" | "ask";

const CHIPS = [25, 10, 5, 1]; // thousands of koku, the largest first
const THOUSAND = 1000;
const HUNDREDS = [5, 1]; // below a thousand
const HUNDRED = 100;

/** All offers that one can see, whatever they are for. */
export function allOffers(view: TenjoView): Offer[] {
  return [...view.private_offers, ...view.offers];
}

/** The offers to a seat, by it, and between others. */
export function sorted(
  view: TenjoView,
  seat: number | null,
): { mine: Offer[]; to: Offer[]; others: Offer[] } {
  const all = allOffers(view);
  const to = all.filter((each) => each.to === seat);
  const mine = all.filter((each) => each.seat === seat);
  return { mine, to, others: all.filter((each) => each.to !== seat && each.seat !== seat) };
}

/** Items counted, in the order in which they first come. */
export function counted(items: readonly string[]): Entry[] {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].map(([item, count]) => ({ item, count }));
}

function parts(amount: number, sizes: readonly number[]): number[] {
  let left = amount;
  return sizes.flatMap((size) => {
    const count = Math.floor(left / size);
    left -= count * size;
    return Array<number>(count).fill(size);
  });
}

/** Koku as chips: 36,700 is 25, 10 and 1 thousand, 5, 1 and 1 hundred. */
export function chipsOf(koku: number): { thousands: number[]; hundreds: number[] } {
  return {
    thousands: parts(Math.floor(koku / THOUSAND), CHIPS),
    hundreds: parts(Math.floor((koku % THOUSAND) / HUNDRED), HUNDREDS),
  };
}

function koku(side: Side, amount: number): Move[] {
  const { thousands, hundreds } = chipsOf(amount);
  return [
    ...thousands.map((chip): Move => [`${side}_koku`, chip]),
    ...hundreds.map((chip): Move => [`${side}_hundreds`, chip]),
  ];
}

/** The moves that shape an offer from its beginning. */
export function shaping(offer: Pick<Offer, "to" | "give" | "ask" | "koku" | "asked_koku">): Move[] {
  return [
    ["offer", offer.to],
    ...offer.give.map((item): Move => ["give", item]),
    ...koku("give", offer.koku),
    ...offer.ask.map((item): Move => ["ask", item]),
    ...koku("ask", offer.asked_koku),
  ];
}

/** The moves that take an item, or all koku of a side, out of an unfinished offer: it is given up and shaped anew. */
export function without(draft: Offer, side: Side, item: string | "koku"): Move[] {
  const left = { ...draft };
  if (item === "koku") {
    if (side === "give") left.koku = 0;
    else left.asked_koku = 0;
  } else {
    const place = draft[side].indexOf(item);
    if (place >= 0) left[side] = draft[side].toSpliced(place, 1);
  }
  return [["drop"], ...shaping(left)];
}

/** What an offer is known by, to remember whether it was looked at. */
export function keyOf(offer: Offer): string {
  const { seat, to, give, ask, koku, asked_koku } = offer;
  return [seat, to, give.join("+"), koku, ask.join("+"), asked_koku, offer.private].join("|");
}

/** The kinds of items to choose from: elements, rings, family cards. */
export function kindOf(item: string): "elements" | "rings" | "family" {
  if ((ELEMENTS as readonly string[]).includes(item)) return "elements";
  return RINGS.some((ring) => item === `ring_${ring}`) ? "rings" : "family";
}
