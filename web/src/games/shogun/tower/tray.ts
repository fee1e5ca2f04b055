/** The drawing that tower and tray are in. */
export const WIDE = 320;
export const HIGH = 436;
/** The tower's middle, and the heights that a cube passes: over the funnel, its throat, the two eaves, the mouth. */
export const MIDDLE = 160;
export const HEIGHTS = { over: 8, throat: 92, upper: 152, lower: 222, mouth: 292 };
/** The tray, inside its rim. */
export const TRAY = { left: 20, right: 300, top: 338, bottom: 412 };

const IN_ROW = 3;

/** How large a cube is drawn. */
export const CUBE = 18;

/** Where a cube lies in the tray: each colour has a heap of its own, filled from the front to the back. */
export function slot(
  colour: number,
  place: number,
  count: number,
  colours: number,
): { x: number; y: number } {
  const wide = (TRAY.right - TRAY.left) / colours;
  const step = Math.min(CUBE, (wide - 4) / IN_ROW);
  const rows = Math.ceil(count / IN_ROW);
  const high = Math.min(CUBE, (TRAY.bottom - TRAY.top) / Math.max(rows, 1));
  const inRow = Math.min(IN_ROW, count - Math.floor(place / IN_ROW) * IN_ROW);
  return {
    x: middleOf(colour, colours) + ((place % IN_ROW) - (inRow - 1) / 2) * step,
    y: TRAY.bottom - CUBE / 2 + 2 - Math.floor(place / IN_ROW) * high,
  };
}

/** The middle of a colour's heap. */
export function middleOf(colour: number, colours: number): number {
  return TRAY.left + ((TRAY.right - TRAY.left) * (colour + 0.5)) / colours;
}
