import type { GameEvent, TableModel } from "$src/table/model.svelte";
import type { Move } from "$src/words/words";
import { isPoint, isProvince } from "../data/data";
import { wayTo } from "../march/reach";
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

/** The places of the log entry or the hint that is being pointed at, or of what waits to be confirmed. */
export function pointedMarks(model: TableModel): Marks {
  const marks = hintedMarks(model, model.meant);
  if (model.pointed) add(marks, model.pointed);
  return marks;
}

/** The places of a hint's next best choice, but for those of the best one. */
export function palerMarks(model: TableModel): Marks {
  const [best, next] = [hintedMarks(model, model.considered), hintedMarks(model, model.paler)];
  return {
    points: next.points.filter((each) => !best.points.includes(each)),
    provinces: next.provinces.filter((each) => !best.provinces.includes(each)),
    ways: next.ways.filter((each) => !best.ways.some((one) => isSame(one, each))),
  };
}

function hintedMarks({ seat, view }: TableModel, moves: readonly Move[]): Marks {
  const marks: Marks = { points: [], provinces: [], ways: [] };
  place(marks, moves.flat());
  draw(marks, waysOf(moves, seat ?? 0, view as TenjoView));
  return marks;
}

/** The ways that moves lead: marches, by the nearest stack where none is named, and attacks from where the stacks stand. */
export function waysOf(moves: readonly Move[], seat: number, view?: TenjoView): Way[] {
  const ways: Way[] = [];
  let from: unknown = null; // of a march
  let target: unknown = null; // of an attack
  const stacks = Object.keys(view?.own?.samurai ?? {}); // also where others will have marched by then
  for (const [number, [verb, value]] of moves.entries()) {
    if (verb === "march") from = value;
    else if ((verb === "march_to" || verb === "march_with") && isPoint(value)) {
      const [named, source] = moves[number + 1] ?? [];
      const starts = named === "march_from" && isPoint(source) ? [source] : stacks;
      const straight = starts.length === 1 && starts !== stacks ? [...starts, value] : [];
      ways.push(...steps((view && wayTo(view, seat, value, starts)) ?? straight, seat));
      stacks.push(value);
    } else if (verb === "attack") target = value;
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
  for (const way of ways) if (!marks.ways.some((each) => isSame(each, way))) marks.ways.push(way);
}

const isSame = (one: Way, other: Way) => one.from === other.from && one.to === other.to;
