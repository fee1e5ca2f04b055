import type { Move, TableModel } from "$src/table/model.svelte";
import { seen } from "../view";

const OFTEN = 5; // as the terminal
const WINDOWS = ["parley", "peace", "join", "cards", "answer", "yield", "consent"];

/** Windows that one has passed by choice, one after the other. */
class Passing {
  count = $state(0);

  /** Take note of what one has answered. */
  note(model: TableModel, [verb]: Move): void {
    if (model.trial || !WINDOWS.includes(model.decision ?? "")) return;
    this.count = verb === "pass" ? this.count + 1 : 0;
  }

  /** The orders by which one could pass on, once one has passed often. */
  offered(model: TableModel): string[] {
    if (this.count < OFTEN || model.seat === null || model.trial || model.decision === null) return [];
    const all = [...(seen(model).battle ? ["pass_battle"] : []), "pass_month"];
    return all.filter((order) => !model.live.orders.some(([given]) => given === order));
  }
}

export const passing = new Passing();
