import { expect, test } from "vitest";
import { PLACES, WIDTH } from "../map/map";
import { marches, towerSide } from "./desk";
import type { ShogunScene } from "./scenes";

const scene = (kind: string, data: Record<string, unknown>) =>
  ({ kind: "throw", lasts: 1, thrown: { cause: { kind, data }, outcome: null } }) as unknown as ShogunScene;

test("the tower stands on the other half of the map than the province it is about", () => {
  for (const [province, { army }] of Object.entries(PLACES)) {
    const other = army[0] > WIDTH / 2 ? "left" : "right";
    expect(towerSide(scene("attacked", { from: "settsu", to: province }))).toBe(other);
    expect(towerSide(scene("rose", { province }))).toBe(other);
  }
});

test("what is about no province has its place too", () => {
  expect(towerSide(null)).toBe("right");
});

test("who is asked to march sees where to; not in a step of a lesson that is only read", () => {
  const asked = (decision: string | null, narrowed: boolean, ...verbs: string[]) =>
    marches({ decision, narrowed, legal: verbs.map((verb) => [verb]) });
  expect([asked("march", true, "target"), asked("move", false)]).toEqual([true, true]);
  expect([asked("march", true), asked("plan", true, "plan"), asked(null, false)]).toEqual([
    false,
    false,
    false,
  ]);
});
