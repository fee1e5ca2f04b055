import { changed } from "$src/net/changes";
import { quiet, withMeanwhile } from "$src/table/stage/beats";
import type { Sight } from "$src/wire";
import { expect, test } from "vitest";
import type { Offer, TenjoView } from "../view";
import { trading } from "./trading";

const offer = (seat: number, to: number, peace = false): Offer => ({
  ...{ seat, to, give: ["fire"], ask: [], koku: 0, asked_koku: 0 },
  ...{ peace, private: false },
});

const OWN = { offers_left: 12, admits: [], admitted_by: [], hand: ["fire"] };
const sight = (more: object, legal: unknown[] = [], edits: unknown[] = []): Sight => ({
  ...{ seat: 1, version: 1, decision: 1, legal, edits, can_undo: false },
  view: {
    ...{ seat: 1, pending: [], events: [], month: 1 },
    ...{ offers: [], private_offers: [], offer_draft: null, own: OWN, ...more },
  },
});

const seenWhile = (told: Sight, now: Sight) => withMeanwhile(quiet(told), now, trading);

test("one trades while something is told: offers, an unfinished one and passages are as they are now", () => {
  const own = { ...OWN, offers_left: 11, admits: [2], hand: [] };
  const draft = offer(1, 0);
  const now = sight({
    month: 2,
    own,
    offers: [offer(0, 1)],
    private_offers: [offer(2, 1)],
    offer_draft: draft,
  });
  const view = seenWhile(sight({}), now).view as TenjoView;
  expect([view.offers, view.private_offers, view.offer_draft]).toEqual([[offer(0, 1)], [offer(2, 1)], draft]);
  expect(view.own).toEqual({ ...own, hand: ["fire"] });
  expect(view.month).toBe(1);
});

test("of what can be done only trade is open, and one who looks on has nothing of their own", () => {
  const moves = [
    ["march", "echizen_w4"],
    ["offer", 2],
    ["give_koku", 5],
    ["propose", "open"],
    ["accept", 0],
    ["shut", 2],
    ["end"],
  ];
  const { legal, edits } = seenWhile(
    sight({}),
    sight({ offers: [offer(0, 1)] }, moves, [["drop"], ["undo_all"]]),
  );
  expect(legal).toEqual(moves.slice(1, -1));
  expect(edits).toEqual([["drop"]]);
  expect(changed({ own: null }, trading.shows(sight({}).view, sight({ own: null }).view))).toMatchObject({
    own: null,
  });
});

test("an offer for peace waits until its battle has been told", () => {
  const moves = [
    ["accept", 0],
    ["decline", 0],
    ["accept", 2],
    ["withdraw", 0],
    ["withdraw", 3],
  ];
  const now = sight({ offers: [offer(0, 1, true), offer(2, 1), offer(1, 3, true)] }, moves);
  const before = seenWhile(sight({}), now);
  expect((before.view as TenjoView).offers).toEqual([offer(2, 1)]);
  expect(before.legal).toEqual([
    ["accept", 2],
    ["withdraw", 0],
  ]);
  const told = seenWhile(sight({ offers: [offer(0, 1, true)] }), now);
  expect((told.view as TenjoView).offers).toEqual([offer(2, 1), offer(0, 1, true)]);
});
