import type { Counted } from "$src/table/end/counting";
import type { TableModel } from "$src/table/model.svelte";
import { seen, type TenjoView } from "../view";
import { KINDS, PIECE, type Kind } from "./points";

/** What everybody has at the end, kind by kind (T37); what stands on the map is counted there. */
export function counted(model: Pick<TableModel, "view" | "words">): Counted[] {
  const view = seen(model);
  const { result } = view;
  if (!result || result.why === "shogun") return [];
  return KINDS.map((kind) => ({
    what: model.words.say(`score-${kind}`),
    places: placesOf(view, kind),
    points: result.seats.map((final) => final[kind]),
  }));
}

/** Where pieces of a kind stand for all to see: castles at their sites, daimyō and shadow warriors in their provinces. */
function placesOf({ castles, seats }: TenjoView, kind: Kind): Counted["places"] {
  if (kind === "castles")
    return castles.map(({ site, owner }) => ({ at: `[data-point="${site}"]`, seat: owner, points: PIECE }));
  if (kind !== "daimyo" && kind !== "shadows") return [];
  return seats.flatMap((each, seat) =>
    Object.entries(each[kind]).map(([province, count]) => ({
      ...{ at: `[data-province="${province}"]`, seat, points: count * PIECE },
    })),
  );
}
