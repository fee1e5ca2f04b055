import type { Lie, Rect, Side, Size } from "$src/table/moves/bubble";

/** Something that is better not covered, and how bad it would be. */
export interface Kept {
  rect: Rect;
  weight: number;
}

const GAP = 14;
const EDGE = 8;
const HEAD = 62; // pixels at the top that stay free: the way out
const CORNER = 20; // pixels from a corner where it can point from at the nearest
const NEVER = 1000; // how bad it is to cover what is pointed at
const FAR = 60; // how bad a pixel is that it lies away from there
const MOST = 5000; // pixels: further away than any place

const within = (at: number, least: number, most: number) =>
  Math.max(least, Math.min(at, Math.max(least, most)));

/** Where the coach's bubble lies: beside what it points at and never over it, and over as little else as can be. */
export function placed(bubble: Size, targets: Rect[], screen: Size, kept: Kept[]): Lie {
  const around = union(targets);
  // Of places far from each other it lies beside one: between them it would point at nothing.
  const places = around ? [...targets, around] : [];
  const candidates = [...places.flatMap((each) => beside(bubble, each, screen)), ...corners(bubble, screen)];
  const cost = (lie: Lie) => {
    const own = { left: lie.x, top: lie.y, ...bubble };
    const covered = kept.reduce((sum, { rect, weight }) => sum + weight * shared(own, rect), 0);
    const pointed = targets.reduce((sum, rect) => sum + NEVER * shared(own, rect), 0);
    return covered + pointed + FAR * Math.min(...targets.map((each) => apart(own, each)), MOST);
  };
  return candidates.reduce((best, each) => (cost(each) < cost(best) ? each : best));
}

/** On each side of what is pointed at, in the middle or along its ends. */
function beside({ width, height }: Size, target: Rect, screen: Size): Lie[] {
  const [right, bottom] = [target.left + target.width, target.top + target.height];
  const [middle, centre] = [target.left + target.width / 2, target.top + target.height / 2];
  const xs = [middle - width / 2, target.left, right - width].map((x) =>
    within(x, EDGE, screen.width - width - EDGE),
  );
  const ys = [centre - height / 2, target.top, bottom - height].map((y) =>
    within(y, HEAD, screen.height - height - EDGE),
  );
  const fits = (x: number, y: number) =>
    x >= EDGE && y >= HEAD && x + width <= screen.width - EDGE && y + height <= screen.height - EDGE;
  const lies = (side: Side, x: number, y: number): Lie[] =>
    fits(x, y) ? [{ side, x, y, point: pointFrom(side, x, y) }] : [];
  const pointFrom = (side: Side, x: number, y: number) =>
    side === "left" || side === "right"
      ? within(centre - y, CORNER, height - CORNER)
      : within(middle - x, CORNER, width - CORNER);
  return [
    ...ys.flatMap((y) => lies("right", right + GAP, y)),
    ...ys.flatMap((y) => lies("left", target.left - GAP - width, y)),
    ...xs.flatMap((x) => lies("below", x, bottom + GAP)),
    ...xs.flatMap((x) => lies("above", x, target.top - GAP - height)),
  ];
}

/** In the corners of the screen, pointing nowhere. */
function corners({ width, height }: Size, screen: Size): Lie[] {
  const [right, bottom] = [screen.width - width - EDGE, screen.height - height - EDGE];
  return [EDGE, right].flatMap((x) => [bottom, HEAD].map((y) => ({ side: "free" as const, x, y, point: 0 })));
}

/** What holds all of some places. */
export function union(rects: Rect[]): Rect | null {
  if (!rects.length) return null;
  const left = Math.min(...rects.map((each) => each.left));
  const top = Math.min(...rects.map((each) => each.top));
  const right = Math.max(...rects.map((each) => each.left + each.width));
  const bottom = Math.max(...rects.map((each) => each.top + each.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** How much of one place lies over another. */
function shared(one: Rect, other: Rect): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** Pixels between two places. */
function apart(one: Rect, other: Rect): number {
  const x = Math.max(other.left - one.left - one.width, one.left - other.left - other.width, 0);
  const y = Math.max(other.top - one.top - one.height, one.top - other.top - other.height, 0);
  return Math.hypot(x, y);
}
