import type { BoxField } from "$src/wire";
import type { Words } from "$src/words/words";

type Noun = string[] | null;

/** A group of fields under one heading: rows, each with a field a column. */
export interface Group {
  id: string;
  source: BoxField["source"];
  columns: Noun[];
  rows: { noun: string[]; fields: BoxField[] }[];
}

const key = (noun: Noun) => noun?.join(" ") ?? "";

/** The fields by what stands before the first dot of their ids, in their order. */
export function grouped(fields: BoxField[]): Group[] {
  const groups = new Map<string, BoxField[]>();
  for (const field of fields) {
    const [id = ""] = field.id.split(".");
    groups.set(id, [...(groups.get(id) ?? []), field]);
  }
  return [...groups].map(([id, members]) => ({
    id,
    source: members[0]?.source ?? "printed",
    columns: distinct(members.map((each) => each.column)),
    rows: distinct(members.map((each) => each.row)).map((noun) => ({
      noun: noun ?? [],
      fields: members.filter((each) => key(each.row) === key(noun)),
    })),
  }));
}

function distinct(nouns: Noun[]): Noun[] {
  return [...new Map(nouns.map((noun) => [key(noun), noun])).values()];
}

/** The word for a noun: its kind and its value. */
export function nounIn(words: Words, [kind = "", value = ""]: string[]): string {
  return words.noun(kind, value);
}

/** What a field is called. */
export function fieldName(words: Words, { row, column }: BoxField): string {
  return [row, ...(column ? [column] : [])].map((noun) => nounIn(words, noun)).join(" · ");
}

/** A field's value in words; of a name that is not given ours. */
export function valueName(words: Words, field: BoxField, value: unknown): string {
  const named = (id: unknown) => words.noun(field.noun, String(id));
  if (field.kind === "pairs")
    return (value as string[][]).map((pair) => pair.map(named).join("–")).join(", ") || "–";
  if (field.kind === "ids") return (value as string[]).map(named).join(", ");
  if (field.kind === "choice") return named(value);
  return String(value) || nounIn(words, field.row);
}

/** Whether two values are the same. */
export function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What is meant by what somebody typed: nothing for ours, a number where it is one. */
export function meant(field: BoxField, typed: string): unknown {
  const text = typed.trim().replace(/\s+/g, " ");
  if (!text) return undefined;
  return field.kind === "count" && /^[0-9]{1,6}$/.test(text) ? Number(text) : text;
}
