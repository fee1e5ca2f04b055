import { expect, test } from "vitest";
import { nextAt } from "./passing";

const asked = (...seats: number[]) => ({ pending: seats.map((seat) => ({ seat, kind: "plan", rule: "1" })) });

test("whoever has the device keeps it while they are asked, then it goes to the next who is", () => {
  expect(nextAt([0, 1], asked(0, 1), null)).toBe(0);
  expect(nextAt([0, 1], asked(0, 1), 1)).toBe(1);
  expect(nextAt([0, 1], asked(1), 0)).toBe(1);
  expect(nextAt([0, 1], asked(), 0)).toBeNull();
});

test("nobody gets it for a bot", () => {
  expect(nextAt([0, 2], asked(1), 0)).toBeNull();
  expect(nextAt([0, 2], asked(1, 2), 0)).toBe(2);
});
