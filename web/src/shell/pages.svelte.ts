import type { Which } from "$src/net/api";
import type { TableInfo, TableList } from "$src/wire";
import { noteTimes } from "./time/received";

const MOST = 100; // tables that the server sends at once
const MORE = 20; // those that one is shown in addition

/** A list of tables that is looked up page by page, and again as far as one has read it. */
export class Pages {
  tables = $state.raw<TableInfo[]>([]);
  /** Whether the list goes on. */
  readonly more = $derived.by(() => this.#next !== null);

  #next = $state.raw<string | null>(null);
  #wanted: number;
  #turn = 0;

  constructor(
    readonly look: (which: Which) => Promise<TableList>,
    readonly status: Which["status"],
    readonly size: number,
  ) {
    this.#wanted = size;
  }

  /** Look again; what lies beyond the longest page stays as it was. */
  async refresh(): Promise<void> {
    const turn = ++this.#turn;
    const page = await this.look({ status: this.status, limit: Math.min(MOST, this.#wanted) });
    noteTimes(page.tables);
    if (turn !== this.#turn) return; // somebody has asked for something else meanwhile
    const beyond = this.#wanted > MOST && page.next !== null;
    this.tables = beyond ? joined(page.tables, this.tables.slice(MOST)) : page.tables;
    if (!beyond) this.#next = page.next;
  }

  /** Look further; the first table that is new. */
  async goOn(): Promise<TableInfo | undefined> {
    if (this.#next === null) return undefined;
    const turn = ++this.#turn;
    const page = await this.look({ status: this.status, limit: MORE, after: this.#next });
    noteTimes(page.tables);
    if (turn !== this.#turn) return undefined;
    const before = this.tables;
    this.tables = joined(this.tables, page.tables);
    this.#wanted += MORE;
    this.#next = page.next;
    return page.tables.find((table) => !before.some(({ id }) => id === table.id));
  }

  /** Know nothing. */
  clear(): void {
    this.#turn += 1;
    this.#wanted = this.size;
    this.#next = null;
    this.tables = [];
  }
}

/** Both lists, each table once: it may have moved from one page to another. */
function joined(first: TableInfo[], second: TableInfo[]): TableInfo[] {
  const known = new Set(first.map(({ id }) => id));
  return [...first, ...second.filter(({ id }) => !known.has(id))];
}
