import { expect, test } from "vitest";
import { goneOn, readKept, takenBack } from "./line";

const line = [
  { seat: 1, move: ["pass"] },
  { seat: 0, move: ["place", "kanto"] },
  { seat: 0, move: ["pay", "bushi"] },
  { seat: 2, move: ["pass"] },
];

test("taking back ends before one's own last move, whatever others did after it", () => {
  expect(takenBack(line, 0)).toEqual(line.slice(0, 2));
  expect(takenBack(line.slice(0, 2), 0)).toEqual(line.slice(0, 1));
  expect(takenBack(line.slice(0, 1), 0)).toBeNull();
  expect(takenBack([], 0)).toBeNull();
});

test("going on adds one's own moves", () => {
  expect(goneOn(line.slice(0, 1), 0, [["place", "kanto"], ["confirm"]])).toEqual([
    line[0],
    { seat: 0, move: ["place", "kanto"] },
    { seat: 0, move: ["confirm"] },
  ]);
  expect(goneOn(line, 0, [])).toEqual(line);
});

test("only what is a trial is read", () => {
  const kept = { at: 7, line, seen: 12 };
  expect(readKept(JSON.stringify(kept))).toEqual(kept);
  for (const other of [null, "", "{", "null", "7", "[]", '{"at":7}', '{"at":"7","line":[],"seen":1}'])
    expect(readKept(other)).toBeNull();
});
