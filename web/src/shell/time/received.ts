import type { SeatTime, TableInfo, Vote } from "$src/wire";

/** When times were received, by this machine's own count: its clock may be wrong. */
const received = new WeakMap<SeatTime | Vote, number>();

/** Remember when the times of tables were sent. */
export function noteTimes(tables: readonly TableInfo[], now = performance.now()): void {
  for (const { seats, votes = [] } of tables) {
    for (const { time } of seats) if (time) received.set(time, now);
    for (const vote of votes) received.set(vote, now);
  }
}

/** When a time was received. */
export const receivedAt = (time: SeatTime | Vote): number | undefined => received.get(time);
