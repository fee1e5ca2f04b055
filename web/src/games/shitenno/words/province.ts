import type { TableModel } from "$src/table/model.svelte";
import { printed } from "../data/data";
import { seen, type Province } from "../view";

/** The troops that a province asks for in words: what is printed, and the gate's. */
export function needed(model: TableModel, state: Province): string {
  const { troop, printed: count } = printed(state.province);
  return model.words.several("troop", [...Array<string>(count).fill(troop), state.troop]);
}

/** Who has how many kamons in a province. */
export function holders(model: TableModel, state: Province): string[] {
  return seen(model).seats.flatMap((_, seat) => {
    const own = state.fields.filter((each) => each?.seat === seat);
    if (!own.length) return [];
    const gold = own.filter((each) => each?.gold).length;
    return [model.words.say("board-holds", { name: model.name(seat), count: own.length, gold })];
  });
}

/** Whether one can do something in a province now: exactly what the server lists. */
export function isLit(model: TableModel, province: string): boolean {
  return model.offered("place", province).length > 0 || model.offered("gild", province).length > 0;
}

/** A province in one sentence, for those who hear it. */
export function provinceLabel(model: TableModel, state: Province): string {
  const { words } = model;
  const next = state.fields.indexOf(null);
  const number = printed(state.province).fields[next];
  return [
    words.noun("province", state.province),
    ...(number === undefined
      ? [words.say("board-full")]
      : [
          `${words.say("board-need")}: ${needed(model, state)}`,
          words.say("board-next-field", { number }),
          words.say("board-tiles-left", { count: state.tiles }),
        ]),
    ...holders(model, state),
    ...(model.offered("place", state.province).length ? [words.say("board-can-be-taken")] : []),
    ...(model.offered("gild", state.province).length ? [words.say("board-can-be-gilded")] : []),
  ].join(", ");
}
