/** Where the sheet of a small screen stays: its title alone, half of the room, or all of it. */
export const STOPS = ["peek", "half", "full"] as const;
export type Stop = (typeof STOPS)[number];

export const PEEK = 72; // pixels
export const HALF = 300;
export const SHARE = 0.6; // of the room that half of it is at most, on a low screen
const AHEAD = 160; // milliseconds that a sheet let go would slide on

/** How high the sheet is at each stop, in a room of this height. */
export function heights(room: number, half: number): Record<Stop, number> {
  return { peek: PEEK, half: Math.min(half, room * SHARE), full: room };
}

/** The stop at which a sheet comes to rest that is let go at a height, growing by so many pixels a millisecond. */
export function restsAt(height: number, speed: number, at: Record<Stop, number>): Stop {
  const goal = height + speed * AHEAD;
  return STOPS.toSorted((one, other) => Math.abs(at[one] - goal) - Math.abs(at[other] - goal))[0] ?? "half";
}

/** The next stop up or down; the same at the end. */
export function nextTo(stop: Stop, by: 1 | -1): Stop {
  return STOPS[STOPS.indexOf(stop) + by] ?? stop;
}
