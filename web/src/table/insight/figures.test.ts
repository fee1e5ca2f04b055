import { expect, test } from "vitest";
import { change, outOfHundred, percent, plusMinus } from "./figures";

test("chances and their changes as each language writes them", () => {
  expect(percent(0.414, "en")).toBe("41%");
  expect(percent(0.414, "de")).toBe("41\u00a0%");
  expect(change(0.123, "en")).toBe("+12");
  expect(change(-0.1234, "de", 1)).toBe("−12,3");
  expect(change(0.0004, "it")).toBe("0");
  expect(outOfHundred(0.057)).toBe(6);
  expect(outOfHundred(0.001)).toBe(1);
  expect(plusMinus(0.0142, "it")).toBe("± 1,4");
});
