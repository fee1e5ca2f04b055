import type { GameModule } from "$src/games/games";
import type { Live } from "$src/net/live.svelte";
import type { Speech } from "$src/shell/speech.svelte";
import { TableModel } from "$src/table/model.svelte";
import type { GameInfo, SeatInfo } from "$src/wire";
import type { Position } from "./pictures";

/** A table at which nothing happens: one position, to be looked at. To be made while a component is set up. */
export function still(position: Position, speech: Speech, game: GameModule, info: GameInfo): TableModel {
  const { view, legal } = position;
  const seats = Array.from({ length: view.players }, (_, seat): Partial<SeatInfo> => ({
    bot: "steady",
    you: seat === view.seat,
  }));
  const live: Partial<Record<keyof Live, unknown>> = {
    id: "",
    table: { game: info.id, options: view["options"], seats },
    sight: { seat: view.seat, version: 0, view, decision: null, legal, edits: [], can_undo: false },
    remarks: [],
    orders: [],
    handovers: [],
  };
  return new TableModel(live as Live, speech, game, info);
}
