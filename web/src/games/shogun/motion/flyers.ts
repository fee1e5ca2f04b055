import type { House } from "$src/art/crests/crests";
import { launch } from "$src/table/stage/flying";
import { animate } from "$src/table/stage/motion";
import Flyer from "./Flyer.svelte";

const FLIGHT = 330; // milliseconds
const RISE = 700;

type Piece = {
  house?: House | null;
  sign?: string;
  text?: string;
};

/** A piece that flies from one place to another over everything, and is gone. */
export function fly(piece: Piece, from: DOMRect, to: DOMRect, delay = 0): void {
  const end = middle(to);
  const frames = [
    { translate: middle(from), opacity: 1 },
    { translate: end, opacity: 1, offset: 0.85 },
    { translate: end, opacity: 0, scale: 0.7 },
  ];
  launch(Flyer, piece, frames, FLIGHT, delay);
}

/** What was gained rises from where it was. */
export function rise(piece: Piece, from: DOMRect, delay = 0): void {
  const x = from.x + from.width / 2;
  const y = from.y;
  const frames = [
    { translate: `${x}px ${y}px`, opacity: 0 },
    { translate: `${x}px ${y - 12}px`, opacity: 1, offset: 0.2 },
    { translate: `${x}px ${y - 26}px`, opacity: 1, offset: 0.7 },
    { translate: `${x}px ${y - 38}px`, opacity: 0 },
  ];
  launch(Flyer, piece, frames, RISE, delay);
}

/** A card is turned over: its back goes to the edge, its face comes from there. */
export function turn(element: Element, delay = 0): void {
  const frames = [{ scale: "0 1.06" }, { scale: "1.04 1.06", offset: 0.7 }, { scale: "1 1" }];
  animate(element, frames, FLIGHT, delay);
}

/** A building grows out of the ground. */
export function grow(element: Element, delay = 0): void {
  const frames = [
    { scale: "1 0", translate: "0 6px" },
    { scale: "1.05 1.1", offset: 0.75 },
    { scale: "1 1", translate: "0 0" },
  ];
  animate(element, frames, FLIGHT, delay);
}

function middle(place: DOMRect): string {
  return `${place.x + place.width / 2}px ${place.y + Math.min(place.height / 2, 40)}px`;
}
