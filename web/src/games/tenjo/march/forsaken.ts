import { pointOf } from "../data/data";
import type { TenjoView } from "../view";

/** Provinces in which a daimyō would be left without samurai of one's own if a whole stack marched to a goal. */
export function forsakenBy(view: TenjoView, seat: number | null, source: string, goal: string): string[] {
  if (seat === null) return [];
  const daimyo = view.seats[seat]?.daimyo ?? {};
  const left = [...Object.keys(view.own?.samurai ?? {}).filter((point) => point !== source), goal];
  return pointOf(source).provinces.filter(
    (province) => daimyo[province] && !left.some((point) => pointOf(point).provinces.includes(province)),
  );
}
