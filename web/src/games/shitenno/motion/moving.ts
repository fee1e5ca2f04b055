import type { TableModel } from "$src/table/model.svelte";
import { placeOf } from "$src/table/stage/flying";
import { animate } from "$src/table/stage/motion";
import { playing, type Play } from "$src/table/stage/playing";
import type { Attachment } from "svelte/attachments";
import { flip, flyer, points } from "./flyers";

const STEP = 45; // milliseconds between cards
const GAIN = 160; // after a kamon was stamped

type Places = Map<string, DOMRect>;

/** What an animation needs: where things were, where they are, who is at home here. */
interface Stage {
  board: Element;
  before: Places;
  home: number | null;
  /** How many animations are under way already. */
  played: number;
}

/** Plays events over the board as they come: cards fly, kamons are stamped, tiles turn, points rise. */
export function moving(model: TableModel): Attachment<Element> {
  return playing(model, (board) => {
    const stage: Stage = { board, before: anchors(), home: model.seat, played: 0 };
    return (events) => {
      for (const { kind, data } of events) PLAYS[kind]?.(data, stage);
    };
  });
}

function anchors(): Places {
  const found: Places = new Map();
  for (const element of document.querySelectorAll<HTMLElement>("[data-anchor]")) {
    const place = placeOf(element);
    if (place.width && place.height) found.set(element.dataset["anchor"] ?? "", place);
  }
  return found;
}

/** Where a seat's things go to: one's own hand, or that player's panel. */
function home(stage: Stage, seat: unknown): DOMRect | undefined {
  const now = anchors();
  const panel = now.get(`seat-${String(seat)}`);
  return seat === stage.home ? (now.get("hand") ?? panel) : panel;
}

const backOf = (card: string) => (card.startsWith("koku") ? "deck-koku" : "deck-troops");

const PLAYS: Record<string, Play<Stage>> = {
  drawn(_, { board, before }) {
    board.querySelectorAll<HTMLElement>("[data-anchor=table] [data-card]").forEach((card, place) => {
      const from = before.get(backOf(card.dataset["card"] ?? ""));
      const to = card.getBoundingClientRect();
      if (!from) return;
      const translate = `${from.x - to.x}px ${from.y - to.y}px`;
      animate(
        card,
        [
          { translate, scale: 0.7, opacity: 0.4 },
          { translate: "0 0", scale: 1, opacity: 1 },
        ],
        340,
        place * STEP,
      );
    });
  },
  offered(_, { board }) {
    for (const mat of board.querySelectorAll("[data-anchor=packet]"))
      animate(mat, [
        { translate: "0 -14px", opacity: 0.2 },
        { translate: "0 0", opacity: 1 },
      ]);
  },
  split(data, stage) {
    PLAYS["offered"]?.(data, stage);
  },
  received({ seat, cards, title }, stage) {
    const from = stage.before.get("packet") ?? stage.before.get("table");
    const to = home(stage, seat);
    if (!from || !to) return;
    flyer("title", String(title), from, to, 0);
    (cards as string[]).forEach((card, place) => flyer("card", card, from, to, (place + 1) * STEP));
  },
  placed({ seat, province, field, items }, stage) {
    const from = home(stage, seat);
    const to = anchors().get("discards");
    if (from && to) (items as string[]).forEach((item, place) => flyer("item", item, from, to, place * STEP));
    const stamp = stage.board.querySelector(
      `[data-field="${String(province)}-${String(field)}"] [data-stamp]`,
    );
    if (stamp)
      animate(stamp, [{ scale: 2.2, opacity: 0 }, { scale: 0.94, opacity: 1, offset: 0.75 }, { scale: 1 }]);
    stage.played += 1;
  },
  scored({ seat, points: gained, province }, stage) {
    const plate = stage.board.querySelector(`[data-province="${String(province)}"]`);
    const from = plate ? placeOf(plate) : home(stage, seat);
    if (from && stage.played < 4) points(Number(gained), from, GAIN * stage.played++);
  },
  tile_won({ seat, province, bonus }, stage) {
    const gate = stage.board.querySelector(`[data-province="${String(province)}"] [data-gate]`);
    const to = home(stage, seat);
    if (gate && to) flyer("item", String(bonus), placeOf(gate), to, GAIN);
  },
  gate({ province }, { board }) {
    const gate = board.querySelector(`[data-province="${String(province)}"] [data-gate]`);
    if (gate) flip(gate, GAIN);
  },
  gilded({ province, field }, { board }) {
    const stamp = board.querySelector(`[data-field="${String(province)}-${String(field)}"] [data-stamp]`);
    if (stamp) flip(stamp, 0);
  },
  tile_drawn({ seat }, stage) {
    const from = stage.before.get("deck-troops");
    const to = home(stage, seat);
    if (from && to) flyer("back", "troops", from, to, 0);
  },
};
