import { expect, test } from "vitest";
import { besideMap } from "./place";

test("the die rolls where its points stand afterwards, and never outside of what one sees", () => {
  const strip = { x: 560, y: 66, height: 40, right: 800 };
  expect(besideMap(strip, 1280, 900)).toBe("right:480px;top:86px");
  expect(besideMap({ ...strip, x: -5, right: 180, y: -300 }, 390, 844)).toBe("left:0px;top:32px");
  expect(besideMap(undefined, 390, 844)).toBe("left:0px;top:32px");
});
