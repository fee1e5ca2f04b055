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
const POINTS = ["point", "from", "to", "site", "from_point", "to_point"];
const LISTS = ["stacks", "points"];

/** What the last turn, or the present one, was about. */
export function lastMarks(view: TenjoView): Marks {
  const marks: Marks = { points: [], provinces: [], ways: [] };
  let whose: unknown = null;
  for (let i = view.events.length - 1; i >= 0 && marks.ways.length < MOST; i--) {
    const event = view.events[i] as GameEvent;
    if (["month", "year_end", "distributed", "order"].includes(event.kind)) break;
    if (event.kind === "turn" && (marks.ways.length || marks.points.length)) break;
    if (event.kind === "marched" || event.kind === "attacked") {
      if (whose !== null && whose !== event.data["seat"]) break;
      whose = event.data["seat"];
    }
    if (
      [
        "marched",
        "attacked",
        "entered",
        "moved_in",
        "built",
        "castle_fell",
        "unmasked",
        "site_chosen",
      ].includes(event.kind)
    )
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
  if (kind === "marched" && isPoint(from) && isPoint(to)) marks.ways.push({ from, to, seat, attack: false });
  if (kind === "attacked")
    for (const each of data["stacks"] as string[])
      marks.ways.push({ from: each, to: String(data["point"]), seat, attack: true });
}
