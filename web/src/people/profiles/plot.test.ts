import { expect, test } from "vitest";
import { HEIGHT, plot } from "./plot";

const point = (figure: number) => ({ figure, low: figure - 100, high: figure + 100, made: "" });

test("nothing is drawn of nothing", () => {
  expect(plot({ points: [], bots: [] })).toBeNull();
});

test("who rises is drawn higher, and everything is in the picture", () => {
  const found = plot({ points: [point(1500), point(1700)], bots: [] });
  const heights = found?.line.match(/ ([\d.]+)/g)?.map(Number) ?? [];
  expect(heights[1]).toBeLessThan(heights[0] ?? 0);
  expect(heights.every((y) => y > 0 && y < HEIGHT)).toBe(true);
  expect(found?.ticks.length).toBeGreaterThan(1);
  expect(found?.ticks.length).toBeLessThan(8);
});

test("bots far away are left out", () => {
  const bots = [
    { bot: "random", figure: 300 },
    { bot: "steady", figure: 1500 },
  ];
  expect(plot({ points: [point(1520)], bots })?.bots.map(({ bot }) => bot)).toEqual(["steady"]);
});
