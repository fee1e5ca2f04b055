import type { GameEvent, Naming, Words } from "$src/words/words";

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

/** A part of a sentence: words, or a seat's name, which is shown with crest and colour. */
export interface Part {
  text: string;
  seat: number | null;
}

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

const NAMES = 0xe000; // letters of nobody's, which stand for the seats' names until the sentence is made
const NAME = /([\uE000-\uE0FF])/;

/** An event in words, taken apart at the names. */
export function line(words: Words, event: GameEvent, naming: Naming): Part[] {
  const told = words.event(event, (seat) => {
    const letter = String.fromCharCode(NAMES + seat);
    return [letter, letter];
  });
  const parts = told.split(NAME).filter((text) => text);
  return parts.map((text) => {
    if (!NAME.test(text)) return { text, seat: null };
    const seat = text.charCodeAt(0) - NAMES;
    const [called, otherwise] = naming(seat);
    return { text: told.includes(called) ? otherwise : called, seat };
  });
}

/** A line as plain text. */
export function plain(parts: Part[]): string {
  return parts.map(({ text }) => text).join("");
}

/** The place of the first event after one's own last one: where “since your last turn” begins. */
export function afterOwn(events: readonly GameEvent[], seat: number): number {
  return events.findLastIndex((event) => event.to === null && seatOf(event) === seat) + 1;
}
