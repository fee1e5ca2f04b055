import type { GameKinds } from "$src/wire";

/** Where a game's nouns are found, as `words/kinds.json` of its package says it; what is left out is empty. */
export type Kinds = Partial<GameKinds>;

/** The same, ready to be asked. */
export class NounKinds {
  readonly #kinds: Kinds;
  readonly #shapes = new Map<string, [string, RegExp][]>();

  constructor(kinds: Kinds) {
    this.#kinds = kinds;
  }

  /** The kinds of messages under which the words of a parameter's values are found. */
  under(kind: string): readonly string[] {
    return this.#kinds.nouns?.[kind] ?? [kind];
  }

  /** Values whose words are put together from parts: the end of the message that says how, and what they look like. */
  composed(kind: string): readonly [string, RegExp][] {
    let found = this.#shapes.get(kind);
    if (!found) {
      const written = Object.entries(this.#kinds.composed?.[kind] ?? {});
      found = written.map(([end, shape]) => [end, fromPython(shape)]);
      this.#shapes.set(kind, found);
    }
    return found;
  }

  /** The message for the number that follows all seats' in what is counted by seat. */
  get beyondSeats(): string | null {
    return this.#kinds.beyond_seats ?? null;
  }
}

const NEVER = /(?!)/;

/** A pattern of Python's as ours, for whole values; one that we cannot read fits nothing. */
export function fromPython(pattern: string): RegExp {
  const ours = pattern.replaceAll("(?P<", "(?<").replace(/\(\?P=(\w+)\)/g, "\\k<$1>");
  try {
    return new RegExp(`^(?:${ours})$`);
  } catch {
    return NEVER;
  }
}
