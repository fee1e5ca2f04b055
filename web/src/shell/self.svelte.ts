import { api, Refused } from "$src/net/api";
import type { Me } from "$src/wire";

const NOBODY: Me = { name: null, login: null };
const PAUSE = 3000; // milliseconds before asking again

/** Who one is here. */
class Self {
  me = $state.raw<Me>(NOBODY);
  known = $state(false); // whether the server has told
  unreachable = $state(false);

  /** Ask the server, until it answers. */
  async ask(): Promise<void> {
    try {
      this.me = await api.me();
      this.known = true;
      this.unreachable = false;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.unreachable = true;
      setTimeout(() => void this.ask(), PAUSE);
    }
  }

  /** Be somebody: as a guest with this name, if one is nobody yet. */
  async beSomebody(name: string): Promise<void> {
    if (this.me.name === null) this.me = await api.guest(name);
  }

  /** Be nobody (any more). */
  beNobody(): void {
    this.me = NOBODY;
  }
}

export const self = new Self();
