import { zoomOf } from "$src/art/zoom/zoom.svelte";
import type { Move } from "$src/table/model.svelte";
import type { Rect } from "$src/table/moves/bubble";
import { union } from "./placing";

const ENOUGH = 0.7; // of something is to be seen
const LONG = 44; // pixels: of what is longer, so much of these

/** What a move is made with, by name: its button, and what its parameters name on the board. */
function thingsOf(move: Move, verbs: Record<string, string[]>): string[] {
  const [verb, ...values] = move;
  const names = verbs[String(verb)] ?? [];
  return [`move=${move.join("-")}`, ...values.map((value, place) => `${names[place] ?? "thing"}=${value}`)];
}

const WHOLE = "portion="; // a part of what is laid out all at once

/** What a step points at, first of all what its next moves are made with; where several are made at once, what makes them. */
export function thingsFor(asked: Move[], point: string[], verbs: Record<string, string[]>): string[][] {
  const made = asked.flatMap((move) => thingsOf(move, verbs));
  return point.some((each) => each.startsWith(WHOLE)) ? [point, made] : [made, point];
}

/** Where a thing is to be seen: elements bear its name as `data-<kind>="<value>"`; on a phone the sheet is the desk. */
export function find(thing: string): Element[] {
  const place = thing.indexOf("=");
  const [kind, value] = [thing.slice(0, place), thing.slice(place + 1)];
  const found = document.querySelectorAll(`main [data-${CSS.escape(kind)}="${CSS.escape(value)}"]`);
  const seen = [...found].filter(isSeen);
  return seen.length || thing !== "area=desk" ? seen : [...document.querySelectorAll("main .sheet.there")];
}

/** Bring what is pointed at into sight, all of it or at least the first; what lies on a map by moving the map. */
export function show(found: Element[]): void {
  const placed = found.map((each) => ({ each, frame: each.closest("[data-frame]") }));
  for (const { each, frame } of placed.toReversed()) if (!frame) scrollTo(each);
  for (const frame of new Set(placed.map((each) => each.frame)))
    if (frame)
      moveMap(
        frame,
        placed.filter((one) => one.frame === frame).map(({ each }) => each),
      );
}

/** Bring into sight what has got out of it, or was not there yet; the others stay where they are. */
export function keepInSight(found: Element[]): void {
  const [first] = found.filter((each) => !each.closest("[data-frame]"));
  const away = found.filter((each) => each.closest("[data-frame]") && !isInSight(each));
  if (first && !isInSight(first)) show(found);
  else if (away.length) show(found.filter((each) => each.closest("[data-frame]")));
}

/** By as little as it takes, its beginning where it is higher than the sheet, or into the middle where something else would still cover it. */
function scrollTo(element: Element): void {
  const room = element.closest(".there > .inside")?.clientHeight ?? innerHeight;
  const high = element.getBoundingClientRect().height > room;
  element.scrollIntoView({ block: high ? "start" : "nearest", inline: "nearest" });
  const over = above(element);
  if (over && !over.contains(element) && !over.closest(".coach"))
    element.scrollIntoView({ block: "center", inline: "center" });
}

function moveMap(frame: Element, places: Element[]): void {
  if (places.every(isInSight)) return;
  const around = union(places.map((each) => each.getBoundingClientRect()));
  if (around) zoomOf(frame)?.reveal(around);
  // The map itself may be scrolled away with its page.
  for (const each of places.toReversed()) if (!isInSight(each)) scrollTo(each);
}

/** Whether at least its middle is seen: not scrolled away, and not under something that lies over its map. */
function isInSight(element: Element): boolean {
  const [whole, seen] = [element.getBoundingClientRect(), seenOf(element)];
  const enough = (all: number, part: number) => part > Math.min(all, LONG) * ENOUGH;
  if (!enough(whole.width, seen.width) || !enough(whole.height, seen.height)) return false;
  const frame = element.closest("[data-frame]");
  const over = frame && above(element);
  return !over || frame.contains(over) || over.closest(".coach") !== null;
}

/** What else lies over the middle of something. */
function above(element: Element): Element | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  return over && element.contains(over) ? null : over;
}

/** Where something begins that sticks to the foot of what an element scrolls in, and lies over the element there. */
function footOver(element: Element, x: number, y: number): number | null {
  const over = document.elementFromPoint(x, y);
  if (!over || element.contains(over) || over.closest(".coach")) return null;
  for (let each: Element | null = over; each && !each.contains(element); each = each.parentElement)
    if (getComputedStyle(each).position === "sticky") return each.getBoundingClientRect().top;
  return null;
}

/** As much of an element as the screen, its map, and all that it scrolls in, show. */
export function seenOf(element: Element): Rect {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  [left, top] = [Math.max(left, 0), Math.max(top, 0)];
  [right, bottom] = [Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
  for (let each = element.parentElement; each; each = each.parentElement) {
    if (!(each instanceof HTMLElement) || getComputedStyle(each).overflow === "visible") continue;
    const frame = each.getBoundingClientRect();
    [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
    [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
  }
  bottom = Math.min(bottom, footOver(element, (left + right) / 2, bottom - 1) ?? bottom);
  return {
    left: Math.round(left),
    top: Math.round(top),
    width: Math.round(right - left),
    height: Math.round(bottom - top),
  };
}

/** The elements of the first of some groups of things of which any is to be seen. */
export function findFirst(groups: string[][]): Element[] {
  for (const group of groups) {
    const found = group.flatMap((thing) => find(thing).slice(0, 1));
    if (found.length) return found;
  }
  return [];
}

/** All names of what was tapped: its own, those of what it lies in, and those of what lies beneath; `data-meant` names what something is tapped for. */
export function namesAt(event: Event): string[] {
  const tapped = event.target as Element;
  const here: Element[] = [];
  for (let each: Element | null = tapped; each && each.tagName !== "MAIN"; each = each.parentElement)
    here.push(each);
  const beneath =
    event instanceof MouseEvent ? [...(tapped.closest("[data-area]")?.querySelectorAll("*") ?? [])] : [];
  const there = beneath.filter((each) => each.attributes.length && covers(each, event as MouseEvent));
  return [...new Set([...there, ...here].flatMap(namesOf))];
}

const namesOf = ({ attributes }: Element): string[] =>
  [...attributes]
    .filter(({ name, value }) => name.startsWith("data-") && value && value.length < 60)
    .map(({ name, value }) => (name === "data-meant" ? value : `${name.slice(5)}=${value}`));

function covers(element: Element, { clientX, clientY }: MouseEvent): boolean {
  if (!Object.keys((element as HTMLElement | SVGElement).dataset).length) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
}

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return (width > 0 || height > 0) && element.checkVisibility({ visibilityProperty: true });
}
