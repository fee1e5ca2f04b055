import { expect, test } from "vitest";
import { narrowed } from "./fitting";

test("a line that fits is left alone; a longer one has all the width it needs, and takes no more than its box", () => {
  expect(narrowed(60, 60)).toBe("");
  expect(narrowed(60, 75)).toContain(
    "flex:none;width:75px;max-width:none;margin-inline-end:-15px;transform:scaleX(0.8)",
  );
});

test("no line is so narrow that it could not be read", () => {
  expect(narrowed(37, 100)).toContain("width:50px");
  expect(narrowed(37, 100)).toContain("scaleX(0.74)");
});
