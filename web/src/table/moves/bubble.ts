/** Where the answer to a refused click lies: beside what it speaks of, never over it. */

export interface Size {
  width: number;
  height: number;
}
export type Rect = Size & { left: number; top: number };
export type Side = "below" | "above" | "right" | "left" | "free";
export interface Lie {
  side: Side;
  x: number;
  y: number;
  /** Where along its edge it points from. */
  point: number;
}

const GAP = 10;
const EDGE = 8;
const CORNER = 16; // pixels from a corner where it can point from at the nearest

const within = (at: number, least: number, most: number) => Math.max(least, Math.min(at, most));

/** Where a bubble lies on a screen: below or above its target, else beside it; where there is no room, apart. */
export function lie(bubble: Size, target: Rect | null, screen: Size): Lie {
  const { width, height } = bubble;
  const free = {
    x: (screen.width - width) / 2,
    y: Math.min(screen.height * 0.2, screen.height - height - EDGE),
  };
  if (!target || !(target.width || target.height)) return { side: "free", ...free, point: 0 };
  const [middle, centre] = [target.left + target.width / 2, target.top + target.height / 2];
  const x = within(middle - width / 2, EDGE, screen.width - width - EDGE);
  const y = within(centre - height / 2, EDGE, screen.height - height - EDGE);
  const flat = { x, point: within(middle - x, CORNER, width - CORNER) };
  const upright = { y, point: within(centre - y, CORNER, height - CORNER) };
  const [right, bottom] = [target.left + target.width, target.top + target.height];
  if (bottom + GAP + height + EDGE <= screen.height) return { side: "below", ...flat, y: bottom + GAP };
  if (target.top - GAP - height >= EDGE) return { side: "above", ...flat, y: target.top - GAP - height };
  if (right + GAP + width + EDGE <= screen.width) return { side: "right", ...upright, x: right + GAP };
  if (target.left - GAP - width >= EDGE) return { side: "left", ...upright, x: target.left - GAP - width };
  return { side: "free", ...free, point: 0 };
}

/** Milliseconds in which a sentence can be read at leisure. */
export function readingTime(text: string): number {
  return 5000 + 60 * text.length;
}
