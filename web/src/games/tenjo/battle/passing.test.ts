import { expect, test } from "vitest";
import { passing } from "./passing.svelte";

type Place = Parameters<typeof passing.offered>[0];

const at = (id: string, seat: number, over: Partial<Place> = {}): Place =>
  ({
    live: { id, orders: [] },
    seat,
    trial: null,
    decision: "answer",
    view: { battle: {} },
    ...over,
  }) as never;
const pass = (place: Place, times: number) => {
  for (let time = 0; time < times; time++) passing.note(place, ["pass"]);
};

test("who has passed five windows in a row may pass on, until something else is answered", () => {
  const place = at("a", 0);
  pass(place, 4);
  expect(passing.offered(place)).toEqual([]);
  pass(place, 1);
  expect(passing.offered(place)).toEqual(["pass_battle", "pass_month"]);
  expect(passing.offered({ ...place, view: { battle: null } } as never)).toEqual(["pass_month"]);
  passing.note(place, ["element", "fire"]);
  expect(passing.offered(place)).toEqual([]);
});

test("passing at one table, or in one seat of a shared device, says nothing about another", () => {
  pass(at("b", 0), 5);
  expect(passing.offered(at("b", 1))).toEqual([]);
  expect(passing.offered(at("c", 0))).toEqual([]);
  expect(passing.offered(at("b", 0))).toHaveLength(2);
  passing.clear(at("b", 0));
  expect(passing.offered(at("b", 0))).toEqual([]);
});

test("other decisions and trials do not count, an order given is not offered again", () => {
  pass(at("d", 0, { decision: "turn" }), 5);
  pass(at("d", 0, { trial: {} as never }), 5);
  expect(passing.count(at("d", 0))).toBe(0);
  const given = at("d", 0);
  given.live.orders = [["pass_month"]] as never;
  pass(given, 5);
  expect(passing.offered(given)).toEqual(["pass_battle"]);
});
