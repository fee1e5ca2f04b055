/** Paths from arcs: an arc is its first point, then steps, in half units; neighbours share it, so nothing gapes. */

type Point = [number, number];
type Arc = number[];

/** A coast (one province) or a border (two). */
export interface Boundary {
  d: string;
  provinces: string[];
}

const HALF = 2; // steps of an arc in a unit

/** The points of an arc, in units. */
function points([x = 0, y = 0, ...steps]: Arc): Point[] {
  const found: Point[] = [[x, y]];
  for (let i = 0; i < steps.length; i += 2) {
    x += steps[i] ?? 0;
    y += steps[i + 1] ?? 0;
    found.push([x, y]);
  }
  return found.map(([px, py]) => [px / HALF, py / HALF]);
}

/** An arc drawn from where the last one ended, its corners rounded; the same in both directions. */
function line(arc: Point[]): string {
  const between = ([x, y]: Point, [otherX, otherY]: Point) => `${(x + otherX) / 2} ${(y + otherY) / 2}`;
  const [first, ...rest] = arc;
  const [second] = rest;
  const start = first && second ? `L${between(first, second)}` : "";
  const bends = rest.map((point, i) => {
    const after = rest[i + 1];
    return after ? `Q${point[0]} ${point[1]} ${between(point, after)}` : `L${point[0]} ${point[1]}`;
  });
  return start + bends.join("");
}

/** A closed shape of rings of arcs. */
export function outline(arcs: Arc[], rings: number[][]): string {
  return rings
    .map((ring) => {
      const parts = ring.map((each) =>
        each < 0 ? points(arcs[~each] ?? []).reverse() : points(arcs[each] ?? []),
      );
      const [x, y] = parts[0]?.[0] ?? [0, 0];
      return `M${x} ${y}${parts.map(line).join("")}z`;
    })
    .join("");
}

/** Every arc once, with the provinces whose outline it is part of. */
export function boundaries(arcs: Arc[], shapes: [string, number[][]][]): Boundary[] {
  const sides: string[][] = arcs.map(() => []);
  for (const [id, rings] of shapes) for (const arc of rings.flat()) sides[arc < 0 ? ~arc : arc]?.push(id);
  return arcs.map((arc, i) => {
    const all = points(arc);
    const [x, y] = all[0] ?? [0, 0];
    return { d: `M${x} ${y}${line(all)}`, provinces: sides[i] ?? [] };
  });
}
