import { settings } from "$src/shell/settings.svelte";
import type { Attachment } from "svelte/attachments";
import type { Point } from "./choreography";

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
