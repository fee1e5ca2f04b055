import type { TableModel } from "../../model.svelte";

/** Go to the position in history by which so many events had been told. */
export function goToTold(model: TableModel, told: number): void {
  model.past.whenKnown(() => {
    const step = model.past.steps.find((each) => each.told >= told);
    model.goTo(step?.version ?? null);
  });
}
