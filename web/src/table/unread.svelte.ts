import { untrack } from "svelte";
import type { TableModel } from "./model.svelte";

/** What others said in the chat while it was not to be seen. */
export class Unread {
  #read = $state(0);

  constructor(
    readonly model: TableModel,
    seen: () => boolean,
  ) {
    this.#read = this.#last;
    $effect(() => {
      const last = this.#last;
      if (seen() && !document.hidden)
        this.#read = Math.max(
          untrack(() => this.#read),
          last,
        );
    });
  }

  get count(): number {
    const { live, seat } = this.model;
    return live.remarks.filter((each) => each.number > this.#read && each.seat !== seat).length;
  }

  get #last(): number {
    return this.model.live.remarks.at(-1)?.number ?? 0;
  }
}
