/** Paths from rings and lines: the first point, then steps, in half units. */

type Point = [number, number];

const HALF = 2; // steps in a unit

/** The points of a line, in units. */
export function points(line: string): Point[] {
  const numbers = line.split(" ").map(Number);
  const found: Point[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i < numbers.length; i += 2) {
    x += numbers[i] ?? 0;
    y += numbers[i + 1] ?? 0;
    found.push([x / HALF, y / HALF]);
  }
  return found;
}

const between = ([x, y]: Point, [otherX, otherY]: Point) => `${(x + otherX) / 2} ${(y + otherY) / 2}`;

/** The line along which rings of two shapes are the same; empty where they do not touch. */
export function shared(one: readonly Point[][], other: readonly Point[][]): Point[] {
  const there = new Set(other.flat().map(String));
  for (const ring of one) {
    const isShared = ring.map((point) => there.has(String(point)));
    const start = isShared.findIndex((both, i) => both && !isShared.at(i - 1));
    if (start < 0) continue;
    const turned = [...ring.slice(start), ...ring.slice(0, start)];
    const end = turned.findIndex((point) => !there.has(String(point)));
    return turned.slice(0, end);
  }
  return [];
}

/** A line with its corners rounded, the same in both directions. */
export function drawn(line: readonly Point[]): string {
  const [first, ...rest] = line;
  if (!first) return "";
  const bends = rest.map((point, i) => {
    const after = rest[i + 1];
    return after ? `Q${point[0]} ${point[1]} ${between(point, after)}` : `L${point[0]} ${point[1]}`;
  });
  return `M${first[0]} ${first[1]}${bends.join("")}`;
}

/** A closed shape of rings with their corners rounded. */
export function outline(rings: readonly string[]): string {
  return rings
    .map((ring) => {
      const all = points(ring);
      const bends = all.map((point, i) => {
        const after = all[(i + 1) % all.length] ?? point;
        return `Q${point[0]} ${point[1]} ${between(point, after)}`;
      });
      const first: Point = all[0] ?? [0, 0];
      const last: Point = all.at(-1) ?? first;
      return `M${between(last, first)}${bends.join("")}z`;
    })
    .join("");
}
