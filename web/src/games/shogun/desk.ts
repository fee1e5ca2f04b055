import type { TableModel } from "$src/table/model.svelte";
import { seen } from "./view";

/** What lies on the desk where there is room for one thing at a time. */
export type OnDesk = "tower" | "draft" | "march" | "plan" | "places" | "winter" | "rest";

/** What is decided now, or shown falling; else what there is to look at meanwhile. */
export function onDesk(model: TableModel, falling: boolean): OnDesk {
  const view = seen(model);
  if (falling) return "tower";
  if (view.draft) return "draft";
  if (model.decision === "march" || model.decision === "move") return "march";
  if (view.phase === "plan") return "plan";
  if (view.phase === "place") return "places";
  return view.season === "winter" && view.phase !== "over" ? "winter" : "rest";
}
