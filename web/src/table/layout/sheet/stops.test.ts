import { expect, test } from "vitest";
import { heights, nextTo, restsAt } from "./stops";

const AT = heights(694, 338);

test("the stops of a phone 844 high, and of a low one", () => {
  expect(AT).toEqual({ peek: 72, half: 338, full: 694 });
  expect(heights(400, 300)).toEqual({ peek: 72, half: 240, full: 400 });
});

test("a sheet let go comes to rest at the nearest stop", () => {
  expect([80, 200, 210, 500, 530, 700].map((height) => restsAt(height, 0, AT))).toEqual([
    "peek",
    "peek",
    "half",
    "half",
    "full",
    "full",
  ]);
});

test("a swipe goes on in its direction", () => {
  expect(restsAt(300, -1, AT)).toBe("peek");
  expect(restsAt(340, 1.5, AT)).toBe("full");
  expect(restsAt(100, 1, AT)).toBe("half");
});

test("one stop after the other, and no further than the ends", () => {
  expect([nextTo("peek", 1), nextTo("half", 1), nextTo("full", 1)]).toEqual(["half", "full", "full"]);
  expect([nextTo("full", -1), nextTo("half", -1), nextTo("peek", -1)]).toEqual(["half", "peek", "peek"]);
});
