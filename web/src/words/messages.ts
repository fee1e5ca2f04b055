import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { GROUPED } from "./figures";

export type Params = Record<string, FluentVariable>;

interface Found {
  all: Set<string>;
  selectors: Set<string>;
}

/** The messages of one language: looked up, and asked which parameters they take and which they select by. */
export class Messages {
  readonly #bundle: FluentBundle;
  readonly #found = new Map<string, Found>();

  constructor(lang: string, sources: string[]) {
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  /** Say something else instead of some messages, whatever letters it has. */
  replace(texts: Record<string, string>): void {
    const quoted = Object.entries(texts).map(
      ([id, text]) => `${id} = { "${text.replace(/["\\]/g, (letter) => `\\${letter}`)}" }`,
    );
    this.#bundle.addResource(new FluentResource(quoted.join("\n")), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** Whether a message has an attribute of this name. */
  hasAttribute(id: string, attribute: string): boolean {
    return attribute in (this.#bundle.getMessage(id)?.attributes ?? {});
  }

  /** The parameters a message takes. */
  parameters(id: string): Set<string> {
    return this.#look(id).all;
  }

  /** The parameters by which a message selects a variant: they are ids and numbers, not words. */
  selectors(id: string): Set<string> {
    return this.#look(id).selectors;
  }

  /** A message, or one of its attributes, with its parameters filled in. */
  text(id: string, params: Params = {}, attribute?: string): string {
    const message = this.#bundle.getMessage(id);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    return pattern ? this.#bundle.formatPattern(pattern, grouped(params), []) : id;
  }

  #look(id: string): Found {
    let found = this.#found.get(id);
    if (!found) {
      found = { all: new Set(), selectors: new Set() };
      walk(this.#bundle.getMessage(id), found);
      this.#found.set(id, found);
    }
    return found;
  }
}

/** Parameters whose numbers are written in thousands, also where a language leaves four digits together by itself. */
function grouped(params: Params): Params {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === "number" ? new FluentNumber(value, GROUPED) : value,
    ]),
  );
}

/** Go through a parsed message, whatever it is made of, and note its variables. */
function walk(part: unknown, found: Found): void {
  if (Array.isArray(part)) {
    for (const each of part) walk(each, found);
  } else if (part && typeof part === "object") {
    const node = part as { type?: string; name?: string; selector?: { type?: string; name?: string } };
    if (node.type === "var" && node.name) found.all.add(node.name);
    if (node.type === "select" && node.selector?.type === "var" && node.selector.name)
      found.selectors.add(node.selector.name);
    for (const each of Object.values(part)) walk(each, found);
  }
}
