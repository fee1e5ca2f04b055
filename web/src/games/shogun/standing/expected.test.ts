import { expect, test } from "vitest";
import type { ShogunView } from "../view";
import { expected } from "./expected";

test("rice is reckoned after what winter takes for certain", () => {
  const supply = [{ need: 11, missing: [3, 7], revolts: [2, 3], farmers: [2, 3] }];
  const view = { seats: [{ rice: 8, provinces: 9 }], standing: { loss: [2, 6], supply } };
  expect(expected(view as unknown as ShogunView)).toEqual([
    { seat: 0, rice: 6, provinces: 9, missing: 3, revolts: 2, farmers: 2 },
  ]);
});
