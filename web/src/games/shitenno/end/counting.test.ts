import type { TableModel } from "$src/table/model.svelte";
import { expect, test } from "vitest";
import { counted } from "./counting";

const scored = (seat: number, points: number, reason: string, province: string | null = null) => ({
  kind: "scored",
  data: { seat, points, for: reason, province },
});

test("koku are counted first, then one province after the other, each marked while it is", () => {
  const events = [
    scored(0, 5, "field", "kanto"),
    { kind: "ended", data: { reasons: ["koku"] } },
    scored(0, 2, "koku"),
    scored(1, 3, "koku"),
    scored(1, 6, "majority", "kanto"),
  ];
  const model = {
    view: { events, players: 2 },
    words: { noun: (_: string, id: string) => id, say: (id: string) => id },
  } as unknown as TableModel;
  expect(counted(model)).toEqual([
    { what: "score-koku", places: [], points: [2, 3] },
    {
      what: "kanto",
      at: '[data-province="kanto"]',
      places: [{ at: '[data-province="kanto"]', seat: 1, points: 6 }],
      points: [0, 6],
    },
  ]);
});
