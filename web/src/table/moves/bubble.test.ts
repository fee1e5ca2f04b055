import { expect, test } from "vitest";
import { lie, readingTime, type Rect } from "./bubble";

const BUBBLE = { width: 300, height: 80 };
const SCREEN = { width: 1280, height: 800 };

function overlaps(target: Rect): boolean {
  const { x, y } = lie(BUBBLE, target, SCREEN);
  return (
    x < target.left + target.width &&
    x + BUBBLE.width > target.left &&
    y < target.top + target.height &&
    y + BUBBLE.height > target.top
  );
}

test("a bubble lies on the screen and never over what it speaks of", () => {
  for (const [width, height] of [
    [40, 40],
    [200, 44],
    [60, 780],
    [700, 300],
  ] as const)
    for (let left = 0; left <= SCREEN.width - width; left += 60)
      for (let top = 0; top <= SCREEN.height - height; top += 40) {
        const target = { left, top, width, height };
        const { x, y } = lie(BUBBLE, target, SCREEN);
        expect(overlaps(target), JSON.stringify(target)).toBe(false);
        expect(
          x >= 0 && x + BUBBLE.width <= SCREEN.width && y >= 0 && y + BUBBLE.height <= SCREEN.height,
        ).toBe(true);
      }
});

test("where there is room it is below, and points at its target", () => {
  const found = lie(BUBBLE, { left: 600, top: 300, width: 40, height: 40 }, SCREEN);
  expect(found).toEqual({ side: "below", x: 470, y: 350, point: 150 });
  expect(lie(BUBBLE, { left: 600, top: 740, width: 40, height: 40 }, SCREEN).side).toBe("above");
  expect(lie(BUBBLE, { left: 10, top: 5, width: 60, height: 790 }, SCREEN).side).toBe("right");
  expect(lie(BUBBLE, null, SCREEN).side).toBe("free");
});

test("a long sentence stays longer", () => {
  expect(readingTime("x".repeat(200))).toBeGreaterThan(readingTime("no"));
});
