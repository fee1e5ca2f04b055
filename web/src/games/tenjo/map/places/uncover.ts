const ROOM = 50; // pixels that are to be seen around a point
const HEAD = 80; // pixels that the status line takes

/** Bring a point into sight, out from under the panel at the foot: by moving the map in its frame, then the page. */
export function uncover(map: Element, point: string): void {
  const frame = map.querySelector("[data-frame]");
  const spot = map.querySelector(`[data-point="${point}"]`)?.getBoundingClientRect();
  const panel = document.querySelector("[data-desk]")?.getBoundingClientRect();
  if (!frame || !spot?.width || !panel) return;
  const seen = frame.getBoundingClientRect();
  const beside = panel.left >= seen.right || panel.right <= seen.left;
  const start = Math.max(seen.top, HEAD);
  const end = Math.min(seen.bottom, innerHeight, beside ? innerHeight : panel.top);
  const above = spot.top - ROOM - start;
  const below = spot.bottom + ROOM - end;
  if (above >= 0 && below <= 0) return;
  const wanted = above < 0 ? above : below;
  const before = frame.scrollTop;
  frame.scrollBy({ top: wanted, behavior: "instant" });
  const left = wanted - (frame.scrollTop - before);
  if (Math.abs(left) > 1) scrollBy({ top: left, behavior: "instant" });
}
