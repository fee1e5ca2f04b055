import type { Move, TableModel } from "$src/table/model.svelte";
import { seen } from "../view";

const OFTEN = 5; // as the terminal
const WINDOWS = ["parley", "peace", "join", "cards", "answer", "yield", "consent"];

type Place = Pick<TableModel, "trial" | "decision" | "seat" | "view"> & {
  live: Pick<TableModel["live"], "id" | "orders">;
};

/** Windows that one has passed by choice, one after the other, at one table and in one seat. */
class Passing {
  #counts: Record<string, number> = $state({});

  /** How many they are. */
  count(model: Place): number {
    return this.#counts[place(model)] ?? 0;
  }

  /** Take note of what one has answered. */
  note(model: Place, [verb]: Move): void {
    if (model.trial || !WINDOWS.includes(model.decision ?? "")) return;
    this.#counts[place(model)] = verb === "pass" ? this.count(model) + 1 : 0;
  }

  /** Begin to count again. */
  clear(model: Place): void {
    this.#counts[place(model)] = 0;
  }

  /** The orders by which one could pass on, once one has passed often. */
  offered(model: Place): string[] {
    if (this.count(model) < OFTEN || model.seat === null || model.trial || model.decision === null) return [];
    const all = [...(seen(model).battle ? ["pass_battle"] : []), "pass_month"];
    return all.filter((order) => !model.live.orders.some(([given]) => given === order));
  }
}

const place = ({ live, seat }: Place) => `${live.id} ${seat}`;

export const passing = new Passing();
