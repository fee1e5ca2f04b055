import { expect, it } from "vitest";
import { isolated } from "./isolated";

it("sets names apart that run from right to left, and no others", () => {
  expect(isolated("יוסף")).toBe("\u2068יוסף\u2069");
  expect(isolated("Oda محمد")).toBe("\u2068Oda محمد\u2069");
  for (const name of ["Oda", "織田信長", "Đặng", "❤️ Anna"]) expect(isolated(name)).toBe(name);
});
