import type { Rect } from "$src/table/moves/bubble";
import { findFirst, seenOf } from "./pointing";

const MOST = 0.45; // of the screen: what is larger has no place that one could point at

/** Where things lie on the screen, also while they move. */
export class Following {
  rects = $state.raw<Rect[]>([]);
  #drawn = "";

  /** Follow things until what is returned is called; `changed` hears of each look, with what was found. */
  follow(things: () => string[][], changed: (found: Element[]) => void): () => void {
    let frame = 0;
    const look = () => {
      const found = findFirst(things());
      this.#look(found);
      changed(found);
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }

  #look(found: Element[]): void {
    const rects = found
      .map((each) => seenOf(each))
      .filter(({ width, height }) => width * height < MOST * innerWidth * innerHeight);
    const drawn = JSON.stringify(rects);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    this.rects = rects;
  }
}
