const ROOM = 60; // pixels that are to be seen around a point

/** Bring a point out from under the panel that lies over the foot of the map: by moving the map in its frame, or the page. */
export function uncover(map: Element, point: string): void {
  const frame = map.querySelector("[data-frame]");
  const spot = map.querySelector(`[data-point="${point}"]`)?.getBoundingClientRect();
  const panel = document.querySelector("[data-desk]")?.getBoundingClientRect();
  if (!frame || !spot?.width || !panel) return;
  const seen = frame.getBoundingClientRect();
  const beside = panel.left >= seen.right || panel.right <= seen.left;
  const end = beside ? Math.min(seen.bottom, innerHeight) : Math.min(seen.bottom, innerHeight, panel.top);
  const hidden = spot.bottom + ROOM - end;
  if (hidden <= 0) return;
  const before = frame.scrollTop;
  frame.scrollBy({ top: Math.max(hidden, spot.y - (seen.y + end) / 2), behavior: "instant" });
  const left = hidden - (frame.scrollTop - before);
  if (left > 0) scrollBy({ top: left, behavior: "instant" });
}
