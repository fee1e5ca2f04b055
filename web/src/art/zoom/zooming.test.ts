import { describe, expect, it, test } from "vitest";
import { fitting, LEAST, MOST, next, partAt, startFor, wheeled, whole, within } from "./zooming";

describe("scales", () => {
  it("stay within the least and the most", () => {
    expect([0.2, 1, 1.03, 1.2, 4, 9].map((each) => within(each))).toEqual([1, 1, 1, 1.2, 4, 4]);
  });
  it("reach as far as a drawing needs", () => {
    expect([4, 6, 9].map((each) => within(each, 7))).toEqual([4, 6, 7]);
    expect([next(4, 1, 7), next(6, 1, 7), next(4, 1)]).toEqual([6, 7, 4]);
  });
  it("go up and down in steps, from wherever one is, and no further than the ends", () => {
    const up = [1];
    for (let i = 0; i < 5; i++) up.push(next(up.at(-1) ?? 0, 1));
    expect(up).toEqual([1, 1.5, 2, 3, 4, 4]);
    expect([4, 3.2, 2.01, 1.3, 1].map((each) => next(each, -1))).toEqual([3, 3, 1.5, 1, 1]);
    expect(next(1.98, 1)).toBe(3);
  });
  it("follow the wheel both ways alike, and no jerk goes far", () => {
    expect(wheeled(2, -10)).toBeGreaterThan(2);
    expect(wheeled(wheeled(2, -10), 10)).toBeCloseTo(2);
    expect(wheeled(1, -120)).toBe(wheeled(1, -25));
  });
});

test("what is larger than its frame is seen from further away, what fits as it is", () => {
  expect([300, 40, 0].map((size) => fitting(size, 350, 25))).toEqual([1, 1, 1]);
  expect(fitting(600, 350, 25)).toBe(0.5);
  expect(fitting(600, 0, 25)).toBe(0);
});

describe("zooming around a point", () => {
  const axis = (scale: number, whole = 400) => ({ frame: 400, whole, scale });

  it("leaves the point where it is, also where there is room beside the drawing", () => {
    for (const whole of [400, 200])
      for (const at of [120, 200, 290]) {
        const part = partAt(at, startFor(0.5, 200, axis(2, whole)), axis(2, whole));
        const after = startFor(part, at, axis(3, whole));
        expect(partAt(at, after, axis(3, whole))).toBeCloseTo(part);
      }
  });
  it("comes back to where it was", () => {
    const part = partAt(90, 0, axis(LEAST));
    const near = startFor(part, 90, axis(MOST));
    expect(near).toBeCloseTo(270);
    expect(startFor(partAt(90, near, axis(MOST)), 90, axis(LEAST))).toBe(0);
  });
  it("never shows what lies beside the drawing", () => {
    expect(startFor(0, 200, axis(2))).toBe(0);
    expect(startFor(1, 200, axis(2))).toBe(400);
    expect(startFor(0.9, 10, axis(LEAST))).toBe(0);
  });
  it("leaves what is smaller than the frame in its middle", () => {
    expect(whole(390, 622, 2)).toEqual({ width: 390, height: 195 });
    expect(whole(900, 200, 2)).toEqual({ width: 400, height: 200 });
    expect(partAt(200, 0, axis(1, 100))).toBe(0.5);
    expect(startFor(0.5, 10, axis(1, 100))).toBe(0);
  });
  it("knows the middle of what has no size yet", () => {
    expect(partAt(0, 0, { frame: 0, whole: 0, scale: 2 })).toBe(0.5);
  });
});
