import type { Move } from "$src/words/words";
import { expect, test } from "vitest";
import { groups } from "./choices";

const label = (move: Move) => ({
  text: move.join(" "),
  short: String(move.at(-1)),
  group: move.length > 1 ? String(move[0]) : "",
});

test("legal moves first, then edits, each kind together, in the order of the verbs", () => {
  const found = groups(
    [["done"], ["place", "kaga"], ["draw"], ["place", "mino"]],
    [["remove", "koku"]],
    label,
    ["place", "remove", "draw", "done"],
  );
  expect(found.map(({ heading, edit, choices }) => [heading, edit, choices.map(({ key }) => key)])).toEqual([
    ["place", false, ["place kaga", "place mino"]],
    ["", false, ["draw", "done"]],
    ["remove", true, ["remove koku"]],
  ]);
});

test("verbs without a place in the order come last, as the server listed them", () => {
  const found = groups([["b"], ["a"], ["c"]], [], label, ["c"]);
  expect(found[0]?.choices.map(({ key }) => key)).toEqual(["c", "b", "a"]);
});
