import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Stage, type Beat, type Scene } from "./staging.svelte";

const pace = vi.hoisted(() => ({ pace: 1 }));
vi.mock("$src/shell/settings.svelte", () => ({ settings: pace }));

interface Named extends Scene {
  name: string;
}
const one: Named = { name: "one", lasts: 1000 };
const two: Named = { name: "two", lasts: 1000 };

const scenes = (...all: Named[]): Beat<Named>[] => all.map((scene) => ({ scene, lasts: 0 }));

beforeEach(() => {
  vi.useFakeTimers();
  pace.pace = 1;
  vi.stubGlobal("requestAnimationFrame", (then: () => void) => (then(), 0));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("scenes are played one after the other, and each result stands for more than a second", () => {
  const stage = new Stage<Named>();
  stage.add(scenes(one, two));
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
  stage.add(scenes(one));
  stage.skip();
  expect([stage.current, stage.moving]).toEqual([one, false]);
  stage.skip();
  expect(stage.current).toBeNull();
});

test("paused it stands still, and goes on from there", () => {
  const stage = new Stage<Named>();
  stage.add(scenes(one));
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
  stage.add(scenes(one));
  vi.advanceTimersByTime(1500);
  const before = stage.showings;
  stage.again();
  expect([stage.moving, stage.showings]).toEqual([true, before + 1]);
});

test("looked at more closely, a result stays", () => {
  const stage = new Stage<Named>();
  let looking = true;
  stage.held = () => looking;
  stage.add(scenes(one));
  vi.advanceTimersByTime(60_000);
  expect(stage.current).toBe(one);
  looking = false;
  vi.advanceTimersByTime(1000);
  expect(stage.current).toBeNull();
});

test("without motion what somebody asks for is there at once", () => {
  pace.pace = 0;
  const stage = new Stage<Named>();
  stage.show(one);
  expect([stage.current, stage.moving]).toEqual([one, false]);
});

/** Beats that write down when they are revealed; the middle one is a scene. */
function noted(): { told: string[]; beats: Beat<Named>[] } {
  const told: string[] = [];
  const beat = (name: string, scene: Named | null): Beat<Named> => ({
    ...{ scene, lasts: 500 },
    reveal: () => void told.push(name),
  });
  return { told, beats: [beat("march", null), beat("battle", one), beat("tax", null)] };
}

test("what changes is shown at once and stands; what came of a scene only when it is over", () => {
  const stage = new Stage<Named>();
  const { told, beats } = noted();
  let empty = 0;
  stage.onempty = () => empty++;
  stage.add(beats);
  expect(told).toEqual(["march"]);
  vi.advanceTimersByTime(1499); // the cubes still fall
  expect([told, stage.current]).toEqual([["march"], one]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual(["march", "battle"]);
  vi.advanceTimersByTime(1400);
  expect([told, stage.busy]).toEqual([["march", "battle", "tax"], true]);
  vi.advanceTimersByTime(500);
  expect([stage.busy, empty]).toEqual([false, 1]);
});

test("paused one goes on step by step, also when more comes meanwhile", () => {
  const stage = new Stage<Named>();
  const { told, beats } = noted();
  stage.pause();
  stage.add(beats.slice(0, 1));
  stage.add(beats.slice(1));
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual([]);
  stage.skip();
  expect(told).toEqual(["march"]);
  stage.skip(); // a scene is played, and then all stands still again
  vi.advanceTimersByTime(60_000);
  expect([told, stage.paused]).toEqual([["march", "battle"], true]);
  stage.pause();
  vi.advanceTimersByTime(60_000);
  expect([told, stage.busy]).toEqual([["march", "battle", "tax"], false]);
});

test("ended: all of it is told at once, in its order, and each once", () => {
  const stage = new Stage<Named>();
  const { told, beats } = noted();
  stage.add(beats);
  vi.advanceTimersByTime(700);
  stage.end();
  expect([told, stage.busy, stage.current]).toEqual([["march", "battle", "tax"], false, null]);
  vi.advanceTimersByTime(60_000);
  expect(told).toHaveLength(3);
});

test("a screen that one walks through stays until it is left", () => {
  const stage = new Stage<Named>();
  const winter: Named = { name: "winter", lasts: 0, walks: true };
  stage.add(scenes(winter, one));
  vi.advanceTimersByTime(600_000);
  expect([stage.current, stage.moving]).toEqual([winter, false]);
  stage.leave();
  expect(stage.current).toBe(one);
});

test("what is asked for while something is told comes at once, and nothing is lost", () => {
  const stage = new Stage<Named>();
  const { told, beats } = noted();
  stage.add(beats);
  stage.show(two);
  expect([stage.current, told]).toEqual([two, ["march"]]);
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual(["march", "battle", "tax"]);
});
