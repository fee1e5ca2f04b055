import { mount, unmount, type Component } from "svelte";
import { animate } from "./motion";

const LANDING = 330; // milliseconds

/** Where something is; what is out of sight on a map that one looks at closely is at the edge of what is seen. */
export function placeOf(element: Element): DOMRect {
  const { x, y, width, height } = element.getBoundingClientRect();
  const frame = element.closest("[data-frame]")?.getBoundingClientRect();
  const kept = (at: number, size: number, from: number, to: number) =>
    Math.max(from, Math.min(to, at + size / 2)) - size / 2;
  return frame
    ? new DOMRect(
        kept(x, width, frame.left, frame.right),
        kept(y, height, frame.top, frame.bottom),
        width,
        height,
      )
    : new DOMRect(x, y, width, height);
}

/** A piece that moves over everything, and is gone. */
export function launch<Props extends Record<string, unknown>>(
  piece: Component<Props>,
  props: Props,
  frames: Keyframe[],
  time: number,
  delay: number,
): void {
  const layer = document.createElement("div");
  layer.ariaHidden = "true";
  document.body.append(layer);
  const mounted = mount(piece, { target: layer, props });
  const shown = layer.firstElementChild;
  const flight = shown ? animate(shown, frames, time, delay) : null;
  const end = () => void unmount(mounted).then(() => layer.remove());
  if (flight) flight.finished.then(end, end);
  else end();
}

/** Something new on the map: it comes down, swings and stands. */
export function land(element: Element, delay = 0): void {
  const frames = [
    { translate: "0 -12px", scale: 1.35, opacity: 0 },
    { translate: "0 1px", scale: 0.95, opacity: 1, offset: 0.7 },
    { translate: "0 0", scale: 1, opacity: 1 },
  ];
  animate(element, frames, LANDING, delay);
}
