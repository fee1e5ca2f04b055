import { expect, test } from "vitest";
import { dayFromNow, span } from "./holidays";

test("a day is counted by the calendar, over the end of a year too", () => {
  expect(dayFromNow(0, new Date(2026, 11, 31, 23, 59))).toBe("2026-12-31");
  expect(dayFromNow(1, new Date(2026, 11, 31, 23, 59))).toBe("2027-01-01");
  expect(dayFromNow(1, new Date(2026, 2, 28, 12))).toBe("2026-03-29");
});

test("days off are one day, or a stretch", () => {
  const holiday = { id: "h", first: "2026-12-24", last: "2026-12-24", now: false };
  expect(span(holiday, "en")).toBe("Dec 24, 2026");
  expect(span({ ...holiday, last: "2026-12-27" }, "de")).toContain("24.");
  expect(span({ ...holiday, last: "2026-12-27" }, "de")).toContain("27.");
});
