import type { TableModel } from "./model.svelte";
import { afterOwn } from "./story";

/** Where in the story one's own last turn ended; it is kept on this device. */
export class Since {
  #mark = $state(0);

  constructor(readonly model: TableModel) {
    const key = `tenka.turn.${model.live.id}`;
    const { events } = model.present;
    const own = model.seat === null ? events.length : afterOwn(events, model.seat);
    this.#mark = read(key) ?? own;
    let was = model.due;
    $effect(() => {
      const due = model.due;
      const length = model.present.events.length;
      if (was !== null && due === null) {
        this.#mark = length;
        write(key, length);
      }
      was = due;
    });
  }

  /** The place of the first event after one's last turn; all are old for those who only watch. */
  get place(): number {
    if (this.model.seat === null) return Infinity;
    return Math.min(this.#mark, this.model.present.events.length);
  }
}

function read(key: string): number | null {
  try {
    const found = localStorage.getItem(key);
    return found === null ? null : Number(found) || 0;
  } catch {
    return null; // storage is closed to us
  }
}

function write(key: string, value: number): void {
  try {
    localStorage.setItem(key, String(value));
  } catch {
    // then only until the next reload
  }
}
