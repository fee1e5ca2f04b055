import type { Sight } from "$src/wire";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Naming } from "$src/words/words";
import type { GameEvent, TableModel } from "../model.svelte";
import type { Telling } from "./beats";
import { Director } from "./director.svelte";

const pace = vi.hoisted(() => ({ pace: 1 }));
vi.mock("$src/shell/settings.svelte", () => ({ settings: pace }));

interface Table {
  model: TableModel;
  director: Director;
  told: string[];
  /** Whether one is asked for something, as far as it is shown. */
  asked(): boolean;
  /** Something happens; then it is one's own turn, or not. */
  happens(
    kinds: string[],
    mine: boolean,
    how?: { own?: boolean; late?: boolean; same?: boolean; offers?: number; over?: boolean },
  ): void;
}

const event = (kind: string): GameEvent => ({ kind, data: {}, to: null });

function table(): Table {
  const told: string[] = [];
  let sight: Sight = {
    ...{ seat: 0, version: 1, decision: 1, legal: [], edits: [], can_undo: false },
    view: { pending: [{ seat: 0 }], events: [], result: null, offers: 0 },
  };
  const pending = (): boolean => (model.present.pending as { seat: number }[]).some(({ seat }) => seat === 0);
  const model = {
    ...{ seat: 0, soFar: null as Sight | null, lookingBack: false, trial: null },
    live: {
      get sight() {
        return sight;
      },
    },
    get present(): TableModel["present"] {
      return (this.soFar ?? sight).view as TableModel["present"];
    },
    get due() {
      return pending() ? "turn" : null;
    },
    tell: (events: GameEvent[]) => void told.push(...events.map(({ kind }) => kind)),
  };
  const telling: Telling = {
    opens: () => 500,
    finale: ["scored"],
    sceneOf: (all, index) => (all[index]?.kind === "battle" ? { lasts: 2500 } : null),
    again: ({ kind }) => kind === "battle",
    meanwhile: {
      allows: ([verb]) => verb === "offer",
      shows: (now) => [[["offers"], now["offers"]]],
    },
  };
  const director = new Director(model as unknown as TableModel, telling, true);
  return {
    ...{ model: model as unknown as TableModel, director, told, asked: pending },
    happens(kinds, mine, { own = false, late = false, same = false, offers = 0, over = false } = {}) {
      const before = sight;
      const events = kinds.map(event);
      sight = {
        ...before,
        version: before.version + 1,
        decision: (before.decision ?? 0) + (same ? 0 : 1),
        legal: [["offer", offers], ...(mine ? [["march", 1]] : [])],
        edits: [["drop"]],
        view: {
          ...before.view,
          offers,
          result: over ? {} : null,
          pending: [{ seat: mine ? 0 : 1 }],
          events: [...(before.view["events"] as GameEvent[]), ...events],
        },
      };
      director.take({ before, after: sight, events, own, late });
    },
  };
}

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

test("updates are told in their order, and one is asked when all has been told", () => {
  const { happens, told, asked, model } = table();
  happens(["march"], false);
  happens(["battle"], false);
  happens(["tax"], true);
  expect([told, asked()]).toEqual([["march"], false]);
  vi.advanceTimersByTime(500 + 2499);
  expect(told).toEqual(["march"]);
  expect(model.present.events).toHaveLength(1); // the log waits for the dice
  vi.advanceTimersByTime(1 + 1400);
  expect([told, asked()]).toEqual([["march", "battle", "tax"], false]);
  vi.advanceTimersByTime(500);
  expect([asked(), model.soFar]).toEqual([true, null]);
});

test.each<[string, () => void, Parameters<Table["happens"]>[2]]>([
  ["without motion", () => (pace.pace = 0), {}],
  ["in a window that nobody sees", () => vi.stubGlobal("document", { hidden: true }), {}],
  ["after a lost connection", () => undefined, { late: true }],
])("%s everything is told at once, what waits included", (_, begin, how) => {
  const { happens, told, asked } = table();
  happens(["march", "battle"], false);
  begin();
  happens(["tax"], true, how);
  expect([told, asked()]).toEqual([["march", "battle", "tax"], true]);
});

test("what one does in a turn that goes on is there at once, but a scene is played", () => {
  const { happens, asked } = table();
  happens(["place"], true, { own: true });
  expect(asked()).toBe(true);
  happens(["battle"], true, { own: true });
  expect(asked()).toBe(false);
  vi.advanceTimersByTime(2500 + 2600);
  expect(asked()).toBe(true);
});

test("what others do while one is asked the same as before does not disturb", () => {
  const { happens, asked, told } = table();
  happens(["ready"], true, { same: true });
  expect([told, asked()]).toEqual([["ready"], true]);
});

test("what goes on beside everything is as it is now, whatever is being told", () => {
  const { happens, model, asked } = table();
  const seen = () => [model.soFar?.legal, model.soFar?.edits, model.present["offers"]];
  happens(["battle"], false, { offers: 1 });
  expect(seen()).toEqual([[["offer", 1]], [], 1]);
  happens(["offered"], true, { offers: 2, own: true });
  expect(seen()).toEqual([[["offer", 2]], [], 2]);
  vi.advanceTimersByTime(2500 + 300); // the battle has been told, the offer not yet
  expect([model.present.events.length, ...seen()]).toEqual([1, [["offer", 2]], [], 2]);
  expect(asked()).toBe(false);
  vi.advanceTimersByTime(5000);
  expect([model.soFar, asked()]).toEqual([null, true]);
});

test("skipped to one's turn: what waits and what comes is told at once until one is asked", () => {
  const { happens, told, director, asked } = table();
  happens(["march"], false);
  happens(["battle"], false);
  director.rush();
  expect(told).toEqual(["march", "battle"]);
  happens(["tax"], false);
  expect([told.at(-1), director.rushing]).toEqual(["tax", true]);
  happens(["build"], true);
  expect([asked(), director.rushing]).toEqual([true, false]);
});

test("as long as others play on it is told the quicker the more waits, and never lags for ever", () => {
  const { happens, director } = table();
  for (let i = 0; i < 200; i++) {
    happens(["march", "battle"], false);
    vi.advanceTimersByTime(600);
  }
  expect(director.stage.behind).toBeLessThan(60_000);
});

test("a film goes from what was to what is now", () => {
  const { happens, model, director, told } = table();
  const first = model.live.sight as Sight;
  pace.pace = 0;
  happens(["march"], false);
  const second = model.live.sight as Sight;
  happens(["battle"], true);
  pace.pace = 1;
  told.length = 0;
  director.film([first, second, model.live.sight as Sight]);
  expect([told, model.due]).toEqual([["march"], null]);
  vi.advanceTimersByTime(500 + 2500 + 2600);
  expect([told, model.due]).toEqual([["march", "battle"], "turn"]);
});

test("a game's points are counted before it is told how it ended, until that is over or skipped", () => {
  const { happens, told, director, model } = table();
  happens(["march", "scored", "scored", "ranked"], false, { over: true });
  vi.advanceTimersByTime(500);
  expect([told, director.stage.holding, model.present.result]).toEqual([["march"], true, null]);
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual(["march"]);
  director.stage.leave();
  expect([told, director.stage.holding]).toEqual([["march", "scored", "scored", "ranked"], false]);
  vi.advanceTimersByTime(500);
  expect([model.soFar, model.present.result]).toEqual([null, {}]);
});

test("that a game is over is said before its points are counted, but not who has won", () => {
  for (const [line, news] of [
    ["The koku deck is empty.", "The koku deck is empty."],
    ["{0} has won the game.", ""],
  ]) {
    const { happens, director, model } = table();
    Object.assign(model, {
      game: { chapter: ({ kind }: GameEvent) => (kind === "scored" ? "Game over" : null) },
      words: { event: (_: GameEvent, name: Naming) => line?.replace("{0}", () => name(0)[0]) },
      naming: (() => ["Anna", "1"]) satisfies Naming,
    });
    happens(["march", "scored", "ranked"], false, { over: true });
    vi.advanceTimersByTime(500);
    expect([director.stage.title, director.stage.holding]).toEqual([{ heading: "Game over", news }, false]);
    vi.advanceTimersByTime(2000);
    expect([director.stage.title, director.stage.holding, model.present.result]).toEqual([null, true, null]);
  }
});

test("who skips all sees at once how a game ended", () => {
  const { happens, told, director, model } = table();
  happens(["march", "scored", "ranked"], false, { over: true });
  director.rush();
  expect([told, director.stage.holding, model.soFar]).toEqual([["march", "scored", "ranked"], false, null]);
});
