/** The arithmetic of looking closer at a drawing through a frame, for one axis at a time. */

export const LEAST = 1;
export const MOST = 4;
const STEPS = [1, 1.5, 2, 3, 4, 6];
const NEARLY = 0.05; // this close to the whole means the whole
const QUICK = 100; // how many pixels of a wheel make it e times as large
const JERK = 25; // pixels of a wheel that count at most at once: a mouse's notch is some hundred, a pinch a few

/** A scale that there is. */
export function within(scale: number, most = MOST): number {
  return scale < LEAST + NEARLY ? LEAST : Math.min(most, scale);
}

/** The next larger or smaller scale of those that buttons and keys go through. */
export function next(scale: number, by: 1 | -1, most = MOST): number {
  const steps = STEPS.filter((each) => each <= most);
  const found =
    by > 0 ? steps.find((each) => each > scale + NEARLY) : steps.findLast((each) => each < scale - NEARLY);
  return found ?? (by > 0 ? most : LEAST);
}

/** The scale after a turn of the wheel. */
export function wheeled(scale: number, pixels: number): number {
  return scale * Math.exp(-Math.max(-JERK, Math.min(JERK, pixels)) / QUICK);
}

/** How much smaller something must become to be seen in a frame, with some room at both ends; 1: it fits. */
export function fitting(size: number, frame: number, edge: number): number {
  return Math.min(1, Math.max(0, frame - 2 * edge) / (size || 1));
}

/** How large a drawing is that a frame shows whole, keeping its shape. */
export function whole(wide: number, high: number, aspect: number): { width: number; height: number } {
  const width = Math.min(wide, high * aspect);
  return { width, height: width / aspect };
}

/** How a drawing lies in its frame along an axis: the frame's pixels, the drawing's as a whole, and how close one looks. */
export interface Axis {
  frame: number;
  whole: number;
  scale: number;
}

/** What is left free beside a drawing that is smaller than its frame, however close one looks. */
const beside = ({ frame, whole }: Axis) => (frame - whole) / 2;

/** Which part of the drawing, 0 to 1, lies `at` pixels into a frame that shows it from `start` on. */
export function partAt(at: number, start: number, axis: Axis): number {
  return axis.whole ? (start + at - beside(axis)) / (axis.whole * axis.scale) : 0.5;
}

/** From where on a frame shows the drawing, with that part as near to `at` as the drawing's ends allow. */
export function startFor(part: number, at: number, axis: Axis): number {
  const { whole, scale } = axis;
  return Math.max(0, Math.min(whole * (scale - 1), part * whole * scale + beside(axis) - at));
}
