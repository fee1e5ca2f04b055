import type { Change } from "$src/net/changes";
import { castleCard, DATA, ELEMENTS, pointOf, RINGS, SITES } from "../data/data";
import type { Battle, Castle, Happened, Stack, TenjoView } from "../view";

type Losses = Extract<Happened, { kind: "lost" }>["data"];

const THOUSAND = 1000;
const CARDS: readonly string[] = [...ELEMENTS, ...RINGS.map((ring) => `ring_${ring}`)];

export const provinceOf = (site: string) => pointOf(site).provinces[0] ?? "";
export const among = (seats: readonly number[] | undefined, one: number) =>
  [...new Set([...(seats ?? []), one])].sort((a, b) => a - b);
export const arrived = (points: TenjoView["points"], point: string, seat: number) => ({
  ...points,
  [point]: among(points[point], seat),
});

/** Nobody of a seat is on a point any more. */
export function gone(points: TenjoView["points"], point: string, seat: number): TenjoView["points"] {
  const { [point]: there = [], ...others } = points;
  const left = there.filter((each) => each !== seat);
  return left.length ? { ...others, [point]: left } : others;
}

/** So many more, or fewer, somewhere; where none are left there is nothing. */
export function counted(found: Record<string, number>, place: string, more: number): Record<string, number> {
  const { [place]: there = 0, ...others } = found;
  return there + more > 0 ? { ...others, [place]: there + more } : others;
}

/** A seat has more, or fewer, daimyō or shadow warriors in a province. */
export function figures(
  { seats }: TenjoView,
  part: "daimyo" | "shadows",
  seat: number,
  province: string,
  more: number,
): Change[] {
  return [[["seats", seat, part], counted(seats[seat]?.[part] ?? {}, province, more)]];
}

/** One of them goes from a province to another. */
export function led(
  { seats }: TenjoView,
  part: "daimyo" | "shadows",
  seat: number,
  from: string,
  to: string,
): Change[] {
  const left = counted(seats[seat]?.[part] ?? {}, from, -1);
  return [[["seats", seat, part], counted(left, to, 1)]];
}

/** A castle stands on a site. */
export function founded(
  { castles, own, seat: me }: TenjoView,
  seat: number,
  site: string,
  card: string,
): Change[] {
  const { defence, koku } = castleCard(card);
  const castle: Castle = { site, owner: seat, card, defence, koku_a_year: koku * THOUSAND };
  const sorted = [...castles, castle].sort(
    (one, other) => SITES.indexOf(one.site) - SITES.indexOf(other.site),
  );
  return [[["castles"], sorted], ...(own && me === seat ? ([[["own", "koku", site], 0]] as Change[]) : [])];
}

/** So many samurai of a seat more, or fewer: in all, and on a point where they are one's own. */
function mustered({ seats, own, seat: me }: TenjoView, seat: number, point: string, more: number): Change[] {
  return [
    [["seats", seat, "samurai"], (seats[seat]?.samurai ?? 0) + more],
    ...(own && me === seat ? ([[["own", "samurai"], counted(own.samurai, point, more)]] as Change[]) : []),
  ];
}

/** Samurai come to a point. */
export function came(shown: TenjoView, seat: number, point: string, samurai: number): Change[] {
  return [...mustered(shown, seat, point, samurai), [["points"], arrived(shown.points, point, seat)]];
}

/** Samurai are lost; where it is known how many there were, it is seen whether some are left. */
export function lost({ seat, point, samurai, why }: Losses, shown: TenjoView): Change[] {
  const open = stacksOf(shown.battle).find((each) => each.seat === seat && each.point === point);
  const there = seat === shown.seat ? shown.own?.samurai[point] : open?.samurai;
  const all = why === "earth" || there === samurai;
  return [
    ...mustered(shown, seat, point, -samurai),
    ...(all ? ([[["points"], gone(shown.points, point, seat)]] as Change[]) : []),
    ...fighting(shown, seat, point, (left) => left - samurai),
  ];
}

const stacksOf = (battle: Battle | null): Stack[] =>
  battle ? [...battle.attackers, ...battle.defenders] : [];

/** A stack in the battle has so many samurai; without any it is gone. */
export function fighting(
  { battle }: TenjoView,
  seat: number,
  point: string,
  now: (samurai: number) => number,
): Change[] {
  if (!stacksOf(battle).some((each) => each.seat === seat && each.point === point)) return [];
  const after = (stacks: Stack[]) =>
    stacks
      .map((each) =>
        each.seat === seat && each.point === point ? { ...each, samurai: now(each.samurai ?? 0) } : each,
      )
      .filter(({ samurai }) => samurai === null || samurai > 0);
  return [
    [["battle", "attackers"], after(battle?.attackers ?? [])],
    [["battle", "defenders"], after(battle?.defenders ?? [])],
  ];
}

/** Cards leave one's hand, and come to it; whatever is no card lies in a castle. */
export function held(
  { own, seat: me }: TenjoView,
  seat: number,
  out: readonly string[],
  into: readonly string[],
): Change[] {
  if (!own || me !== seat) return [];
  const left = [...own.hand];
  for (const card of out) if (left.includes(card)) left.splice(left.indexOf(card), 1);
  const hand = [...left, ...into.filter((item) => CARDS.includes(item))];
  return [[["own", "hand"], hand.sort((one, other) => CARDS.indexOf(one) - CARDS.indexOf(other))]];
}

/** Family cards in the order of the seats and of the data. */
export function byFamily(one: string, other: string): number {
  const place = (card: string) => {
    const [who = "", seat = ""] = card.split("_");
    return Number(seat) * DATA.family.length + DATA.family.indexOf(who);
  };
  return place(one) - place(other);
}
