import { scattered, shuffled } from "./chance";
import type { Thrown } from "./throws";
import { HEIGHTS, MIDDLE, slot } from "./tray";

/** How long a throw is played, in milliseconds. */
export const LASTS = 2500;
const POURED = 800; // in which all cubes are let go
const APART = 110; // between two of a few cubes
const FOOT = 330; // of the ramp: from there a cube is before the tower
const LIFTED = 240; // what lies in the tray is taken up first

/** A cube falls through, is caught in the tower, or is one that lay there and is knocked loose. */
export type Fate = "through" | "caught" | "loosened";

/** Where a cube is at a time. */
export interface Point {
  at: number;
  x: number;
  y: number;
  turn: number;
  seen: number;
  easing?: string;
}

/** A cube's way. */
export interface Fall {
  key: number;
  colour: number;
  fate: Fate;
  path: Point[];
}

interface Cube {
  colour: number;
  fate: Fate;
  /** Where it lay in the tray before it was thrown. */
  lay: { x: number; y: number } | null;
}

/**
 * The way of every cube to the result that is known: made of the event alone, so all see the same, whenever.
 *
 * On which baffle a cube rests nobody knows; what is caught just fades behind the paper.
 */
export function choreography(thrown: Thrown): Fall[] {
  const chance = scattered(JSON.stringify([thrown.armies, thrown.bonus, thrown.tray, thrown.out]));
  const cubes = shuffled(poured(thrown), chance);
  const apart = Math.min(APART, POURED / Math.max(cubes.length, 1));
  const falls = [
    ...cubes.map((cube, i) => ({ cube, path: falling(cube, i * apart, chance) })),
    ...loosened(thrown).map((cube) => ({ cube, path: knocked(chance) })),
  ];
  return landed(falls, thrown, chance);
}

/** A number that is read in the tray from one moment to another, until the next cube of its colour lies there. */
export interface Counted {
  colour: number;
  count: number;
  from: number;
  until: number | null;
}

/** The cubes in the tray counted up, colour by colour, as they come to lie there. */
export function counted(falls: readonly Fall[]): Counted[] {
  const came = falls
    .filter(({ fate }) => fate !== "caught")
    .map(({ colour, path }) => ({ colour, at: path.at(-1)?.at ?? 0 }))
    .toSorted((one, other) => one.at - other.at);
  return came.map(({ colour, at }, place) => ({
    colour,
    count: came.slice(0, place + 1).filter((each) => each.colour === colour).length,
    from: at,
    until: came.slice(place + 1).find((each) => each.colour === colour)?.at ?? null,
  }));
}

/** All cubes that are thrown; as many of a colour fall through as come out, if so many were thrown. */
function poured({ armies, bonus, tray, out }: Thrown): Cube[] {
  return out.flatMap((came, colour) => {
    const [own = 0, extra = 0, lying = 0] = [armies[colour], bonus[colour], tray[colour]];
    return Array.from({ length: own + extra + lying }, (_, i) => ({
      colour,
      fate: i < came ? ("through" as const) : ("caught" as const),
      lay: i < lying ? slot(colour, i, lying, out.length) : null,
    }));
  });
}

/** Cubes that came out beyond those that were thrown: they had rested in the tower. */
function loosened({ armies, bonus, tray, out }: Thrown): Cube[] {
  return out.flatMap((came, colour) => {
    const put = (armies[colour] ?? 0) + (bonus[colour] ?? 0) + (tray[colour] ?? 0);
    const cube: Cube = { colour, fate: "loosened", lay: null };
    return Array.from({ length: Math.max(came - put, 0) }, () => cube);
  });
}

/** Over the funnel, through its throat, from one eave to the other, to the mouth or not so far. */
function falling({ fate, lay }: Cube, begin: number, chance: () => number): Point[] {
  const start = begin + (lay ? LIFTED : 0) * (1 - begin / POURED);
  const side = chance() < 0.5 ? -1 : 1;
  const spin = (chance() - 0.5) * 360;
  const x = MIDDLE + (chance() - 0.5) * 76;
  const path: Point[] = lay
    ? [
        { at: 0, ...lay, turn: 0, seen: 1, easing: "ease-in" },
        { at: LIFTED * 0.8, x: lay.x, y: lay.y - 26, turn: 0, seen: 0 },
      ]
    : [];
  path.push(
    { at: start + 1, x, y: HEIGHTS.over, turn: 0, seen: 0, easing: "linear" },
    { at: start + 70, x, y: HEIGHTS.over + 6, turn: spin * 0.1, seen: 1, easing: "cubic-bezier(.5,0,.9,.6)" },
    { at: start + 320, x: MIDDLE + (chance() - 0.5) * 26, y: HEIGHTS.throat, turn: spin * 0.4, seen: 1 },
    {
      at: start + 480,
      x: MIDDLE + side * (12 + chance() * 20),
      y: HEIGHTS.upper,
      turn: spin * 0.6,
      seen: 1,
      easing: "ease-in",
    },
  );
  if (fate === "caught") {
    const y = HEIGHTS.upper + (HEIGHTS.lower - HEIGHTS.upper) * chance();
    const rest = { x: MIDDLE - side * 14, y, turn: spin * 0.7 };
    path.push({ at: start + 640, ...rest, seen: 0.9 }, { at: start + 1000, ...rest, seen: 0 });
    return path;
  }
  path.push(
    {
      at: start + 650,
      x: MIDDLE - side * (14 + chance() * 24),
      y: HEIGHTS.lower,
      turn: spin * 0.8,
      seen: 1,
      easing: "ease-in",
    },
    { at: start + 810, x: MIDDLE + (chance() - 0.5) * 18, y: HEIGHTS.mouth, turn: spin, seen: 1 },
  );
  return path;
}

/** From somewhere in the tower to its mouth. */
function knocked(chance: () => number): Point[] {
  const start = 650 + chance() * 550;
  const x = MIDDLE + (chance() - 0.5) * 50;
  const y = HEIGHTS.upper + (HEIGHTS.lower - HEIGHTS.upper) * chance();
  const spin = (chance() - 0.5) * 200;
  return [
    { at: start, x, y, turn: 0, seen: 0 },
    { at: start + 160, x, y: y + 6, turn: spin * 0.3, seen: 1, easing: "ease-in" },
    { at: start + 420, x: MIDDLE + (chance() - 0.5) * 18, y: HEIGHTS.mouth, turn: spin, seen: 1 },
  ];
}

/** What comes out hops from the mouth to its place in the tray: who comes first lies in front. */
function landed(falls: { cube: Cube; path: Point[] }[], { out }: Thrown, chance: () => number): Fall[] {
  const arrived = out.map(() => 0);
  const inTime = falls.toSorted((one, other) => (one.path.at(-1)?.at ?? 0) - (other.path.at(-1)?.at ?? 0));
  return inTime.map(({ cube, path }, key) => {
    const { colour, fate } = cube;
    const mouth = path.at(-1);
    if (fate === "caught" || !mouth) return { key, colour, fate, path };
    const place = arrived[colour] ?? 0;
    arrived[colour] = place + 1;
    const end = slot(colour, place, out[colour] ?? 0, out.length);
    const turn = Math.round(mouth.turn / 90) * 90;
    const hop = { x: mouth.x + (end.x - mouth.x) * 0.35, y: FOOT, turn: (mouth.turn + turn) / 2 };
    const late = mouth.at + 380 + chance() * 80;
    return {
      key,
      colour,
      fate,
      path: [
        ...path.slice(0, -1),
        { ...mouth, easing: "ease-out" },
        { at: mouth.at + 170, ...hop, seen: 1, easing: "ease-in" },
        { at: late, ...end, turn, seen: 1 },
      ],
    };
  });
}
