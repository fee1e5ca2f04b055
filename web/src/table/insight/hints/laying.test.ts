import { expect, test } from "vitest";
import { FINALS as SHITENNO } from "$src/games/shitenno/desk/finals";
import { FINALS as SHOGUN } from "$src/games/shogun/desk/finals";
import { FINALS as TENJO } from "$src/games/tenjo/desk/finals";
import type { Move, TableModel } from "../../model.svelte";
import { laidOut, layOut } from "./laying";

const five: Move = ["place", 5];

test("a hint is laid out up to what would carry it out", () => {
  const plan = [["plan", "castle", "omi"], ["plan", "bid", "chest_2"], ["ready"]];
  expect(laidOut(plan, SHOGUN)).toEqual([plan.slice(0, 2), ["ready"]]);
  expect(
    laidOut(
      [
        ["target", "omi"],
        ["armies", 3],
      ],
      SHOGUN,
    ),
  ).toEqual([[["target", "omi"]], ["armies", 3]]);
  expect(laidOut([five], SHOGUN)).toEqual([[], five]);
  const packet = [["add", "sohei"], ["tile", "tairo"], ["offer"]];
  expect(laidOut(packet, SHITENNO)).toEqual([packet.slice(0, 2), ["offer"]]);
  const payment = [["place", "kanto", "koku"], ["pay", 0], ["confirm"], ["done"]];
  expect(laidOut(payment, SHITENNO)).toEqual([payment.slice(0, 2), ["confirm"]]);
  const march = [["march", "omi_w1"], ["to", "omi_w2"], ["send", 5], ["go"], ["end"]];
  expect(laidOut(march, TENJO)).toEqual([march.slice(0, 3), ["go"]]);
  const offer = [
    ["offer", 2],
    ["give_koku", 5],
    ["propose", "open"],
  ];
  expect(laidOut(offer, TENJO)).toEqual([offer.slice(0, 2), ["propose", "open"]]);
  expect(laidOut([["income"]], TENJO)).toEqual([[["income"]], null]);
});

test("where nobody has said what carries something out, nothing is laid out", () => {
  const plan = [["draw"], ["put", "star"]];
  expect(laidOut(plan, { choices: [], acts: [], unknown: true })).toEqual([[], ["draw"]]);
});

/** A table at which everything can be done: what is sent, and what waits to be confirmed. */
function table() {
  const sent: Move[] = [];
  const waiting: Move[] = [];
  const model = {
    game: { finals: SHOGUN },
    proposed: null as Move | null,
    playAll: (moves: Move[]) => Promise.resolve(sent.push(...moves) > 0),
    confirming: { confirms: (move: Move) => !waiting.push(move) },
  };
  return { model: model as unknown as TableModel, sent, waiting };
}

test("it never says the last word", async () => {
  const plan = table();
  await layOut(plan.model, [["plan", "bid", "chest_2"], ["ready"]], null);
  expect(plan.sent).toEqual([["plan", "bid", "chest_2"]]);
  expect(plan.waiting).toEqual([]); // the usual control is there

  const march = table();
  await layOut(
    march.model,
    [
      ["target", "omi"],
      ["armies", 3],
    ],
    null,
  );
  expect(march.sent).toEqual([["target", "omi"]]);
  expect(march.model.proposed).toEqual(["armies", 3]); // and begins with three

  const bid = table();
  await layOut(bid.model, [five], null);
  expect(bid.sent).toEqual([]);
  expect(bid.waiting).toEqual([five]);
});
