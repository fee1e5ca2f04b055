import { api, Refused } from "$src/net/api";
import type { TableInfo } from "$src/wire";
import { untrack } from "svelte";
import { self } from "./self.svelte";

const PAUSE = 20_000; // milliseconds between two looks

/** Whether a table waits for oneself. */
export const waitsForMe = (table: TableInfo): boolean =>
  table.status === "running" && table.seats.some((seat) => seat.you && seat.waiting);

/** The tables where one sits, looked up now and then while the page is seen. */
class Mine {
  tables = $state.raw<TableInfo[]>([]);
  known = $state(false);
  /** How many of them wait for oneself. */
  readonly waiting = $derived(this.tables.filter(waitsForMe).length);

  async refresh(): Promise<void> {
    if (self.me.name === null) {
      this.tables = [];
      this.known = true;
      return;
    }
    try {
      this.tables = (await api.myTables()).tables;
      this.known = true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.refusal.message === "no-session") await self.ask();
    }
  }
}

export const mine = new Mine();

/** Do something now, every so often, and whenever the page comes into view again; the result stops it. */
export function nowAndThen(look: () => Promise<void>, pause = PAUSE): () => void {
  const when = () => {
    if (document.visibilityState === "visible") void look();
  };
  const timer = setInterval(when, pause);
  document.addEventListener("visibilitychange", when);
  untrack(() => void look()); // what it reads is no reason to look again
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", when);
  };
}
