import type { Analysis } from "$src/wire";
import { expect, test } from "vitest";
import { stepMarks } from "./marks";

test("turning points and mistakes stand at the step that tells of them, in order", () => {
  const walk = [1, 4, 6, 9].map((told, place) => ({ version: place + 1, told }));
  const analysis = {
    points: [1, 4, 6, 9].map((told) => ({ told })),
    turning: [{ point: 3, seat: 1 }],
    mistakes: [
      { point: 1, seat: 0 },
      { point: 2, seat: 1 },
    ],
  } as unknown as Analysis;
  expect(stepMarks(analysis, walk)).toEqual([
    { place: 1, kind: "mistake", seat: 0 },
    { place: 2, kind: "mistake", seat: 1 },
    { place: 3, kind: "turning", seat: 1 },
  ]);
});
