import type { Telling } from "./naming";
import type { Shown } from "./shown";

export const DASH = "–";

/** A value in one line of words. */
export function line(telling: Telling, value: Shown): string {
  switch (value.as) {
    case "nothing":
      return DASH;
    case "text":
      return value.text;
    case "seat":
      return telling.naming(value.seat)[0];
    case "pieces":
      return value.pieces.map(({ text, count }) => (count === 1 ? text : `${count} × ${text}`)).join(", ");
    case "several":
      return value.items.map((each) => line(telling, each)).join(", ");
    default:
      return lines(telling, value).join("; ");
  }
}

/** A value in as many lines of words as it has rows. */
export function lines(telling: Telling, value: Shown): string[] {
  if (value.as === "rows") return value.rows.map((row) => owned(telling, row, line(telling, row.value)));
  if (value.as !== "table") return [line(telling, value)];
  return value.lines.map((each) => {
    const cells = each.cells.map((cell, place) => {
      const column = value.columns[place];
      return column === undefined ? line(telling, cell) : `${column}: ${line(telling, cell)}`;
    });
    return owned(telling, each, cells.join(value.columns.length ? "; " : ", "));
  });
}

function owned(
  telling: Telling,
  { seat, name }: { seat: number | null; name: string | null },
  told: string,
): string {
  const whose = seat === null ? name : telling.naming(seat)[0];
  return whose === null ? told : `${whose}: ${told}`;
}
