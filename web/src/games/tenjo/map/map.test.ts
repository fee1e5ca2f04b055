import { expect, test } from "vitest";
import { DATA, PROVINCES } from "../data/data";
import { at, boxOf, HEIGHT, labelAt, PATHS, SHAPES, WIDTH } from "./map";

const LEAST = 30; // units between two points

test("every point lies on the drawing, and none close to another", () => {
  for (const { id } of DATA.points) {
    const [x, y] = at(id);
    expect(x > 0 && x < WIDTH && y > 0 && y < HEIGHT, id).toBe(true);
    for (const { id: other } of DATA.points) {
      if (other <= id) continue;
      const [otherX, otherY] = at(other);
      expect(Math.hypot(x - otherX, y - otherY), `${id} ${other}`).toBeGreaterThan(LEAST);
    }
  }
});

type Line = [[number, number], [number, number]];
const side = ([[ax, ay], [bx, by]]: Line, [x, y]: [number, number]) =>
  (bx - ax) * (y - ay) - (by - ay) * (x - ax);
const cross = (one: Line, other: Line) =>
  side(one, other[0]) * side(one, other[1]) < 0 && side(other, one[0]) * side(other, one[1]) < 0;

test("no path crosses another", () => {
  const lines = PATHS.map(({ ends }) => ({ ends, line: ends.map(at) as Line }));
  const found = lines.flatMap((one, place) =>
    lines
      .slice(place + 1)
      .filter((other) => !one.ends.some((end) => other.ends.includes(end)) && cross(one.line, other.line))
      .map((other) => `${one.ends.join(" ")} × ${other.ends.join(" ")}`),
  );
  expect(found).toEqual([]);
});

test("no path runs over a point it does not lead to", () => {
  const near = PATHS.flatMap(({ ends }) => {
    const [[ax, ay], [bx, by]] = ends.map(at) as Line;
    const length = (bx - ax) ** 2 + (by - ay) ** 2;
    return DATA.points
      .filter(({ id }) => !ends.includes(id))
      .filter(({ id }) => {
        const [x, y] = at(id);
        const along = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
        return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay)) < 16;
      })
      .map(({ id }) => `${ends.join(" ")}: ${id}`);
  });
  expect(near).toEqual([]);
});

test("every province has an outline, a name and a box around it", () => {
  for (const province of PROVINCES) {
    expect(SHAPES[province]).toMatch(/^M/);
    const box = boxOf(province);
    const [x, y] = labelAt(province);
    expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height, province).toBe(true);
  }
});
