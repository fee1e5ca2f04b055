import type { Move, TableModel } from "$src/table/model.svelte";
import { afterEach, expect, test } from "vitest";
import { chosen } from "../desk/chosen.svelte";
import { SPACES } from "../data/data";
import { laid, takes, tapCard, tapSpace } from "./laying";

/** A table that takes every move it offers, and notes what was asked. */
function table(plan: Record<string, string>, { ready = false, refuses = false, narrowed = false } = {}) {
  const asked: Move[] = [];
  const offered: Move[] = [
    ["plan", "castle", "aki"],
    ["take_off", "tax"],
  ];
  const model = {
    seat: 0,
    narrowed,
    view: { plan: SPACES.map((space) => plan[space] ?? null), seats: [{ ready }] },
    offers: (move: Move) => offered.some((each) => each.join() === move.join()),
    offered: (...start: Move) => offered.filter((each) => start.every((part, i) => part === each[i])),
    play: (move: Move) => {
      asked.push(move);
      return Promise.resolve(!refuses);
    },
  };
  return { model: model as unknown as TableModel, asked };
}
const AT = null as unknown as Element;
afterEach(() => chosen.clear());

test("a card, then a space", async () => {
  const { model, asked } = table({});
  await tapCard(model, "aki", AT);
  expect([chosen.card, takes(model, "castle"), takes(model, "temple")]).toEqual(["aki", true, false]);
  await tapSpace(model, "castle", AT);
  expect(asked).toEqual([["plan", "castle", "aki"]]);
  expect(chosen.card).toBeNull();
});

test("a space, then a card", async () => {
  const { model, asked } = table({});
  await tapSpace(model, "castle", AT);
  expect([chosen.space, laid(model, "aki"), laid(model, "kai")]).toEqual(["castle", true, false]);
  await tapCard(model, "aki", AT);
  expect(asked).toEqual([["plan", "castle", "aki"]]);
  expect(chosen.space).toBe("temple"); // the next empty one, so that a card a tap goes on
});

test("in a lesson no space is picked next but one that it is about", async () => {
  const { model } = table({}, { narrowed: true });
  chosen.space = "bid";
  await tapCard(model, "aki", AT);
  expect(chosen.space).toBe("castle");
  chosen.space = "castle";
  await tapCard(model, "aki", AT);
  expect(chosen.space).toBeNull();
});

test("a laid card is picked up; on another space it is laid, on its own it goes back to hand", async () => {
  const { model, asked } = table({ tax: "kai", rice: "aki" });
  await tapSpace(model, "tax", AT);
  expect([chosen.card, asked]).toEqual(["kai", []]);
  await tapSpace(model, "rice", AT);
  await tapSpace(model, "tax", AT);
  await tapSpace(model, "tax", AT);
  expect(asked).toEqual([
    ["plan", "rice", "kai"],
    ["take_off", "tax"],
  ]);
});

test("what is refused stays picked up", async () => {
  const { model } = table({}, { refuses: true });
  await tapCard(model, "aki", AT);
  await tapSpace(model, "bid", AT);
  expect(chosen.card).toBe("aki");
});

test("who is ready is told by the server why nothing can be changed", async () => {
  const { model, asked } = table({ tax: "kai" }, { ready: true });
  await tapSpace(model, "tax", AT);
  await tapCard(model, "aki", AT);
  expect(asked).toEqual([
    ["take_off", "tax"],
    ["plan", "bid", "aki"],
  ]);
  expect(chosen.card).toBeNull();
});
