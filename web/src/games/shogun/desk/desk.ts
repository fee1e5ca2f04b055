import type { TableModel } from "$src/table/model.svelte";
import { middle, WIDTH } from "../map/map";
import type { ShogunScene } from "./scenes";
import { seen } from "../view";

/** What lies on the desk where there is room for one thing at a time. */
export type OnDesk = "tower" | "draft" | "march" | "plan" | "places" | "winter" | "rest";

/** What is being played, or decided now; else what there is to look at meanwhile. */
export function onDesk(model: TableModel, scene: ShogunScene | null): OnDesk {
  const view = seen(model);
  if (scene?.kind === "throw") return "tower";
  if (view.draft) return "draft";
  if (marches(model)) return "march";
  if (view.phase === "plan") return "plan";
  if (view.phase === "place") return "places";
  return view.season === "winter" && view.phase !== "over" ? "winter" : "rest";
}

/** Whether one says where armies march; in a lesson there are steps that are only read meanwhile. */
export function marches({
  decision,
  narrowed,
  legal,
}: Pick<TableModel, "decision" | "narrowed" | "legal">): boolean {
  return (decision === "march" || decision === "move") && (!narrowed || legal.length > 0);
}

/** Where the tower stands while cubes fall, so that it does not cover the province they fall for. */
export function towerSide(scene: ShogunScene | null): "left" | "right" {
  const [x] = middle(foughtFor(scene) ?? "");
  return x > WIDTH / 2 ? "left" : "right";
}

/** The province that cubes fall for; none where the tower is filled. */
export function foughtFor(scene: ShogunScene | null): string | null {
  const { to, province } = (scene?.kind === "throw" && scene.thrown.cause?.data) || {};
  const found = to ?? province;
  return found === undefined ? null : String(found);
}
