import { expect, test } from "vitest";
import { leading, wouldLead } from "./leading";

const plain = (seat: number) => ({ seat, gold: false });
const gold = (seat: number) => ({ seat, gold: true });

test("nobody leads where no kamon stands", () => {
  expect(leading([null, null, null, null], 4)).toBeNull();
});

test("the most kamons lead, and gold counts two", () => {
  expect(leading([plain(0), plain(1), plain(1), null], 4)).toEqual({ seat: 1, tied: false });
  expect(leading([plain(0), plain(1), gold(2), null], 4)).toEqual({ seat: 2, tied: false });
});

test("of several with as much the leftmost kamon's leads, by a tie", () => {
  expect(leading([plain(3), plain(1), null, null], 4)).toEqual({ seat: 3, tied: true });
  expect(leading([plain(0), plain(1), plain(1), gold(2)], 4)).toEqual({ seat: 1, tied: true });
});

test("one would lead where a kamon more is enough, and one does not lead yet", () => {
  expect(wouldLead([null, null, null, null], 2, 0)).toBe(true);
  expect(wouldLead([plain(0), null, null, null], 2, 0)).toBe(false);
  expect(wouldLead([plain(1), null, null, null], 2, 0)).toBe(false);
  expect(wouldLead([plain(0), plain(1), plain(1), null], 2, 0)).toBe(true);
});
