import { api, Refused } from "$src/net/api";
import { newKey } from "$src/net/key";
import type { NewTable, TableInfo } from "$src/wire";

/** Makes tables: however often one has to ask until there is an answer, it is one table. */
export class Making {
  #content = "";
  #key = "";

  /** Make a table and, where nobody else is waited for, start it. */
  async make(table: NewTable, start: boolean): Promise<TableInfo> {
    try {
      const made = await api.create({ ...table, key: this.#keyOf(table) });
      if (start && made.status === "open") await api.start(made.id);
      this.#content = "";
      return made;
    } catch (error) {
      if (error instanceof Refused && error.status >= 400 && error.status < 500) this.#content = "";
      throw error;
    }
  }

  /** The same for the same table, until that was made or refused. */
  #keyOf(table: NewTable): string {
    const content = JSON.stringify(table);
    if (content !== this.#content) this.#key = newKey();
    this.#content = content;
    return this.#key;
  }
}

export const making = new Making();
