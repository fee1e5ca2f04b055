import { expect, test } from "vitest";
import { aloneWith } from "./votes";

const person = { name: "Bruno", bot: null, steward: null, vanished: false };
const me = { ...person, name: "Anna" };

test("whose stand-in plays has no voice, but about calling off until they have vanished", () => {
  const away = { ...person, steward: "steady" };
  expect(aloneWith([me, person], 0, "extend")).toBe(false);
  expect(aloneWith([me, away], 0, "extend")).toBe(true);
  expect(aloneWith([me, away], 0, "call-off")).toBe(false);
  expect(aloneWith([me, { ...away, vanished: true }], 0, "call-off")).toBe(true);
  expect(aloneWith([me, { ...person, name: null, bot: "steady" }], 0, "call-off")).toBe(true);
});
