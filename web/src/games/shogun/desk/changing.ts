import { changed, type Change } from "$src/net/changes";
import { BUILDINGS, DATA, SPACES } from "../data/data";
import type { Building, Province, Seat, ShogunView } from "../view";

/** A card that others lay face down. */
const HIDDEN = "hidden";
const ORDER = new Map(DATA.provinces.map(({ id }, place) => [id, place]));

export const space = (name: string) => SPACES.findIndex((each) => each === name);
export const nothing = SPACES.map(() => null);
export const hidden = SPACES.map(() => HIDDEN);

/** Changes of which each is made upon those before it. */
export function together(shown: ShogunView, ...steps: ((view: ShogunView) => Change[])[]): Change[] {
  let view = shown;
  return steps.flatMap((step) => {
    const found = step(view);
    view = changed(view, found);
    return found;
  });
}

/** A province stands otherwise than before. */
export function ground(
  { provinces }: ShogunView,
  province: string,
  change: (was: Province) => Partial<Province>,
): Change[] {
  const place = provinces.findIndex((each) => each.province === province);
  const was = provinces[place];
  return was ? [[["provinces", place], { ...was, ...change(was) }]] : [];
}

/** So many armies more, or fewer, stand in a province. */
export const armies = (shown: ShogunView, province: string, more: number) =>
  ground(shown, province, (was) => ({ armies: was.armies + more }));

/** What everybody sees of a seat is otherwise than before. */
export function house(
  { seats }: ShogunView,
  seat: number | null,
  change: (was: Seat) => Partial<Seat>,
): Change[] {
  const was = seat === null ? undefined : seats[seat];
  return seat !== null && was ? [[["seats", seat], { ...was, ...change(was) }]] : [];
}

/** The same for all seats. */
export const houses = (shown: ShogunView, change: (was: Seat) => Partial<Seat>): Change[] =>
  shown.seats.flatMap((_, seat) => house(shown, seat, change));

/** A province, and its card, have another owner. */
export function given(shown: ShogunView, province: string, owner: number | null): Change[] {
  const before = shown.provinces.find((each) => each.province === province)?.owner ?? null;
  const counted = (more: number) => (was: Seat) => ({
    provinces: was.provinces + more,
    cards: was.cards + more,
  });
  return together(
    shown,
    (view) => ground(view, province, () => ({ owner })),
    (view) => house(view, before, counted(-1)),
    (view) => house(view, owner, counted(1)),
    ({ seat, hand }) =>
      seat === null || seat !== owner ? [] : [[["hand"], ordered([...(hand ?? []), province])]],
  );
}

/** A card that is lost lies nowhere any more. */
export function dropped(shown: ShogunView, seat: number, card: string, from: string | null): Change[] {
  const lay = from === null ? null : space(from);
  return [
    ...(lay === null ? [] : ([[["seats", seat, "plan", lay], null]] as Change[])),
    ...(seat === shown.seat && lay !== null ? ([[["plan", lay], null]] as Change[]) : []),
    ...(seat === shown.seat
      ? ([[["hand"], (shown.hand ?? []).filter((each) => each !== card)]] as Change[])
      : []),
  ];
}

/** All one's cards are in hand again, and nothing lies on the planning board. */
export function takenBack({ seat, provinces, hand }: ShogunView): Change[] {
  if (seat === null || !hand) return [];
  const own = provinces.filter(({ owner }) => owner === seat).map(({ province }) => province);
  return [
    [["hand"], ordered([...own, ...CHESTS])],
    [["plan"], nothing],
  ];
}

const CHESTS = [0, 1, 2, 3, 4].map((number) => `chest_${number}`);
const rank = (card: string) => ORDER.get(card) ?? DATA.provinces.length + CHESTS.indexOf(card);
const ordered = (cards: string[]) => cards.toSorted((one, other) => rank(one) - rank(other));

export const sum = (cubes: readonly number[], more: readonly number[], sign = 1) =>
  cubes.map((cube, colour) => cube + sign * (more[colour] ?? 0));

/** Cubes of some seats, and farmers if so, go from the tray back to their supplies. */
export function cleared(shown: ShogunView, seats: readonly (number | null)[], farmers: boolean): Change[] {
  const { tray } = shown;
  const gone = (colour: number) => seats.includes(colour) || (farmers && colour === shown.seats.length);
  return [
    ...seats.flatMap((seat) =>
      house(shown, seat, (was) => ({ supply: was.supply + (tray[seat ?? 0] ?? 0) })),
    ),
    [["farmers"], shown.farmers + (farmers ? (tray[shown.seats.length] ?? 0) : 0)],
    [["tray"], tray.map((cubes, colour) => (gone(colour) ? 0 : cubes))],
  ];
}

/** So many armies of a seat stand in a province after a battle. */
export const kept = (shown: ShogunView, province: string, seat: number | null, count: number): Change[] => [
  ...ground(shown, province, () => ({ armies: count })),
  ...house(shown, seat, (was) => ({ supply: was.supply - count })),
];

/** The buildings of a province with one more. */
export const among = (buildings: readonly Building[], one: Building) =>
  BUILDINGS.filter((each) => each === one || buildings.includes(each));
