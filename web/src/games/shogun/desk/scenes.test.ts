import { beatsOf } from "$src/table/stage/beats";
import type { Sight } from "$src/wire";
import { expect, test } from "vitest";
import { sceneOf } from "./scenes";
import { telling } from "./telling";

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

test("what is told together finds its scene: a throw, what winter asks for, and its points with all of it", () => {
  const events = [...battle(1), ...WINTER, told("year_ended")];
  const after = { view: { events } } as unknown as Sight;
  const scenes = beatsOf({ after, events }, telling).map(({ scene }) => scene);
  expect(scenes).toMatchObject([
    null,
    { kind: "throw", thrown: { cause: { kind: "attacked" } } },
    { kind: "winter", told: { supplied: [{ seat: 0 }] }, points: null },
    null,
    null,
    { kind: "throw", thrown: { cause: { kind: "rose" } } },
    {
      told: { revolts: [{ outcome: "won" }] },
      points: { majorities: [{ region: "west" }], seats: [{ seat: 0 }, { seat: 1 }] },
    },
    null,
  ]);
});

test("a line of the log finds its scene", () => {
  const events = [...battle(1), ...WINTER];
  expect(sceneOf(events, 2)?.kind).toBe("throw");
  expect(sceneOf(events, 3)).toMatchObject({ kind: "winter", told: { loss: 2, supplied: [{ seat: 0 }] } });
  expect(sceneOf(events, 10)).toMatchObject({ points: { seats: [{ seat: 0 }, { seat: 1 }] } });
  expect(sceneOf(events, 0)).toBeNull();
});
