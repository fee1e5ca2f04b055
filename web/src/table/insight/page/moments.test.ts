import type { Analysis, TurningPoint } from "$src/wire";
import { expect, test } from "vitest";
import { momentOf } from "./moments";

const event = (kind: string, data: Record<string, unknown>) => ({ kind, data, to: null });
const ready = event("ready", { seat: 1 });
const far = event("battle", { seat: 2, defender: 3, province: "mino" });
const near = event("battle", { seat: 2, defender: 0, province: "kii" });
const winter = event("winter", {});
const events = [winter, ready, winter, far, near, ready];
const analysis = {
  moments: ["battle", "winter"],
  kinds: {},
  points: [1, 5, 6].map((told) => ({ told })),
} as unknown as Analysis;
const turn = (point: number): TurningPoint => ({
  point,
  seat: 0,
  change: 0.3,
  cause: "play",
  by: 1,
  kind: null,
});

test("a turning point is called by what says most, of whose move it was or whose chances it changed", () => {
  expect(momentOf(analysis, events, turn(1))).toEqual({ event: near, named: true });
  expect(momentOf({ ...analysis, moments: ["winter"] }, events, turn(1))).toEqual({
    event: winter,
    named: true,
  });
  expect(momentOf(analysis, events, { ...turn(1), by: 2 })).toEqual({ event: far, named: true });
  expect(momentOf(analysis, events, { ...turn(1), seat: 4 })).toEqual({ event: far, named: true });
});

test("without such an event it is called by the one that tells of it", () => {
  expect(momentOf(analysis, events, turn(2))).toEqual({ event: ready, named: false });
  expect(momentOf(analysis, [], turn(2))).toEqual({ event: undefined, named: false });
});
