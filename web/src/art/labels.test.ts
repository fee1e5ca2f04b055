import { expect, test } from "vitest";
import { placed, REACH, type Label } from "./labels";

const ROOM = { width: 400, height: 300 };
const label = (id: string, x: number, y: number, width = 40, height = 16): Label => ({
  id,
  x,
  y,
  width,
  height,
});

test("what meets nothing stands where it is printed", () => {
  const found = placed([label("kaga", 100, 100), label("noto", 200, 100)], ROOM);
  expect(found.get("kaga")).toEqual({ x: 100, y: 100, led: false });
  expect(found.get("noto")).toEqual({ x: 200, y: 100, led: false });
});

test("the less important gives way, as little as it can", () => {
  const found = placed([label("army", 100, 100), label("name", 100, 108)], ROOM);
  expect(found.get("army")).toEqual({ x: 100, y: 100, led: false });
  const { x = 0, y = 0, led } = found.get("name") ?? {};
  expect(Math.hypot(x - 100, y - 108)).toBeLessThan(16);
  expect(y - 100).toBeGreaterThanOrEqual(17);
  expect(led).toBe(false);
});

test("a line joins what moved more than 16 pixels", () => {
  const found = placed([label("army", 100, 100, 40, 40), label("name", 100, 100)], ROOM);
  expect(found.get("name")?.led).toBe(true);
});

test("what finds no place within 30 pixels is left out", () => {
  const found = placed([label("army", 100, 100, 120, 90), label("name", 100, 100)], ROOM);
  expect(found.has("name")).toBe(false);
  expect(placed([label("army", 100, 100, 40, 40), label("name", 100, 100)], ROOM, 5).has("name")).toBe(false);
});

test("nothing stands beyond the edge, none on another, none further away than it may be", () => {
  const all = Array.from({ length: 60 }, (_, i) => label(`${i}`, (i * 37) % 400, (i * 53) % 300));
  const found = placed(all, ROOM);
  expect(found.size).toBeGreaterThan(30);
  const stands = [...found];
  for (const [id, { x, y }] of stands) {
    expect(x >= 20 && x <= 380 && y >= 8 && y <= 292, id).toBe(true);
    const own = all[Number(id)];
    expect(Math.hypot(x - (own?.x ?? 0), y - (own?.y ?? 0))).toBeLessThanOrEqual(REACH + 0.001);
    for (const [other, at] of stands)
      if (other !== id)
        expect(Math.abs(at.x - x) >= 41 || Math.abs(at.y - y) >= 17, `${id} ${other}`).toBe(true);
  }
});
