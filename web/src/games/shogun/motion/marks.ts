import type { GameEvent, TableModel } from "$src/table/model.svelte";
import { isProvince } from "../data/data";
import type { ShogunView } from "../view";

/** What the map marks: provinces that something happened in, and a march between two. */
export interface Marks {
  provinces: string[];
  march: { from: string; to: string; seat: number } | null;
}

/** After these, what came before is no longer the last thing that happened. */
const OPENING = ["shown", "season", "winter", "took", "revolts_drawn", "round_ended", "year_ended"];

/** What the last turn was about: the provinces it touched, and its march. */
export function lastMarks(view: ShogunView): Marks {
  const marks: Marks = { provinces: [], march: null };
  for (let i = view.events.length - 1; i >= 0; i--) {
    const event = view.events[i] as GameEvent;
    add(marks, event);
    if (OPENING.includes(event.kind) || (marks.march && event.kind === "attacked")) break;
  }
  return marks;
}

/** The places of the log entry or the hint that is being pointed at. */
export function pointedMarks({ pointed, considered }: TableModel): Marks {
  const places = considered.flatMap(([, ...values]) => values.map(String)).filter(isProvince);
  const marks: Marks = { provinces: [...new Set(places)], march: null };
  if (pointed) add(marks, pointed, true);
  return marks;
}

const TOUCHING = ["settled", "built", "collected", "recruited", "battle", "quelled", "rose", "razed", "took"];

function add(marks: Marks, { kind, data }: GameEvent, all = false): void {
  const found: unknown[] = [];
  if (all || TOUCHING.includes(kind)) found.push(data["province"]);
  if (all && Array.isArray(data["provinces"])) found.push(...(data["provinces"] as unknown[]));
  if (kind === "shown" && all) found.push(data["card"]);
  if (kind === "moved" || kind === "attacked") {
    const [from, to] = [String(data["from"]), String(data["to"])];
    marks.march ??= { from, to, seat: Number(data["seat"]) };
    found.push(from, to);
  }
  for (const each of found)
    if (typeof each === "string" && !marks.provinces.includes(each)) marks.provinces.push(each);
}
