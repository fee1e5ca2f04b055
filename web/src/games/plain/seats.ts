import { holds, nameOf, type Telling } from "./naming";
import {
  isFlat,
  isRecord,
  keysOf,
  rows,
  shown,
  tabled,
  type Flat,
  type Line,
  type Row,
  type Shown,
} from "./shown";
import type { Part } from "./view";

/** A part of the view under its name, and whether it wants all the width there is. */
export interface Field {
  key: string;
  name: string;
  value: Shown;
  wide: boolean;
}

/** Names of what is counted by seat. */
const COUNTED = /^(points|scores)$|_(left|counts?|sizes?|totals?)$/;

/**
 * Whether a part has one entry for each seat. As many words or numbers as players need not be that: they may be as many
 * cards, this time.
 */
export function isBySeat({ words, players }: Telling, [key, value]: Part): boolean {
  if (!Array.isArray(value) || value.length !== players) return false;
  const said = holds(words, key);
  if (said !== null) return said === "by-seat";
  if (value.every((each) => typeof each === "string")) return false;
  if (value.every((each) => typeof each === "number")) return COUNTED.test(key);
  if (value.every((each) => isRecord(each) && typeof each["seat"] === "number"))
    return value.every((each, seat) => (each as { seat: number }).seat === seat);
  return true;
}

/** How everybody stands: a line for each player with all that is short, and the parts for which there is no room there. */
export function standing(telling: Telling, parts: readonly Part[]): { table: Shown | null; rest: Part[] } {
  const columns: string[] = [];
  const lines: Line[] = Array.from({ length: telling.players }, (_, seat) => ({
    seat,
    name: null,
    cells: [],
  }));
  const rest: Part[] = [];
  for (const part of parts) {
    const found = columnsOf(telling, part);
    if (!found || columns.length + found.columns.length > MOST) {
      rest.push(part);
      continue;
    }
    columns.push(...found.columns);
    lines.forEach(({ cells }, seat) => cells.push(...(found.lines[seat]?.cells ?? [])));
  }
  return { table: columns.length ? { as: "table", columns, lines } : null, rest };
}

const MOST = 10; // columns

/** The columns that a part is, if it is short for every seat. */
function columnsOf(
  telling: Telling,
  part: Part,
): { columns: string[]; lines: { cells: Line["cells"] }[] } | null {
  if (!isBySeat(telling, part)) return null;
  const [key, values] = part as [string, unknown[]];
  if (keysOf(values)) {
    const found = tabled(telling, [key], entries(values));
    return found?.as === "table" ? found : null;
  }
  const cells = values.map((each) => shown(telling, [key], each));
  return cells.every(isFlat)
    ? { columns: [nameOf(telling.words, key)], lines: cells.map((each) => ({ cells: [each] })) }
    : null;
}

const entries = (values: readonly unknown[]) => values.map((value, seat) => ({ seat, name: null, value }));

/** A part of the view as it is shown. */
export function fieldOf(telling: Telling, part: Part): Field {
  const [key, value] = part;
  const found = isBySeat(telling, part)
    ? bySeat(telling, key, value as unknown[])
    : shown(telling, [key], value);
  return { key, name: nameOf(telling.words, key), value: found, wide: isWide(found) };
}

function bySeat(telling: Telling, key: string, values: readonly unknown[]): Shown {
  return tabled(telling, [key], entries(values)) ?? rows(telling, [key], entries(values));
}

/** Whether a value wants all the width there is: a table, but not a small grid. */
const isWide = (value: Shown): boolean =>
  value.as === "table" && (value.columns.length || (value.lines[0]?.cells.length ?? 0) - SMALL) > 0;
const SMALL = 5; // cells

/** All that parts say of one seat. */
export function ofSeat(telling: Telling, parts: readonly Part[], seat: number): Row[] {
  return parts.flatMap((part): Row[] => {
    if (!isBySeat(telling, part)) return [];
    const [key, values] = part as [string, unknown[]];
    const found = shown(telling, [key], values[seat]);
    return found.as === "rows"
      ? found.rows
      : [{ seat: null, name: nameOf(telling.words, key), value: found }];
  });
}

/** The few figures of a seat that a line has room for, where everybody has them; its points are told elsewhere. */
export function figuresOf(
  telling: Telling,
  parts: readonly Part[],
  seat: number,
): { name: string; text: string }[] {
  const others = parts.filter(([key]) => key !== "points" && key !== "scores");
  const { table } = standing(telling, others);
  if (table?.as !== "table") return [];
  const figures = table.columns.flatMap((name, place) => {
    const column = table.lines.map(({ cells }) => cells[place]);
    const own = column[seat];
    return own?.as === "text" && column.every(isFigure) ? [{ name, text: own.text }] : [];
  });
  return figures.slice(0, FEW);
}

const FEW = 3;
const isFigure = (cell: Flat | undefined): boolean => cell?.as === "text" && /^[\d.,]+$/.test(cell.text);
