import type { TableModel } from "$src/table/model.svelte";
import { land, placeOf } from "$src/table/stage/flying";
import { oneByOne, playing, type Play } from "$src/table/stage/playing";
import type { Attachment } from "svelte/attachments";
import { houseOf } from "../pieces/houses";
import { seen, type TenjoView } from "../view";
import { fly, tumble } from "./flyers";

const NEXT = 140; // milliseconds between what one event and the next show

/** What an animation needs: the board, the view, and when it may begin. */
interface Stage {
  board: Element;
  view: TenjoView;
  delay: number;
}

/** Plays events over the board as they come: stacks march, samurai enter, castles rise, dice roll. */
export function moving(model: TableModel): Attachment<Element> {
  return playing(
    model,
    (board) => (events) => oneByOne(events, PLAYS, NEXT, (delay) => ({ board, view: seen(model), delay })),
  );
}

/** Where a point is. */
function place({ board }: Stage, point: unknown): DOMRect | null {
  const found = board.querySelector(`[data-frame] [data-point="${String(point)}"]`);
  return found ? placeOf(found) : null;
}

function march({ seat, from_point, way_points, to_point }: Record<string, unknown>, stage: Stage): void {
  const points = [from_point, ...((way_points ?? []) as string[]), to_point];
  const way = points.map((point) => place(stage, point)).filter((each) => each !== null);
  const house = houseOf(stage.view, Number(seat));
  if (house && way.length > 1) fly(house, way, stage.delay);
}

function arrive(wanted: string, { board, delay }: Stage): void {
  const found = board.querySelector(`[data-frame] ${wanted}`);
  if (found) land(found, delay);
}

function roll(wanted: string, { board, delay }: Stage): void {
  for (const die of board.querySelectorAll(`${wanted} [data-die]`)) tumble(die, delay);
}

const PLAYS: Record<string, Play<Stage>> = {
  marched: march,
  moved_in: march,
  engaged: (_, stage) => roll(".dice", stage),
  entered: ({ seat, point }, stage) => arrive(`[data-chip="${String(seat)}-${String(point)}"]`, stage),
  unmasked: ({ seat, point }, stage) => arrive(`[data-chip="${String(seat)}-${String(point)}"]`, stage),
  site_chosen: ({ site }, stage) => arrive(`[data-castle="${String(site)}"]`, stage),
  built: ({ site }, stage) => arrive(`[data-castle="${String(site)}"]`, stage),
  castle_fell: ({ site }, stage) => arrive(`[data-castle="${String(site)}"]`, stage),
  daimyo_moved: ({ seat, to }, stage) =>
    arrive(`[data-daimyo="daimyo-${String(seat)}-${String(to)}"]`, stage),
  shadow_moved: ({ seat, to }, stage) =>
    arrive(`[data-daimyo="shadow-${String(seat)}-${String(to)}"]`, stage),
  daimyo_gained: ({ seat, province }, stage) =>
    arrive(`[data-daimyo="daimyo-${String(seat)}-${String(province)}"]`, stage),
};
