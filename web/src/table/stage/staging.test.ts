import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameEvent, Listener, TableModel } from "../model.svelte";
import { Stage, type Scene } from "./staging.svelte";

const pace = vi.hoisted(() => ({ pace: 1 }));
vi.mock("$src/shell/settings.svelte", () => ({ settings: pace }));

interface Named extends Scene {
  name: string;
}
const one: Named = { name: "one", lasts: 1000 };
const two: Named = { name: "two", lasts: 1000 };

beforeEach(() => {
  vi.useFakeTimers();
  pace.pace = 1;
  vi.stubGlobal("requestAnimationFrame", (then: () => void) => (then(), 0));
  vi.stubGlobal("document", { hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("scenes are played one after the other, and each result stands for more than a second", () => {
  const stage = new Stage<Named>();
  stage.play([one, two]);
  expect([stage.current, stage.moving]).toEqual([one, true]);
  vi.advanceTimersByTime(1000);
  expect([stage.current, stage.moving]).toEqual([one, false]);
  vi.advanceTimersByTime(1200);
  expect(stage.current).toBe(one);
  vi.advanceTimersByTime(300);
  expect([stage.current, stage.moving]).toEqual([two, true]);
  vi.advanceTimersByTime(10_000);
  expect(stage.current).toBeNull();
});

test("skipped: to the result, then on", () => {
  const stage = new Stage<Named>();
  stage.play([one]);
  stage.skip();
  expect([stage.current, stage.moving]).toEqual([one, false]);
  stage.skip();
  expect(stage.current).toBeNull();
});

test("paused it stands still, and goes on from there", () => {
  const stage = new Stage<Named>();
  stage.play([one]);
  vi.advanceTimersByTime(600);
  stage.pause();
  vi.advanceTimersByTime(9000);
  expect([stage.moving, stage.paused]).toEqual([true, true]);
  stage.pause();
  vi.advanceTimersByTime(399);
  expect(stage.moving).toBe(true);
  vi.advanceTimersByTime(1);
  expect(stage.moving).toBe(false);
});

test("again: from its beginning, as a new showing", () => {
  const stage = new Stage<Named>();
  stage.play([one]);
  vi.advanceTimersByTime(1500);
  const before = stage.showings;
  stage.again();
  expect([stage.moving, stage.showings]).toEqual([true, before + 1]);
});

test("looked at more closely, a result stays", () => {
  const stage = new Stage<Named>();
  let looking = true;
  stage.held = () => looking;
  stage.play([one]);
  vi.advanceTimersByTime(60_000);
  expect(stage.current).toBe(one);
  looking = false;
  vi.advanceTimersByTime(1000);
  expect(stage.current).toBeNull();
});

test("without motion nothing is played by itself; what somebody asks for is there at once", () => {
  pace.pace = 0;
  let hear: Listener = () => undefined;
  const model = {
    lookingBack: false,
    due: null,
    listen: (each: Listener) => ((hear = each), () => undefined),
  };
  const stage = new Stage<Named>();
  stage.follow(model as unknown as TableModel, () => [one]);
  hear([{ kind: "any", data: {}, to: null } satisfies GameEvent]);
  expect(stage.current).toBeNull();
  stage.show(one);
  expect([stage.current, stage.moving]).toEqual([one, false]);
});
