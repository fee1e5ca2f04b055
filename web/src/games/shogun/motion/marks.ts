import type { GameEvent, Move, TableModel } from "$src/table/model.svelte";
import { isProvince } from "../data/data";
import type { ShogunView } from "../view";

/** A march from one province into another. */
export interface Marched {
  from: string;
  to: string;
  seat: number;
}

/** What the map marks: provinces that something happened in, and marches, the last one first. */
export interface Marks {
  provinces: string[];
  marches: Marched[];
}

const MOST = 8; // marches that are drawn

/** After these, what came before is no longer the last thing that happened. */
const OPENING = ["shown", "season", "winter", "took", "revolts_drawn", "round_ended", "year_ended"];

/** What the last turn was about: the provinces it touched, and its march; and all marches `since` one's own last turn. */
export function lastMarks(view: ShogunView, since = Infinity): Marks {
  const marks: Marks = { provinces: [], marches: [] };
  let i = view.events.length - 1;
  for (; i >= 0; i--) {
    const event = view.events[i] as GameEvent;
    add(marks, event);
    if (OPENING.includes(event.kind) || (marks.marches.length && event.kind === "attacked")) break;
  }
  for (i -= 1; i >= since; i--) draw(marks, view.events[i] as GameEvent);
  marks.marches.splice(MOST);
  return marks;
}

/** A march is drawn, once however often it was made. */
function draw({ marches }: Marks, { kind, data }: GameEvent): void {
  if (kind !== "moved" && kind !== "attacked") return;
  const [from, to] = [String(data["from"]), String(data["to"])];
  if (marches.some((each) => each.from === from && each.to === to)) return;
  marches.push({ from, to, seat: Number(data["seat"]) });
}

/** The places of the log entry or the hint that is being pointed at, or of what waits to be confirmed. */
export function pointedMarks(model: TableModel): Marks {
  const { pointed, meant } = model;
  const marks: Marks = { provinces: provincesOf(meant), marches: [] };
  if (pointed) add(marks, pointed, true);
  return marks;
}

/** The march that moves would make, if they make one. */
export function marchOf(moves: readonly Move[], { view, seat }: TableModel): Marched[] {
  const from = (view as ShogunView).acting?.province;
  const to = moves.find(([verb]) => verb === "target")?.[1];
  return from && to !== undefined ? [{ from, to: String(to), seat: seat ?? 0 }] : [];
}

/** The provinces that moves name. */
export function provincesOf(moves: readonly Move[]): string[] {
  return [...new Set(moves.flatMap(([, ...values]) => values.map(String)).filter(isProvince))];
}

const TOUCHING = ["settled", "built", "collected", "recruited", "battle", "quelled", "rose", "razed", "took"];

function add(marks: Marks, event: GameEvent, all = false): void {
  const { kind, data } = event;
  const found: unknown[] = [];
  if (all || TOUCHING.includes(kind)) found.push(data["province"]);
  if (all && Array.isArray(data["provinces"])) found.push(...(data["provinces"] as unknown[]));
  if (kind === "shown" && all) found.push(data["card"]);
  if (kind === "moved" || kind === "attacked") found.push(data["from"], data["to"]);
  draw(marks, event);
  for (const each of found)
    if (typeof each === "string" && !marks.provinces.includes(each)) marks.provinces.push(each);
}
