import type { GameEvent, TableModel } from "$src/table/model.svelte";
import type { Move } from "$src/words/words";
import { isPoint, isProvince } from "../data/data";
import type { TenjoView } from "../view";

/** A way that was gone, or an attack. */
export interface Way {
  from: string;
  to: string;
  seat: number;
  attack: boolean;
}
/** What the map marks: points and provinces where something happened, and ways between points. */
export interface Marks {
  points: string[];
  provinces: string[];
  ways: Way[];
}

const MOST = 12; // steps of the last turn that are drawn
/** Before these lies what is no longer the last thing that happened. */
const CLOSING = ["turn", "month", "year_end", "distributed"];
/** What is marked after it happened. */
const SHOWN = [
  "marched",
  "attacked",
  "entered",
  "moved_in",
  "built",
  "castle_fell",
  "castle_razed",
  "unmasked",
  "site_chosen",
];
const POINTS = ["point", "from", "to", "site", "from_point", "to_point"];
const LISTS = ["stacks", "points", "way_points"];

/** What the last turn, or the present one, was about; and all ways that were gone `since` one's own last turn. */
export function lastMarks(view: TenjoView, since = Infinity): Marks {
  const marks: Marks = { points: [], provinces: [], ways: [] };
  let whose: unknown = null;
  for (let i = view.events.length - 1; i >= 0 && marks.ways.length < MOST; i--) {
    const event = view.events[i] as GameEvent;
    const old = i < since;
    if (old && CLOSING.includes(event.kind) && marks.points.length) break;
    if (!SHOWN.includes(event.kind)) continue;
    const seat = event.data["seat"] ?? event.data["to"];
    if (old && whose !== null && whose !== seat) break;
    whose = seat;
    add(marks, event);
  }
  return marks;
}

/** The places of the log entry or the hint that is being pointed at. */
export function pointedMarks({ pointed, considered, seat }: TableModel): Marks {
  const marks: Marks = { points: [], provinces: [], ways: [] };
  if (pointed) add(marks, pointed);
  place(marks, considered.flat());
  draw(marks, waysOf(considered, seat ?? 0));
  return marks;
}

/** The ways that moves lead: marches, and attacks from where the stacks stand. */
export function waysOf(moves: readonly Move[], seat: number): Way[] {
  const ways: Way[] = [];
  let from: unknown = null; // of a march
  let target: unknown = null; // of an attack
  for (const [verb, value] of moves) {
    if (verb === "march") from = value;
    else if (verb === "march_to") target = value;
    else if (verb === "march_from" && isPoint(value) && isPoint(target))
      ways.push({ from: value, to: target, seat, attack: false });
    else if (verb === "attack") target = value;
    else if (verb === "to" && isPoint(from) && isPoint(value))
      ways.push({ from, to: value, seat, attack: false });
    else if (verb === "with" && isPoint(value) && isPoint(target))
      ways.push({ from: value, to: target, seat, attack: true });
  }
  return ways;
}

function place(marks: Marks, places: readonly unknown[]): void {
  for (const each of places) {
    if (isPoint(each) && !marks.points.includes(each)) marks.points.push(each);
    else if (isProvince(each) && !marks.provinces.includes(each)) marks.provinces.push(each);
  }
}

function add(marks: Marks, { kind, data }: GameEvent): void {
  place(marks, [
    ...POINTS.map((name) => data[name]),
    ...LISTS.flatMap((name) => (Array.isArray(data[name]) ? (data[name] as unknown[]) : [])),
    data["province"],
  ]);
  const seat = Number(data["seat"]);
  const [from, to] = [data["from_point"] ?? data["from"], data["to_point"] ?? data["to"]];
  const gone =
    kind === "marched" && isPoint(from) && isPoint(to)
      ? steps([from, ...((data["way_points"] ?? []) as string[]), to], seat)
      : kind === "attacked"
        ? (data["stacks"] as string[]).map((each) => ({
            from: each,
            to: String(data["point"]),
            seat,
            attack: true,
          }))
        : [];
  draw(marks, gone);
}

/** A way from point to point. */
function steps(points: readonly string[], seat: number): Way[] {
  return points.slice(1).map((to, place) => ({ from: points[place] ?? to, to, seat, attack: false }));
}

/** A way is drawn once, however often it was gone. */
function draw(marks: Marks, ways: readonly Way[]): void {
  const same = (one: Way, other: Way) => one.from === other.from && one.to === other.to;
  for (const way of ways) if (!marks.ways.some((each) => same(each, way))) marks.ways.push(way);
}
