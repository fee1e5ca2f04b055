import type { Move } from "$src/table/model.svelte";

/** What a move is made with, by name: its button, and what its parameters name on the board. */
export function thingsOf(move: Move, verbs: Record<string, string[]>): string[] {
  const [verb, ...values] = move;
  const names = verbs[String(verb)] ?? [];
  return [`move=${move.join("-")}`, ...values.map((value, place) => `${names[place] ?? "thing"}=${value}`)];
}

/** Where a thing is to be seen: elements bear its name as `data-<kind>="<value>"`; on a phone the sheet is the desk. */
export function find(thing: string): Element[] {
  const place = thing.indexOf("=");
  const [kind, value] = [thing.slice(0, place), thing.slice(place + 1)];
  const found = document.querySelectorAll(`main [data-${CSS.escape(kind)}="${CSS.escape(value)}"]`);
  const seen = [...found].filter(isSeen);
  return seen.length || thing !== "area=desk" ? seen : [...document.querySelectorAll("main .sheet.there")];
}

/** Bring something into sight: by as little as it takes, its beginning where it is higher than the sheet, or into the middle where something else would still cover it. */
export function show(element: Element): void {
  const room = element.closest(".there > .inside")?.clientHeight ?? innerHeight;
  const high = element.getBoundingClientRect().height > room;
  element.scrollIntoView({ block: high ? "start" : "nearest", inline: "nearest" });
  const { left, top, width, height } = element.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  const covered = over && !element.contains(over) && !over.contains(element) && !over.closest(".coach");
  if (covered) element.scrollIntoView({ block: "center", inline: "center" });
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
