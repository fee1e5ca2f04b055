import { api } from "$src/net/api";
import type { Me } from "$src/wire";

/** Who one is here. */
class Self {
  me = $state.raw<Me>({ name: null, login: null });
  known = $state(false); // whether the server has told

  async ask(): Promise<void> {
    this.me = await api.me();
    this.known = true;
  }

  /** Be somebody: as a guest with this name, if one is nobody yet. */
  async beSomebody(name: string): Promise<void> {
    if (this.me.name === null) this.me = await api.guest(name);
  }
}

export const self = new Self();
