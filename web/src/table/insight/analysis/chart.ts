import type { Chapter } from "../../log/story";

/** What is drawn of a point: the chances, and how many events had been told by then. */
export interface Point {
  told: number;
  chances: number[];
}

/** How large the chart is drawn. */
export interface Frame {
  width: number;
  height: number;
}

/** Where a point lies from left to right. */
export function across(place: number, points: number, { width }: Frame): number {
  return points < 2 ? 0 : (place / (points - 1)) * width;
}

/** The point nearest to somewhere between left and right. */
export function pointAt(x: number, points: number, { width }: Frame): number {
  const place = Math.round((x / width) * (points - 1));
  return Math.min(Math.max(place, 0), points - 1);
}

/** What lies below each seat's band at a point, and above the last one: from 0 to 1, whatever the chances add up to. */
export function edges(chances: readonly number[]): number[] {
  const sum = chances.reduce((all, each) => all + each, 0) || 1;
  let below = 0;
  return [0, ...chances.map((each) => (below += each) / sum)];
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Each seat's band as a path: the chances are stacked, the first seat on top. */
export function bands(points: readonly Point[], frame: Frame): string[] {
  const seats = points[0]?.chances.length ?? 0;
  const stacked = points.map(({ chances }) => edges(chances));
  const at = (place: number, edge: number) =>
    `${round(across(place, points.length, frame))} ${round((stacked[place]?.[edge] ?? 0) * frame.height)}`;
  const places = points.map((_, place) => place);
  return Array.from({ length: seats }, (_, seat) => {
    const top = places.map((place) => at(place, seat));
    const bottom = places.toReversed().map((place) => at(place, seat + 1));
    return `M${[...top, ...bottom].join("L")}Z`;
  });
}

/** Where a seat's crest is read best: in the middle of its band where that is widest, away from the edges. */
export function labelOf(
  points: readonly Point[],
  seat: number,
  frame: Frame,
  room: number,
): [number, number] | null {
  let best: [number, number] | null = null;
  let most = room / frame.height;
  points.forEach(({ chances }, place) => {
    const x = across(place, points.length, frame);
    if (x < room || x > frame.width - room) return;
    const [top = 0, bottom = 0] = edges(chances).slice(seat, seat + 2);
    if (bottom - top <= most) return;
    most = bottom - top;
    best = [round(x), round(((top + bottom) / 2) * frame.height)];
  });
  return best;
}

/** Where labels go so that none covers another, each as near to its place as it can; places come in order. */
export function apart(places: readonly number[], gap: number, { width }: Frame): number[] {
  const found: number[] = [];
  for (const place of places) found.push(Math.max(place, (found.at(-1) ?? -gap) + gap));
  let free = width;
  return found
    .toReversed()
    .map((place) => {
      const at = Math.min(place, free);
      free = at - gap;
      return at;
    })
    .toReversed();
}

/** The beginning of a chapter on the chart; it is written there where its heading has room. */
export interface Opening {
  x: number;
  heading: string | null;
}

/** Where the chapters of the story begin on the chart; `letter`: how wide one is. */
export function openingsOf(
  chapters: readonly Chapter[],
  points: readonly Point[],
  frame: Frame,
  letter: number,
): Opening[] {
  const found: Opening[] = [];
  let free = 0;
  for (const { heading, first } of chapters) {
    const place = points.findIndex(({ told }) => told > first);
    if (heading === null || place < 0) continue;
    const x = round(across(place, points.length, frame));
    const end = x + (heading.length + 1) * letter;
    const fits = x >= free && end <= frame.width;
    found.push({ x, heading: fits ? heading : null });
    if (fits) free = end;
  }
  return found;
}

/** The point that shows a moment at which so many events had been told: the last one until then. */
export function pointOf(points: readonly Point[], told: number): number {
  return Math.max(
    0,
    points.findLastIndex((each) => each.told <= told),
  );
}
