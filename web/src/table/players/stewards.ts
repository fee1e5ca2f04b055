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

/** A handover in words. */
export function handedOver(model: TableModel, { seat, steward }: Handover): string {
  const name = model.now.name(seat);
  if (steward === null) return model.words.say("table-steward-went", { name });
  return model.words.say("table-steward-came", { name, level: model.words.say(`bot-${steward}`) });
}

/** The handovers that come before an event in the log; behind the last one for its number of events. */
export function handoversAt(handovers: readonly Handover[], index: number, events: number): Handover[] {
  return handovers.filter(({ told }) => Math.min(told, events) === index);
}

const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

/** A time for decisions in words: in days, hours or minutes, whichever it is a number of. */
export function patienceInWords(seconds: number, lang: string): string {
  const [unit, length] = UNITS.find(([, each]) => seconds % each === 0) ?? UNITS[2];
  const style = { style: "unit", unit, unitDisplay: "long" } as const;
  return new Intl.NumberFormat(lang, style).format(Math.round(seconds / length));
}

/** A moment in words: the hour, with its day unless that is today. */
export function momentInWords(moment: string, lang: string, now = new Date()): string {
  const at = new Date(moment);
  const today = at.toDateString() === now.toDateString();
  const day = today ? {} : ({ weekday: "short", day: "numeric", month: "short" } as const);
  return new Intl.DateTimeFormat(lang, { ...day, hour: "2-digit", minute: "2-digit" }).format(at);
}
