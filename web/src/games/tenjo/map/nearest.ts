const RADIUS = 22; // pixels: a tap this close to a lit place means it

/** The wanted place whose button is nearest to a place of the screen, if it is near enough. */
export function nearest(frame: Element, x: number, y: number): string | null {
  let [best, least]: [string | null, number] = [null, Infinity];
  for (const each of frame.querySelectorAll<SVGElement>("[data-point][data-lit]")) {
    const { left, top, width, height } = each.getBoundingClientRect();
    const far = Math.hypot(left + width / 2 - x, top + height / 2 - y) - width / 2;
    if (far < least) [best, least] = [each.dataset["point"] ?? null, far];
  }
  return least <= RADIUS ? best : null;
}
