import type { TableModel } from "../../model.svelte";

/** The position in history by which so many events had been told; null: the present, or the steps are not known yet. */
export function versionOf(model: TableModel, told: number): number | null {
  return model.past.steps.find((each) => each.told >= told)?.version ?? null;
}

/** Go to the position in history by which so many events had been told. */
export function goToTold(model: TableModel, told: number): void {
  model.past.whenKnown(() => model.goTo(versionOf(model, told)));
}
