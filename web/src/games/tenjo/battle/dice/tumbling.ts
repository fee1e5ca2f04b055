import { animate } from "$src/table/stage/motion";
import type { Attachment } from "svelte/attachments";

const ROLLS = 850; // milliseconds
const TURNS = 2;

/** Lets a die roll to where it lies; its number is seen when it comes to rest. */
export function tumbling(rolls: boolean, way: number): Attachment<Element> {
  return (die) => {
    if (!rolls) return;
    animate(
      die,
      [
        { rotate: `${-way * TURNS * 360}deg`, translate: `${-way * 40}px -14px`, scale: 1.1 },
        { rotate: `${way * 12}deg`, translate: `${way * 3}px 0`, scale: 1, offset: 0.8 },
        { rotate: "0deg", translate: "0 0", scale: 1 },
      ],
      ROLLS,
    );
    const number = die.querySelector("text");
    if (number) animate(number, [{ opacity: 0 }, { opacity: 0, offset: 0.75 }, { opacity: 1 }], ROLLS);
  };
}
