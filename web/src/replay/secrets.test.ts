import { expect, test } from "vitest";
import { secretsIn } from "./secrets";

test("what everybody knows is left out, and a heading without lines", () => {
  const open = [{ heading: "Map", lines: ["Kaga: Oda"] }];
  const own = [
    { heading: "Map", lines: ["Kaga: Oda"] },
    { heading: "Hand", lines: ["2 koku", "Kaga: Oda"] },
  ];
  expect(secretsIn(open, own)).toEqual([{ heading: "Hand", lines: ["2 koku"] }]);
});
