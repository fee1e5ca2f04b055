import { ONE_SEAT, SEATS, type Data } from "$src/words/words";
import { holds, nameOf, readable, wordFor, type Telling } from "./naming";

/** How a value is shown: in a line (nothing, a text, a seat, pieces counted, several of them), in rows, or as a table. */
export type Flat =
  | { as: "nothing" }
  | { as: "text"; text: string }
  | { as: "seat"; seat: number }
  | { as: "pieces"; pieces: Piece[] }
  | { as: "several"; items: Flat[] };
export type Shown = Flat | { as: "rows"; rows: Row[] } | { as: "table"; columns: string[]; lines: Line[] };

/** Things that are alike, and how many of them there are. */
export interface Piece {
  text: string;
  count: number;
}

/** Whose a row is, or what it is called, or neither. */
interface Owned {
  seat: number | null;
  name: string | null;
}
export interface Row extends Owned {
  value: Shown;
}
/** A line of a table; one without columns is a grid. */
export interface Line extends Owned {
  cells: Flat[];
}

const NOTHING: Flat = { as: "nothing" };
const text = (told: string): Flat => ({ as: "text", text: told });

export const isRecord = (value: unknown): value is Data =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const isFlat = (shown: Shown): shown is Flat => shown.as !== "rows" && shown.as !== "table";

/** A value as it is shown; `path` are the keys that lead to it, the last one its own. */
export function shown(telling: Telling, path: readonly string[], value: unknown): Shown {
  if (Array.isArray(value)) return value.length ? list(telling, path, value) : NOTHING;
  if (isRecord(value)) return Object.keys(value).length ? record(telling, path, value) : NOTHING;
  return single(telling, path, value);
}

function single(telling: Telling, path: readonly string[], value: unknown): Flat {
  const key = path.at(-1) ?? "";
  if (value === null || value === undefined || value === "") return NOTHING;
  if (typeof value === "boolean")
    return text(telling.words.say(value ? "table-plain-yes" : "table-plain-no"));
  if (isSeat(telling, value) && holdsSeats(telling, key)) return { as: "seat", seat: value };
  if (typeof value !== "number") return text(wordOf(telling, path, String(value)));
  return text(wordFor(telling, [key], String(value)) ?? figure(telling.words.lang, value));
}

/** The game's word for a value, or the value as people write. */
const wordOf = (telling: Telling, path: readonly string[], value: string): string =>
  wordFor(telling, path, value) ?? readable(value);

/** Whether the numbers under a key are seats. */
function holdsSeats({ words }: Telling, key: string): boolean {
  const said = holds(words, key);
  return said === null ? key === "seat" || ONE_SEAT.includes(key) || SEATS.includes(key) : said === "seat";
}

const isSeat = ({ players }: Telling, value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < players;

/** A number as people write it; a year has no thousands. */
function figure(lang: string, value: number): string {
  return new Intl.NumberFormat(lang, { useGrouping: "min2" }).format(value);
}

function list(telling: Telling, path: readonly string[], values: readonly unknown[]): Shown {
  if (values.every((each) => typeof each === "string"))
    return { as: "pieces", pieces: pieces(telling, path, values) };
  if (values.every((each) => typeof each !== "object" || each === null))
    return { as: "several", items: values.map((each) => single(telling, path, each)) };
  const unnamed = values.map((value, place) => ({ seat: null, name: String(place + 1), value }));
  return grid(telling, path, values) ?? tabled(telling, path, unnamed) ?? rows(telling, path, unnamed);
}

function pieces(telling: Telling, path: readonly string[], values: readonly string[]): Piece[] {
  const found = new Map<string, Piece>();
  for (const value of values) {
    const piece = found.get(value) ?? { text: wordOf(telling, path, value), count: 0 };
    found.set(value, { ...piece, count: piece.count + 1 });
  }
  return [...found.values()];
}

/** Lists of the same length are the lines of a grid. */
function grid(telling: Telling, path: readonly string[], values: readonly unknown[]): Shown | null {
  const lines = values.filter((each) => Array.isArray(each)) as unknown[][];
  const wide = lines[0]?.length ?? 0;
  if (wide < 2 || lines.length < values.length || lines.some((each) => each.length !== wide)) return null;
  const cells = lines.map((line) => line.map((each) => shown(telling, path, each)));
  if (!cells.every((line) => line.every(isFlat))) return null;
  return { as: "table", columns: [], lines: cells.map((line) => ({ seat: null, name: null, cells: line })) };
}

/** A value, and whose it is or what it is called. */
export interface Entry extends Owned {
  value: unknown;
}

/** What has the same keys, with something short under each, is a table. */
export function tabled(telling: Telling, path: readonly string[], entries: readonly Entry[]): Shown | null {
  const keys = keysOf(entries.map(({ value }) => value));
  if (!keys) return null;
  const lines = entries.map(({ seat, name, value }) => {
    const cells = keys.map((key) => shown(telling, [...path, key], (value as Data)[key]));
    return { seat, name: isNumbered(name) ? null : name, cells };
  });
  if (!lines.every(({ cells }) => cells.every(isFlat))) return null;
  return { as: "table", columns: keys.map((key) => nameOf(telling.words, key)), lines: lines as Line[] };
}

const isNumbered = (name: string | null): boolean => name !== null && /^\d+$/.test(name);

const MOST_COLUMNS = 8;

/** The keys of values that all have the same ones, if they are not too many. */
export function keysOf(values: readonly unknown[]): string[] | null {
  if (!values.length || !values.every(isRecord)) return null;
  const [keys = []] = values.map((each) => Object.keys(each));
  const same = (each: Data) => Object.keys(each).length === keys.length && keys.every((key) => key in each);
  return keys.length > 0 && keys.length <= MOST_COLUMNS && values.every(same) ? keys : null;
}

export function rows(telling: Telling, path: readonly string[], entries: readonly Entry[]): Shown {
  return {
    as: "rows",
    rows: entries.map(({ seat, name, value }) => ({ seat, name, value: shown(telling, path, value) })),
  };
}

function record(telling: Telling, path: readonly string[], value: Data): Shown {
  const entries = Object.entries(value);
  if (entries.length === telling.players && entries.every(([key]) => isSeat(telling, toNumber(key)))) {
    const seats = entries.map(([key, each]) => ({ seat: Number(key), name: null, value: each }));
    return tabled(telling, path, seats) ?? rows(telling, path, seats);
  }
  const found = entries.map(([key, each]) => ({
    seat: null,
    name: keyName(telling, path, key),
    value: shown(telling, [...path, key], each),
  }));
  return { as: "rows", rows: found };
}

const toNumber = (key: string): number => (/^\d+$/.test(key) ? Number(key) : -1);

/** What a key is called: as a part of the view, as a thing of the kind that is listed there, or as it is. */
function keyName(telling: Telling, path: readonly string[], key: string): string {
  const { words } = telling;
  const word = words.messages.has(`view-${key}`) ? null : wordFor(telling, path, key);
  return word ?? nameOf(words, key);
}
