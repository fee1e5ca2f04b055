import { pointOf } from "../data/data";
import type { TenjoView } from "../view";
import { isAlly } from "./reach";

/** Daimyō whom a march leaves without samurai of one's own, by province: those who are lost, and those whom allies alone support (T12). */
export interface Forsaken {
  lost: string[];
  leaning: string[];
}

/** Whom whole stacks would leave alone if they marched to a goal. */
export function forsakenBy(
  view: TenjoView,
  seat: number | null,
  gone: readonly string[],
  goal: string,
): Forsaken {
  if (seat === null) return { lost: [], leaning: [] };
  const counts = (point: string) =>
    view.options["entry_supports_daimyo"] !== false || pointOf(point).kind !== "entry";
  const isIn = (province: string) => (point: string) =>
    counts(point) && pointOf(point).provinces.includes(province);
  const own = [...Object.keys(view.own?.samurai ?? {}).filter((point) => !gone.includes(point)), goal];
  const allied = Object.entries(view.points)
    .filter(([, seats]) => seats.some((other) => other !== seat && isAlly(view, seat, other)))
    .map(([point]) => point);
  const daimyo = view.seats[seat]?.daimyo ?? {};
  const alone = [...new Set(gone.flatMap((point) => pointOf(point).provinces))].filter(
    (province) => daimyo[province] && !own.some(isIn(province)),
  );
  return {
    lost: alone.filter((province) => !allied.some(isIn(province))),
    leaning: alone.filter((province) => allied.some(isIn(province))),
  };
}
