import { call } from "$src/net/api";
import type { LiveTable } from "$src/net/live.svelte";
import { self } from "$src/shell/self.svelte";
import type { Muted, Remark } from "$src/wire";

/** Whom one does not read at a table. To be made while a component is set up. */
export class Muting {
  #seats = $state.raw<readonly number[] | null>(null);
  /** Whether one can talk here: not in a lesson, at a game that is looked back at, or at a picture of the rules. */
  #talks = $derived.by(() => this.live.presence !== undefined);
  /** The other people here, as long as there are any. */
  #names = $derived.by(() => {
    const others = (this.live.table?.seats ?? []).filter(({ name, you }) => name !== null && !you);
    return others.map(({ name }) => name).join("\n");
  });

  constructor(readonly live: LiveTable) {
    // Who sits there may have been muted elsewhere: asked again when people come and go.
    $effect(() => {
      if (self.me.name === null || !this.#talks || !this.#names) return;
      void this.#learn(call<Muted>("GET", this.#path()));
    });
  }

  /** The seats of those whom one does not read. */
  get seats(): readonly number[] {
    return this.#seats ?? [];
  }

  /** Whether a remark is by somebody muted; until it is known who is, what others say has to wait. */
  hides({ seat, name }: Remark): boolean {
    const there = seat === null ? undefined : this.live.table?.seats[seat];
    if (seat === null || !there || there.you || there.name !== name) return false;
    return this.#seats === null ? self.me.name !== null : this.#seats.includes(seat);
  }

  async mute(seat: number): Promise<void> {
    await this.#learn(call<Muted>("PUT", this.#path(seat)), true);
  }

  async unmute(seat: number): Promise<void> {
    await this.#learn(call<Muted>("DELETE", this.#path(seat)), true);
  }

  async #learn(asked: Promise<Muted>, told = false): Promise<void> {
    try {
      this.#seats = (await asked).seats;
    } catch (error) {
      this.#seats ??= []; // better a remark too many than none at all
      if (told) throw error;
    }
  }

  #path = (seat?: number) =>
    `/api/tables/${encodeURIComponent(this.live.id)}/muted${seat === undefined ? "" : `/${seat}`}`;
}
