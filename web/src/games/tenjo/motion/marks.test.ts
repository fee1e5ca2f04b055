import type { TableModel } from "$src/table/model.svelte";
import type { Move } from "$src/words/words";
import { expect, test } from "vitest";
import { lastMarks, palerMarks, pointedMarks } from "./marks";
import type { TenjoView } from "../view";

const pointedAt = (...meant: Move[]) =>
  pointedMarks({ pointed: null, meant, seat: 2 } as unknown as TableModel);

test("a hint that is pointed at lights its places, and the ways it leads", () => {
  expect(pointedAt()).toEqual({ points: [], provinces: [], ways: [] });
  expect(pointedAt(["march", "echizen_w4"], ["to", "echizen_res"], ["send", 5], ["go"])).toEqual({
    points: ["echizen_w4", "echizen_res"],
    provinces: [],
    ways: [{ from: "echizen_w4", to: "echizen_res", seat: 2, attack: false }],
  });
  expect(pointedAt(["attack", "echizen_w6", 1], ["with", "echizen_w4"], ["declare"])).toEqual({
    points: ["echizen_w6", "echizen_w4"],
    provinces: [],
    ways: [{ from: "echizen_w4", to: "echizen_w6", seat: 2, attack: true }],
  });
  expect(pointedAt(["lead", "echizen"], ["into", "tanba"]).provinces).toEqual(["echizen", "tanba"]);
});

test("the nearest stack marches where none is named, on from where it came; the next best choice is drawn beside it", () => {
  const own = { samurai: { omi_w1: 5000, echizen_castle_a: 9000 }, family: [], admitted_by: [] };
  const view = { seats: [{ daimyo: { omi: 1, echizen: 1 } }], points: {}, own };
  const model = {
    ...{ pointed: null, seat: 0, view },
    considered: [["march_with", "omi_w4", "all"]],
    meant: [["march_with", "omi_w4", "all"]],
    paler: [
      ["march_to", "omi_w1"],
      ["march_from", "omi_w4"],
      ["number", 5],
    ],
  } as unknown as TableModel;
  const way = (from: string, to: string) => ({ from, to, seat: 0, attack: false });
  expect(pointedMarks(model).ways).toEqual([way("omi_w1", "omi_w4")]);
  const paler = palerMarks(model);
  expect(paler.ways).toEqual([way("omi_w4", "omi_w1")]);
  expect(paler.points).toEqual(["omi_w1"]);
  const twice = {
    ...model,
    paler: [
      ["march_to", "omi_w4"],
      ["number", 5],
      ["march_to", "omi_w1"],
      ["number", 5],
    ],
  };
  expect(palerMarks(twice as unknown as TableModel).ways).toEqual([way("omi_w4", "omi_w1")]);
});

test("a way that is gone twice is drawn once", () => {
  const [there, back]: Move[] = [
    ["to", "echizen_res"],
    ["to", "echizen_w4"],
  ];
  const to: Move[] = [["march", "echizen_w4"], there as Move, ["go"]];
  const fro: Move[] = [["march", "echizen_res"], back as Move, ["go"]];
  const ways = [
    { from: "echizen_w4", to: "echizen_res", seat: 2, attack: false },
    { from: "echizen_res", to: "echizen_w4", seat: 2, attack: false },
  ];
  expect(pointedAt(...to, ...fro, ...to).ways).toEqual(ways);
  const marched = ({ from, to, seat }: (typeof ways)[number]) => ({
    kind: "marched",
    data: { seat, from, to },
    to: null,
  });
  const events = [...ways, ...ways].map(marched);
  expect(lastMarks({ events } as unknown as TenjoView).ways).toHaveLength(2);
});

test("ways stay drawn until one's own next turn", () => {
  const marched = (seat: number, from_point: string, to_point: string) => ({
    kind: "marched",
    data: { seat, from_point, to_point },
    to: null,
  });
  const events = [
    marched(0, "echizen_w4", "echizen_w6"),
    { kind: "turn", data: { seat: 1 }, to: null },
    marched(1, "echizen_w4", "echizen_res"),
    { kind: "turn", data: { seat: 2 }, to: null },
    marched(2, "echizen_res", "echizen_w4"),
  ];
  const seats = (since?: number) =>
    lastMarks({ events } as unknown as TenjoView, since).ways.map(({ seat }) => seat);
  expect(seats()).toEqual([2]);
  expect(seats(1)).toEqual([2, 1]);
});
