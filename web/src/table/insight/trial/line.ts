import type { TrialMove } from "$src/wire";

/** What is kept of a trial on this device: where it began, what was played, how much of the game one had seen then. */
export interface Kept {
  at: number;
  line: TrialMove[];
  seen: number;
}

/** A line without a seat's last move and all that followed it; null: it has none. */
export function takenBack(line: readonly TrialMove[], seat: number): TrialMove[] | null {
  const last = line.findLastIndex((each) => each.seat === seat);
  return last < 0 ? null : line.slice(0, last);
}

/** A line with a seat's next moves. */
export function goneOn(
  line: readonly TrialMove[],
  seat: number,
  moves: readonly (string | number)[][],
): TrialMove[] {
  return [...line, ...moves.map((move) => ({ seat, move }))];
}

/** What was kept, if it is a trial: the server judges the rest. */
export function readKept(text: string | null): Kept | null {
  try {
    const found = JSON.parse(text ?? "null") as Partial<Kept> | null;
    const { at, line, seen } = found ?? {};
    return typeof at === "number" && Array.isArray(line) && typeof seen === "number"
      ? { at, line, seen }
      : null;
  } catch {
    return null;
  }
}
