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

/** A line with its corners rounded, the same in both directions. */
export function drawn(line: string): string {
  const all = points(line);
  const [first, ...rest] = all;
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
