import type { Handover, SeatInfo, TableInfo } from "$src/wire";
import type { TableModel } from "../model.svelte";

/** Whether a person plays in a seat for themselves. */
const byPerson = (seat: SeatInfo) => seat.name !== null && seat.bot === null && seat.steward === null;

/** Whether one can leave the game to a steward now. */
export function canLeave(model: TableModel): boolean {
  const table = model.live.table;
  return (
    model.seat !== null &&
    !model.away &&
    !model.trial &&
    table?.status === "running" &&
    table.steward !== null
  );
}

/** Whether one is the last who plays: then the game would rest. */
export function alone(model: TableModel): boolean {
  return !model.seats.some((seat, number) => number !== model.seat && byPerson(seat));
}

/** Whether everybody has left the game to stewards. */
export function resting(table: TableInfo): boolean {
  return table.seats.some((seat) => seat.steward !== null) && !table.seats.some(byPerson);
}

const CAME: Partial<Record<NonNullable<Handover["cause"]>, string>> = {
  time: "table-steward-came-time",
  replaced: "table-steward-replaced",
};

/** A handover in words. */
export function handedOver(model: TableModel, { seat, steward, cause }: Handover): string {
  const name = model.now.name(seat);
  if (steward === null)
    return model.words.say(cause === "joined" ? "table-steward-joined" : "table-steward-went", { name });
  const came = CAME[cause ?? "left"] ?? "table-steward-came";
  return model.words.say(came, { name, level: model.words.say(`bot-${steward}`) });
}

/** The handovers that come before an event in the log; behind the last one for its number of events. */
export function handoversAt(handovers: readonly Handover[], index: number, events: number): Handover[] {
  return handovers.filter(({ told }) => Math.min(told, events) === index);
}
