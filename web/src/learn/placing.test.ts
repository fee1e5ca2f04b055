import { expect, test } from "vitest";
import { placed, union } from "./placing";

const screen = { width: 1280, height: 800 };
const bubble = { width: 320, height: 160 };
const at = (left: number, top: number, width = 80, height = 40) => ({ left, top, width, height });

test("it lies beside what it points at, wherever that is, and never over it", () => {
  for (let left = 0; left <= 1200; left += 100)
    for (let top = 62; top <= 760; top += 76) {
      const lie = placed(bubble, [at(left, top)], screen, []);
      expect(lie.side).not.toBe("free");
      const over = lie.x < left + 80 && left < lie.x + 320 && lie.y < top + 40 && top < lie.y + 160;
      expect(over).toBe(false);
    }
});

test("it points at the middle of its target", () => {
  const lie = placed(bubble, [at(600, 400)], screen, []);
  expect(lie).toMatchObject({ side: "right", x: 694, point: 80 });
});

test("it covers what is worth least", () => {
  const desk = { rect: at(700, 0, 580, 800), weight: 3 };
  expect(placed(bubble, [at(600, 400)], screen, [desk]).side).toBe("left");
});

test("what fills the screen is pointed at from a corner, over what matters least", () => {
  const map = { rect: at(0, 60, 900, 740), weight: 1 };
  const lie = placed(bubble, [], screen, [map]);
  expect(lie.side).toBe("free");
  expect(lie.x).toBe(952);
});

test("of places far from each other it lies beside one", () => {
  const [plate, button] = [at(10, 150, 180, 90), at(900, 170, 60, 40)];
  const lie = placed(bubble, [button, plate], screen, [{ rect: at(880, 60, 400, 740), weight: 1.5 }]);
  expect(lie).toMatchObject({ side: "right", x: 204 });
});

test("several places are one", () => {
  expect(union([at(10, 20), at(100, 200)])).toEqual({ left: 10, top: 20, width: 170, height: 220 });
  expect(union([])).toBeNull();
});
