import type { TableModel } from "$src/table/model.svelte";
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import { chosen } from "../desk/chosen.svelte";

/** Escape takes the last unfinished step back. */
export function cancelling(model: TableModel): Attachment<Element> {
  return (board) =>
    on(board, "keydown", (event) => {
      if ((event as KeyboardEvent).key !== "Escape" || event.defaultPrevented) return;
      if (model.offers(["back"])) void model.play(["back"]);
      else if (chosen.from.length) chosen.from = [];
      else return;
      event.preventDefault();
    });
}
