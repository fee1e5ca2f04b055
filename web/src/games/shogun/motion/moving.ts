import type { TableModel } from "$src/table/model.svelte";
import { land, placeOf } from "$src/table/stage/flying";
import { oneByOne, playing, type Play } from "$src/table/stage/playing";
import type { Attachment } from "svelte/attachments";
import { houseOf } from "../pieces/houses";
import { seen, type ShogunView } from "../view";
import { fly, grow, rise, turn } from "./flyers";

const STEP = 40; // milliseconds between pieces
const NEXT = 130; // between what one event and the next show
const MOST = 6; // pieces that fly at once

/** What an animation needs: the board, the view, and when it may begin. */
interface Stage {
  board: Element;
  view: ShogunView;
  delay: number;
}

/** Plays events over the board as they come: armies march, buildings rise, unrest flares up, goods come home. */
export function moving(model: TableModel): Attachment<Element> {
  return playing(
    model,
    (board) => (events) => oneByOne(events, PLAYS, NEXT, (delay) => ({ board, view: seen(model), delay })),
  );
}

/** Where something of a province is. */
function place({ board }: Stage, province: unknown): DOMRect | null {
  const found =
    board.querySelector(`[data-frame] [data-army="${String(province)}"]`) ??
    board.querySelector(`[data-frame] [data-sites="${String(province)}"]`);
  return found ? placeOf(found) : null;
}

/** Where a player's things are: the panel, or where it is not to be seen, the badge on a track. */
function home(seat: unknown): DOMRect | null {
  for (const wanted of [`[data-anchor="seat-${String(seat)}"]`, `[data-track="points-${String(seat)}"]`]) {
    const found = document.querySelector(wanted)?.getBoundingClientRect();
    if (found?.width) return found;
  }
  return null;
}

function march({ seat, from, to, armies }: Record<string, unknown>, stage: Stage): void {
  const [start, end] = [place(stage, from), place(stage, to)];
  const house = houseOf(stage.view, Number(seat));
  if (!start || !end) return;
  for (let i = 0; i < Math.min(MOST, Number(armies)); i++) fly({ house }, start, end, stage.delay + i * STEP);
}

function arrive({ province }: Record<string, unknown>, { board, delay }: Stage): void {
  const found = board.querySelector(`[data-frame] [data-army="${String(province)}"]`);
  if (found) land(found, delay);
}

const PLAYS: Record<string, Play<Stage>> = {
  action_opened({ number }, { board, delay }) {
    const found = board.querySelector(`[data-action-card="${String(number)}"]`);
    if (found) turn(found, delay);
  },
  moved: march,
  attacked: march,
  settled: arrive,
  recruited: arrive,
  built({ province, building }, { board, delay }) {
    const found = board.querySelector(
      `[data-frame] [data-building="${String(province)}-${String(building)}"]`,
    );
    if (found) grow(found, delay);
  },
  unrest({ province }, { board, delay }) {
    const found = board.querySelector(`[data-frame] [data-unrest="${String(province)}"]`);
    if (found) land(found, delay);
  },
  collected({ seat, province, goods, amount }, stage) {
    const from = place(stage, province);
    const to = home(seat);
    const sign = goods === "rice" ? "rice" : "chest";
    if (!from) return;
    rise({ sign, text: `+${String(amount)}` }, from, stage.delay);
    if (!to) return;
    for (let i = 0; i < Math.min(MOST, Number(amount)); i++)
      fly({ sign }, from, to, stage.delay + NEXT + i * STEP);
  },
  scored({ seat, points }, { delay }) {
    const from = home(seat);
    if (from) rise({ text: `+${String(points)}` }, from, delay);
  },
};
