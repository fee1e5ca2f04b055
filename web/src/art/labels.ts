/** Which labels of a map stand where, so that none lies on another. Pixels throughout; a label's place is its middle. */

export interface Label {
  id: string;
  /** Where it is printed. */
  x: number;
  y: number;
  width: number;
  height: number;
}
/** Where a label stands; `led`: so far from its printed place that a line joins them. */
export interface Stand {
  x: number;
  y: number;
  led: boolean;
}

export const REACH = 30; // pixels that a label may move
const LED = 16; // pixels from which on a line is drawn
const GAP = 1; // pixels between two labels
const RINGS = 5;
const DIRECTIONS = 16;

/** Where to try, in parts of the reach: at the printed place, then ever further around it. */
const TRIES: readonly [number, number][] = [
  [0, 0],
  ...Array.from({ length: RINGS * DIRECTIONS }, (_, i): [number, number] => {
    const far = (Math.floor(i / DIRECTIONS) + 1) / RINGS;
    const angle = ((i % DIRECTIONS) / DIRECTIONS) * 2 * Math.PI;
    return [far * Math.cos(angle), far * Math.sin(angle)];
  }),
];

/**
 * Places labels in the order given, the most important first: each at the place nearest to its own where it meets none of
 * those before it, inside the room; what finds no such place is left out.
 */
export function placed(
  labels: readonly Label[],
  room: { width: number; height: number },
  reach = REACH,
): Map<string, Stand> {
  const boxes: Label[] = [];
  const found = new Map<string, Stand>();
  for (const label of labels) {
    const at = TRIES.map(([dx, dy]) => ({ ...label, x: label.x + dx * reach, y: label.y + dy * reach })).find(
      (box) => isInside(box, room) && !boxes.some((other) => meet(box, other)),
    );
    if (!at) continue;
    boxes.push(at);
    found.set(label.id, { x: at.x, y: at.y, led: Math.hypot(at.x - label.x, at.y - label.y) > LED });
  }
  return found;
}

function meet(one: Label, other: Label): boolean {
  return (
    Math.abs(one.x - other.x) * 2 < one.width + other.width + GAP * 2 &&
    Math.abs(one.y - other.y) * 2 < one.height + other.height + GAP * 2
  );
}

function isInside({ x, y, width, height }: Label, room: { width: number; height: number }): boolean {
  return x >= width / 2 && y >= height / 2 && x + width / 2 <= room.width && y + height / 2 <= room.height;
}
