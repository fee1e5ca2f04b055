export type Stop = HTMLElement | SVGElement;

/** The stop that a key leads to from another; undefined where it leads nowhere. */
export type Step = (from: Stop, all: Stop[], key: string) => Stop | undefined;

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The stop that lies nearest in the arrow's direction; what is off to the side counts as further away. */
export const towards: Step = (from, all, key) => {
  const direction = DIRECTIONS[key];
  if (!direction) return undefined;
  const [dx, dy] = direction;
  const start = centre(from);
  let best = from;
  let least = Infinity;
  for (const stop of all) {
    const at = centre(stop);
    const along = (at.x - start.x) * dx + (at.y - start.y) * dy;
    const aside = Math.abs((at.x - start.x) * dy) + Math.abs((at.y - start.y) * dx);
    const far = along + 2 * aside;
    if (stop !== from && along > 2 && far < least) [best, least] = [stop, far];
  }
  return best;
};

/** The next of a list, or the one before; up and down pass by what stands beside another. */
export const inOrder: Step = (from, all, key) => {
  const direction = DIRECTIONS[key];
  if (!direction) return undefined;
  const [dx, dy] = direction;
  const list = all.filter((each) => !dy || !each.dataset["aside"] || each === from);
  return list[(list.indexOf(from) + dx + dy + list.length) % list.length];
};

function centre(stop: Stop): { x: number; y: number } {
  const { left, top, width, height } = stop.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
