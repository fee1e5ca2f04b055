import type { SeatTime, TableInfo } from "$src/wire";
import { expect, test } from "vitest";
import { noteTimes } from "./received";
import { clockAtLength, clockInWords, inWords, leftOf, placeOf, warnings } from "./time";

const say = (id: string, params: Record<string, unknown> = {}) =>
  `${id.replace("web-", "")}(${Object.values(params).join(",")})`;
const units = (id: string, { n }: { n?: unknown } = {}) => `${String(n)}${id.replace("web-time-", "")[0]}`;
const SECOND = 1000;
const HOUR = 3600 * SECOND;

test("a length of time has its two largest units, and none that is nothing", () => {
  expect(inWords(28 * HOUR, units)).toBe("1d 4h");
  expect(inWords(48 * HOUR, units)).toBe("2d");
  expect(inWords(2 * HOUR + 5 * 60 * SECOND + 9 * SECOND, units)).toBe("2h 5m");
  expect(inWords(65 * SECOND, units)).toBe("1m 5s");
  expect(inWords(59_001, units)).toBe("1m");
  expect(inWords(1, units)).toBe("1s");
  expect(inWords(0, units)).toBe("0s");
});

test("time is counted from when it was sent, by this machine's own count", () => {
  const time: SeatTime = { left: 60_000, whole: 300_000, state: "runs" };
  noteTimes([{ seats: [{ time }, { time: null }] } as TableInfo], 5_000);
  expect(leftOf(time, 25_000)).toBe(40_000);
  expect(leftOf(time, 500_000)).toBe(0);
  expect(leftOf({ ...time, state: "weekend" }, 500_000)).toBe(60_000);
  expect(leftOf({ ...time }, 500_000)).toBe(60_000);
});

test("one is warned at a fifth and at the last half minute, of a time that is longer", () => {
  expect(warnings(900_000)).toEqual([180_000, 30_000]);
  expect(warnings(100_000)).toEqual([30_000, 20_000]);
  expect(warnings(30_000)).toEqual([6_000]);
});

test("a table's time limit", () => {
  expect(clockInWords({ type: "live", bank: 900, increment: 20 }, say)).toBe(
    "time-minutes(15) + time-seconds(20)",
  );
  expect(clockAtLength({ type: "decision", patience: 86_400, zone: null }, say)).toBe(
    "time-each(time-days(1))",
  );
  const free = { type: "decision", patience: 86_400, zone: "America/New_York" } as const;
  expect(clockInWords(free, say)).toBe("time-each(time-days(1))");
  expect(clockAtLength(free, say)).toBe("time-each(time-days(1)), clocks-free-weekends(New York)");
  expect(placeOf("UTC")).toBe("UTC");
});
