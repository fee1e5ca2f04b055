import type { Listener, Remark } from "$src/wire";

/** Who speaks in private with whom: everybody who is in besides oneself, in the order of their seats. */
export interface Circle {
  key: string;
  people: Listener[];
}

/** The key of what is said to everybody. */
export const OPEN = "";

/** Those who are in a private remark besides oneself; null: it was for everybody. */
export function circle(remark: Remark, you: Listener | null): Circle | null {
  if (!remark.to) return null;
  const all = [...remark.to];
  if (remark.seat !== null) all.push({ seat: remark.seat, name: remark.name });
  const own =
    all.find((each) => each.seat === you?.seat) ?? all.find((each) => you && each.name === you.name);
  return circleOf(all.filter((each) => each !== own));
}

/** The conversation with these people. A seat may change hands before the game: the name belongs to it. */
export function circleOf(people: Listener[]): Circle {
  const sorted = [...people].sort((one, other) => one.seat - other.seat);
  return { key: sorted.map(({ seat, name }) => `${seat}:${name ?? ""}`).join("|"), people: sorted };
}

/** All private conversations there were, the first one first. */
export function circles(remarks: Remark[], you: Listener | null): Circle[] {
  const found = new Map<string, Circle>();
  for (const remark of remarks) {
    const one = circle(remark, you);
    if (one && !found.has(one.key)) found.set(one.key, one);
  }
  return [...found.values()];
}
