import { expect, test } from "vitest";
import { winterTold } from "./told";

const told = (kind: string, data: object) => ({ kind, data: data as Record<string, unknown>, to: null });
const WINTER = [
  told("winter", { year: 1, event: "theatre_5", loss: 5 }),
  told("supplied", { seat: 0, rice: 6, provinces: 9, missing: 3, revolts: 2, farmers: 2 }),
  told("revolts_drawn", { seat: 0, provinces: ["kai", "izu"] }),
];

test("there is no winter before it comes", () => {
  expect(winterTold([told("season", {})])).toBeNull();
});

test("provinces drawn wait until their revolt is fought", () => {
  const fought = told("quelled", { seat: 0, province: "izu", armies: 1, farmers: 2, won: false, kept: 0 });
  const found = winterTold([...WINTER, fought]);
  expect(found?.loss).toBe(5);
  expect(found?.supplied[0]?.missing).toBe(3);
  expect(found?.revolts.map((each) => [each.province, each.outcome])).toEqual([
    ["kai", "waits"],
    ["izu", "lost"],
  ]);
  expect(found?.scored).toBe(false);
});

test("a revolt of a later year is not of this winter", () => {
  const later = [told("scored", {}), told("quelled", { province: "kai", won: true, kept: 2 })];
  const found = winterTold([...WINTER, ...later]);
  expect(found?.scored).toBe(true);
  expect(found?.revolts.every((each) => each.outcome === "waits")).toBe(true);
});
