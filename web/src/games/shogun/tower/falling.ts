import { settings } from "$src/shell/settings.svelte";
import type { Attachment } from "svelte/attachments";
import type { Counted, Point } from "./choreography";

/** Lets an element go its way through a drawing, at the pace of the settings. */
export function falling(path: readonly Point[]): Attachment<Element> {
  return (cube) => {
    const begin = path[0]?.at ?? 0;
    const time = (path.at(-1)?.at ?? 0) - begin;
    const { pace } = settings;
    if (!pace || time <= 0) return;
    const way = cube.animate(
      path.map(({ at, x, y, turn, seen, easing = "linear" }) => ({
        offset: (at - begin) / time,
        transform: `translate(${x}px, ${y}px) rotate(${turn}deg)`,
        opacity: seen,
        easing,
      })),
      { duration: time / pace, delay: begin / pace, fill: "both" },
    );
    return () => way.cancel();
  };
}

/** Lets a number be seen from its moment to the next one's. */
export function counting({ from, until }: Counted): Attachment<Element> {
  return (number) => {
    const { pace } = settings;
    if (!pace) return;
    const shown = number.animate([{ opacity: 1 }, { opacity: 1 }], {
      delay: from / pace,
      duration: until === null ? 1 : (until - from) / pace,
      fill: until === null ? "forwards" : "none",
    });
    return () => shown.cancel();
  };
}
