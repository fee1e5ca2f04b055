import type { TableModel, View } from "../../model.svelte";

/** A table as it was in a view, for a seat: so its moves are told as they were when that seat was asked for them. */
export function asThen(model: TableModel, view: View, seat: number): TableModel {
  const decision = view.pending.find((each) => each.seat === seat)?.kind ?? null;
  const then: Partial<Record<string | symbol, unknown>> = { view, decision };
  return new Proxy(model, {
    get: (of, name) => (name in then ? then[name] : (Reflect.get(of, name, of) as unknown)),
  });
}
