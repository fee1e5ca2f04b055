import type { Handover, SeatInfo, TableInfo } from "$src/wire";
import { expect, test } from "vitest";
import { handoversAt, resting } from "./stewards";

const PERSON = {
  open: false,
  name: "Anna",
  bot: null,
  waiting: false,
  you: false,
  steward: null,
  time: null,
  alike: false,
};
const seated = (...seats: Partial<SeatInfo>[]) =>
  ({ seats: seats.map((seat) => ({ ...PERSON, ...seat })) }) as TableInfo;

test("a game rests when nobody plays for themselves any more", () => {
  expect(resting(seated({}, { bot: "steady", name: null }))).toBe(false);
  expect(resting(seated({ steward: "steady" }, {}))).toBe(false);
  expect(resting(seated({ steward: "steady" }, { bot: "steady", name: null }))).toBe(true);
  expect(resting(seated({ steward: "steady", name: null }, { steward: "steady" }))).toBe(true);
  expect(resting(seated({ name: null }, { bot: "steady", name: null }))).toBe(false); // nobody's steward
});

test("a handover stands before the next event, and never behind the last", () => {
  const handovers = [0, 3, 3, 9].map((told, seat): Handover => ({
    seat,
    steward: null,
    made: "",
    told,
    cause: null,
  }));
  const found = (index: number) => handoversAt(handovers, index, 5).map(({ seat }) => seat);
  expect([0, 1, 3, 5].map(found)).toEqual([[0], [], [1, 2], [3]]);
});
