import type { GameEvent, Words } from "$src/words/words";

/** An event with its place among all that one was told. */
export interface Entry {
  index: number;
  event: GameEvent;
}

/** A part of the story under its heading; what comes before the first heading has none. */
export interface Chapter {
  heading: string | null;
  first: number;
  entries: Entry[];
}

/** A sentence with the place of a seat's name in it, so that the name can be shown with crest and colour. */
export interface Line {
  before: string;
  seat: number | null;
  name: string;
  after: string;
}

/** What a seat is called, and what instead where that word is already in the sentence. */
export type Naming = (seat: number) => [string, string];

/** The story in chapters, each opened by an event that has a heading. */
export function chapters(
  events: readonly GameEvent[],
  heading: (event: GameEvent) => string | null,
): Chapter[] {
  const found: Chapter[] = [];
  events.forEach((event, index) => {
    const opened = heading(event);
    if (opened !== null || !found.length) found.push({ heading: opened, first: index, entries: [] });
    found.at(-1)?.entries.push({ index, event });
  });
  return found;
}

/** The seat an event is told of, as `Words.event` names it. */
export function seatOf(event: GameEvent): number | null {
  const seats = event.data["seats"] as number[] | undefined;
  return (seats ? seats[0] : (event.data["seat"] as number | undefined)) ?? null;
}

const NAME = "\uE000"; // stands for the name until the sentence is made

/** An event in words, taken apart at the name. */
export function line(words: Words, event: GameEvent, naming: Naming): Line {
  const seat = seatOf(event);
  const told = words.event(event, () => [NAME, NAME]);
  const place = told.indexOf(NAME);
  if (seat === null || place < 0) return { before: told, seat: null, name: "", after: "" };
  const [called, otherwise] = naming(seat);
  const name = told.includes(called) ? otherwise : called;
  return {
    before: told.slice(0, place),
    seat,
    name,
    after: told.slice(place + NAME.length).replaceAll(NAME, name),
  };
}

/** A line as plain text. */
export function plain({ before, name, after }: Line): string {
  return before + name + after;
}

/** The place of the first event after one's own last one: where “since your last turn” begins. */
export function afterOwn(events: readonly GameEvent[], seat: number): number {
  return events.findLastIndex((event) => event.to === null && seatOf(event) === seat) + 1;
}
