import { pointsOf } from "../data/data";
import type { TenjoView } from "../view";

/** Whose samurai and castles alone are in a province; null where nobody's or several houses' are. What lies on its borders is in two. */
export function holderOf(view: TenjoView, province: string): number | null {
  const inside = pointsOf(province).filter((each) => each.kind !== "border");
  const there = new Set(
    inside.flatMap(({ id }) => [
      ...(view.points[id] ?? []),
      ...view.castles.filter((each) => each.site === id).map((each) => each.owner),
    ]),
  );
  const [holder = null] = there;
  return there.size === 1 ? holder : null;
}
