import { describe, expect, it } from "vitest";
import { LEAST, MOST, next, partAt, startFor, wheeled, within } from "./zooming";

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

describe("zooming around a point", () => {
  const frame = 400;

  it("leaves the point where it is", () => {
    for (const at of [120, 200, 310]) {
      const start = startFor(0.5, 200, frame, 2);
      const part = partAt(at, start, frame, 2);
      const after = startFor(part, at, frame, 3);
      expect(partAt(at, after, frame, 3)).toBeCloseTo(part);
    }
  });
  it("comes back to where it was", () => {
    const part = partAt(90, 0, frame, LEAST);
    const near = startFor(part, 90, frame, MOST);
    expect(near).toBeCloseTo(270);
    expect(startFor(partAt(90, near, frame, MOST), 90, frame, LEAST)).toBe(0);
  });
  it("never shows what lies beside the drawing", () => {
    expect(startFor(0, 200, frame, 2)).toBe(0);
    expect(startFor(1, 200, frame, 2)).toBe(400);
    expect(startFor(0.9, 10, frame, LEAST)).toBe(0);
  });
  it("knows the middle of what has no size yet", () => {
    expect(partAt(0, 0, 0, 2)).toBe(0.5);
  });
});
