import { api, Refused } from "$src/net/api";
import type { TableInfo } from "$src/wire";
import { untrack } from "svelte";
import { Pages } from "./pages.svelte";
import { self } from "./self.svelte";

const PAUSE = 20_000; // milliseconds between two looks
const SELDOM = 3; // times as long while nobody sees the page

/** Whether a table waits for oneself. */
export const waitsForMe = (table: TableInfo): boolean =>
  table.status === "running" && table.seats.some((seat) => seat.you && seat.waiting && seat.steward === null);

/** The tables where one sits and the game is not over, looked up now and then. */
class Mine {
  readonly current = new Pages(api.myTables, "current", 20);
  known = $state(false);
  /** How many of them wait for oneself: all of these are on the first page. */
  readonly waiting = $derived(this.current.tables.filter(waitsForMe).length);

  async refresh(): Promise<void> {
    if (self.me.name === null) {
      this.current.clear();
      this.known = true;
      return;
    }
    try {
      await this.current.refresh();
      this.known = true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.refusal.message === "no-session") await self.ask();
    }
  }
}

export const mine = new Mine();

/** Look now, every so often (seldom while the page is not seen), and when it comes into view; the result stops it. */
export function nowAndThen(look: () => Promise<void>, pause = PAUSE): () => void {
  let turn = 0;
  const seen = () => document.visibilityState === "visible";
  const timer = setInterval(() => {
    turn += 1;
    if (seen() || turn % SELDOM === 0) void look();
  }, pause);
  const when = () => {
    if (seen()) void look();
  };
  document.addEventListener("visibilitychange", when);
  untrack(() => void look()); // what it reads is no reason to look again
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", when);
  };
}
