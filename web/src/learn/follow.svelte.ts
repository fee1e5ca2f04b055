import type { Rect } from "$src/table/moves/bubble";
import { findFirst } from "./pointing";

const MOST = 0.45; // of the screen: what is larger has no place that one could point at

/** Where things lie on the screen, also while they move. */
export class Following {
  rects = $state.raw<Rect[]>([]);
  #drawn = "";

  /** Follow things until what is returned is called. */
  follow(things: () => string[][], changed: () => void): () => void {
    let frame = 0;
    const look = () => {
      this.#look(findFirst(things()));
      changed();
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }

  #look(found: Element[]): void {
    const rects = found
      .map((each) => inFrame(each))
      .filter(({ width, height }) => width * height < MOST * innerWidth * innerHeight);
    const drawn = JSON.stringify(rects);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    this.rects = rects;
  }
}

/** As much of an element as its map, or what it scrolls in, shows. */
function inFrame(element: Element): Rect {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const frame = element.closest("[data-frame]")?.getBoundingClientRect();
  const [x, y] = [Math.max(left, frame?.left ?? left), Math.max(top, frame?.top ?? top)];
  const width = Math.round(Math.min(right, frame?.right ?? right) - x);
  const height = Math.round(Math.min(bottom, frame?.bottom ?? bottom) - y);
  return { left: Math.round(x), top: Math.round(y), width, height };
}
