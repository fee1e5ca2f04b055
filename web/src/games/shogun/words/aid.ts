import type { AidOf } from "$src/table/rules/aid/aid";
import { BUILDINGS, DATA } from "../data/data";

/** Shogun on one card. */
export const aid: AidOf = ({ speech: { say } }) => ({
  sequence: [
    { says: say("aid-open"), rule: "H5" },
    { says: say("aid-plan"), rule: "H6" },
    { says: say("aid-event"), rule: "H7" },
    { says: say("aid-bids"), rule: "H8" },
    { says: say("aid-actions"), rule: "H9" },
  ],
  costs: [
    ...DATA.actions
      .filter(({ price }) => price)
      .map(({ id, price }) => ({ says: say(`action-${id}`), figure: price, rule: "H10" })),
    { says: say("aid-unrest"), rule: "H14" },
    { says: say("aid-battle"), rule: "H18" },
  ],
  scoring: [
    { says: say("aid-loss"), rule: "H22" },
    ...DATA.shortage.map(({ revolts, farmers }, place) => ({
      says: say("aid-short", { range: range(place), revolts, farmers }),
      rule: "H22",
    })),
    { says: say("aid-each"), figure: 1, rule: "H23" },
    ...BUILDINGS.map((each) => ({
      says: say(`aid-most-${each}`),
      figure: DATA.majority[each],
      rule: "H23",
    })),
    { says: say("aid-tied"), rule: "H23" },
  ],
});

/** How much rice is missing on a step of the table: to just below the next one. */
function range(place: number): string {
  const [from, next] = [DATA.shortage[place]?.missing ?? 0, DATA.shortage[place + 1]?.missing];
  if (next === undefined) return `${from}+`;
  return next - from === 1 ? `${from}` : `${from}–${next - 1}`;
}
