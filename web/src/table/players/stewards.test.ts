import type { Handover, SeatInfo, TableInfo } from "$src/wire";
import { expect, test } from "vitest";
import { handoversAt, momentInWords, patienceInWords, resting } from "./stewards";

const PERSON = {
  open: false,
  name: "Anna",
  bot: null,
  waiting: false,
  you: false,
  steward: null,
  due: null,
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
  const handovers = [0, 3, 3, 9].map((told, seat): Handover => ({ seat, steward: null, made: "", told }));
  const found = (index: number) => handoversAt(handovers, index, 5).map(({ seat }) => seat);
  expect([0, 1, 3, 5].map(found)).toEqual([[0], [], [1, 2], [3]]);
});

test("times in words", () => {
  expect(patienceInWords(86_400, "en")).toBe("1 day");
  expect(patienceInWords(3 * 86_400, "de")).toBe("3 Tage");
  expect(patienceInWords(36 * 3_600, "it")).toBe("36 ore");
  expect(patienceInWords(300, "en")).toBe("5 minutes");
  const now = new Date(2026, 0, 31, 12);
  expect(momentInWords(new Date(2026, 0, 31, 18, 40).toISOString(), "de", now)).toBe("18:40");
  expect(momentInWords(new Date(2026, 1, 3, 18, 40).toISOString(), "de", now)).toContain("3. Feb");
});
