import type { GameEvent, TableModel } from "$src/table/model.svelte";
import { isPoint, isProvince } from "./data";
import type { TenjoView } from "./view";

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

const MOST = 6; // ways of the last turn that are drawn
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
const LISTS = ["stacks", "points"];

/** What the last turn, or the present one, was about. */
export function lastMarks(view: TenjoView): Marks {
  const marks: Marks = { points: [], provinces: [], ways: [] };
  let whose: unknown = null;
  for (let i = view.events.length - 1; i >= 0 && marks.ways.length < MOST; i--) {
    const event = view.events[i] as GameEvent;
    if (CLOSING.includes(event.kind) && marks.points.length) break;
    if (!SHOWN.includes(event.kind)) continue;
    const seat = event.data["seat"] ?? event.data["to"];
    if (whose !== null && whose !== seat) break;
    whose = seat;
    add(marks, event);
  }
  return marks;
}

/** The places of the log entry that is being pointed at. */
export function pointedMarks({ pointed }: TableModel): Marks {
  const marks: Marks = { points: [], provinces: [], ways: [] };
  if (pointed) add(marks, pointed);
  return marks;
}

function add(marks: Marks, { kind, data }: GameEvent): void {
  const found = [
    ...POINTS.map((name) => data[name]),
    ...LISTS.flatMap((name) => (Array.isArray(data[name]) ? (data[name] as unknown[]) : [])),
    data["province"],
  ];
  for (const each of found) {
    if (isPoint(each) && !marks.points.includes(each)) marks.points.push(each);
    else if (isProvince(each) && !marks.provinces.includes(each)) marks.provinces.push(each);
  }
  const seat = Number(data["seat"]);
  const [from, to] = [data["from_point"] ?? data["from"], data["to_point"] ?? data["to"]];
  const gone =
    kind === "marched" && isPoint(from) && isPoint(to)
      ? [{ from, to, seat, attack: false }]
      : kind === "attacked"
        ? (data["stacks"] as string[]).map((each) => ({
            from: each,
            to: String(data["point"]),
            seat,
            attack: true,
          }))
        : [];
  const same = (one: Way, other: Way) => one.from === other.from && one.to === other.to;
  for (const way of gone) if (!marks.ways.some((each) => same(each, way))) marks.ways.push(way);
}
