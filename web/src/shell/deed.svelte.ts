import type { Speech } from "./speech.svelte";
import { why } from "./refused";

/** Something that is asked of the server: one at a time, and what it refuses is said in place. */
export class Deed {
  busy = $state(false);
  trouble = $state("");

  constructor(readonly speech: () => Speech) {}

  /** Do it; whether it worked. */
  async run(deed: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.trouble = "";
    try {
      await deed();
      return true;
    } catch (error) {
      this.trouble = why(error, this.speech());
      return false;
    } finally {
      this.busy = false;
    }
  }
}
