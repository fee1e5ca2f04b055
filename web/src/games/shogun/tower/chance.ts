/** Numbers from 0 to 1 that look as if thrown, but are the same for everybody who begins with the same text. */
export function scattered(text: string): () => number {
  let state = 2166136261;
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The same things in another order. */
export function shuffled<T>(things: readonly T[], chance: () => number): T[] {
  const left = [...things];
  for (let i = left.length - 1; i > 0; i--) {
    const other = Math.floor(chance() * (i + 1));
    [left[i], left[other]] = [left[other] as T, left[i] as T];
  }
  return left;
}
