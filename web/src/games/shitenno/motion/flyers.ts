import { launch } from "$src/table/stage/flying";
import { animate } from "$src/table/stage/motion";
import Flyer from "./Flyer.svelte";

const RISE = 700; // milliseconds

/** A piece that flies from one place to another over everything, and is gone. */
export function flyer(
  kind: "card" | "item" | "title" | "back",
  what: string,
  from: DOMRect,
  to: DOMRect,
  delay: number,
): void {
  const start = `${from.x + from.width / 2}px ${from.y + from.height / 2}px`;
  const end = `${to.x + to.width / 2}px ${to.y + Math.min(to.height / 2, 40)}px`;
  launch(
    Flyer,
    { kind, what },
    [
      { translate: start, opacity: 1 },
      { translate: end, opacity: 1, offset: 0.8 },
      { translate: end, opacity: 0, scale: 0.6 },
    ],
    350,
    delay,
  );
}

/** Points that rise from where they were won. */
export function points(gained: number, from: DOMRect, delay: number): void {
  const x = from.x + from.width / 2;
  const y = from.y + from.height / 3;
  launch(
    Flyer,
    { kind: "points", what: `+${gained}` },
    [
      { translate: `${x}px ${y}px`, opacity: 0 },
      { translate: `${x}px ${y - 14}px`, opacity: 1, offset: 0.2 },
      { translate: `${x}px ${y - 30}px`, opacity: 1, offset: 0.7 },
      { translate: `${x}px ${y - 44}px`, opacity: 0 },
    ],
    RISE,
    delay,
  );
}

/** A tile or kamon turned over. */
export function flip(element: Element, delay: number): void {
  animate(element, [{ scale: "0 1" }, { scale: "1.12 1", offset: 0.7 }, { scale: "1 1" }], 320, delay);
}
