import type { TableModel } from "$src/table/model.svelte";
import { expect, test } from "vitest";
import { scenes, sceneOf, waiting } from "./scenes";

const told = (kind: string, data: Record<string, unknown> = {}) => ({ kind, data, to: null });
const battle = (seat: number) => [
  told("attacked", { seat, to: "kai" }),
  told("thrown", { armies: [1, 0], bonus: [0, 0], tray: [0, 0], out: [1, 0] }),
  told("battle", { seat, defender: 9 }),
];
const WINTER = [
  told("winter", { year: 1, event: "castle_2", loss: 2 }),
  told("supplied", { seat: 0, rice: 3, provinces: 4, missing: 1, revolts: 1, farmers: 1 }),
  told("revolts_drawn", { seat: 0, provinces: ["kai"] }),
  told("rose", { seat: 0, province: "kai" }),
  told("thrown", { armies: [1, 0], bonus: [0, 0], tray: [0, 0], out: [1, 0] }),
  told("quelled", { seat: 0, province: "kai", won: true, kept: 1 }),
  told("majority", { region: "west", building: "castle", seats: [0], points: 3 }),
  told("scored", { seat: 0, points: 9 }),
  told("scored", { seat: 1, points: 5 }),
];

test("a winter's supply comes before its throws, and its points after them", () => {
  const found = scenes([...battle(1), ...WINTER, told("year_ended")]);
  expect(found.map(({ kind }) => kind)).toEqual(["throw", "supply", "throw", "score"]);
});

test("of many throws one's own and the last are played, and the winter in any case", () => {
  const model = { seat: 0 } as TableModel;
  const all = waiting(model, [...battle(1), ...battle(0), ...battle(2), ...battle(3), ...WINTER], []);
  expect(all.filter(({ kind }) => kind === "throw")).toHaveLength(3);
  expect(all.filter(({ kind }) => kind !== "throw")).toHaveLength(2);
});

test("a line of the log finds its scene", () => {
  const events = [...battle(1), ...WINTER];
  expect(sceneOf(events, 2)?.kind).toBe("throw");
  expect(sceneOf(events, 3)).toMatchObject({ kind: "supply", told: { loss: 2, supplied: [{ seat: 0 }] } });
  expect(sceneOf(events, 10)).toMatchObject({ kind: "score", told: { seats: [{ seat: 0 }, { seat: 1 }] } });
  expect(sceneOf(events, 0)).toBeNull();
});
