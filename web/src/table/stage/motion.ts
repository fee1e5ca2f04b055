import { settings } from "$src/shell/settings.svelte";
import { untrack } from "svelte";
import type { TableModel } from "../model.svelte";

const FLIGHT = 320; // milliseconds
const APPEARING = 180;
const LEAST = 2; // pixels: what moves less does not fly

type Places = Map<string, DOMRect>;

/**
 * Pieces fly to where the new view has them (FLIP), at the pace of the settings; not while looking back.
 *
 * Elements with the same `data-piece` before and after are one piece. A piece that was not there flies from the
 * element whose `data-piece` (or `data-place`) its `data-from` names, or else appears. To be called while a component
 * is set up: `flights(model, () => root)`.
 */
export function flights(model: TableModel, root: () => Element | null | undefined): void {
  let before: Places = new Map();
  let shown: unknown;
  $effect.pre(() => {
    void model.view; // before the page changes
    const found = untrack(root);
    before = found ? places(found, "[data-piece], [data-place]") : new Map();
  });
  $effect(() => {
    const view = model.view;
    const found = root();
    const still = model.lookingBack || shown === undefined || shown === view || document.hidden;
    shown = view;
    if (found && !still) fly(found, before);
  });
}

/** Animate an element at the pace of the settings; null where nothing moves. */
export function animate(
  element: Element,
  frames: Keyframe[],
  milliseconds = FLIGHT,
  delay = 0,
): Animation | null {
  const pace = settings.pace;
  if (!pace) return null;
  return element.animate(frames, {
    duration: milliseconds / pace,
    delay: delay / pace,
    easing: "cubic-bezier(0.2, 0.7, 0.2, 1)",
    fill: "backwards",
  });
}

function places(root: Element, wanted: string): Places {
  const found: Places = new Map();
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>(wanted)) {
    const key = element.dataset["piece"] ?? element.dataset["place"];
    const place = element.getBoundingClientRect();
    if (key !== undefined && (place.width || place.height)) found.set(key, place);
  }
  return found;
}

function fly(root: Element, before: Places): void {
  if (!settings.pace) return;
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>("[data-piece]")) {
    const { piece = "", from = "" } = element.dataset;
    const was = before.get(piece) ?? before.get(from);
    const is = element.getBoundingClientRect();
    if (!is.width && !is.height) continue;
    if (!was) {
      if (before.size) animate(element, [{ opacity: 0 }, { opacity: 1 }], APPEARING);
      continue;
    }
    const scale = scaleOf(element);
    const x = (was.x + was.width / 2 - is.x - is.width / 2) / scale;
    const y = (was.y + was.height / 2 - is.y - is.height / 2) / scale;
    if (Math.hypot(x, y) * scale > LEAST)
      animate(element, [{ translate: `${x}px ${y}px` }, { translate: "0px 0px" }]);
  }
}

/** How many pixels of the screen a unit of an element's parent is: inside a drawing lengths are the drawing's own. */
function scaleOf(element: Element): number {
  const parent =
    element instanceof SVGGraphicsElement && element.ownerSVGElement ? element.parentElement : null;
  return parent instanceof SVGGraphicsElement ? (parent.getScreenCTM()?.a ?? 1) || 1 : 1;
}
