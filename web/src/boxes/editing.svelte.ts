import { Refused } from "$src/net/api";
import { boxes } from "./asking";
import type { BoxField, BoxForm, Error as Refusal } from "$src/wire";
import { same } from "./fields";

const PAUSE = 300; // milliseconds without a change until the server is asked

/** A new id, as the server has them. */
export function newId(): string {
  const letters = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16)));
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** A box that is being changed, and what the server says of its values as they are. */
export class Editing {
  name = $state("");
  values = $state.raw<Record<string, unknown>>({});
  errors = $state.raw<Refusal[]>([]);
  readonly count = $derived.by(
    () => this.form.fields.filter((field) => !same(this.value(field), field.ours)).length,
  );

  constructor(
    readonly form: BoxForm,
    readonly id: string,
    name: string,
    values: Record<string, unknown>,
  ) {
    this.name = name;
    this.values = values;
  }

  /** A field's value: what was entered, or ours. */
  value(field: BoxField): unknown {
    return this.values[field.id] ?? field.ours;
  }

  /** Enter a value; nothing for ours. */
  enter(field: BoxField, value: unknown): void {
    const others = Object.entries(this.values).filter(([id]) => id !== field.id);
    this.values = Object.fromEntries(value === undefined ? others : [...others, [field.id, value]]);
  }

  /** What is wrong with a field by itself. */
  error(field: BoxField): Refusal | undefined {
    return this.errors.find(({ params }) => params["field"] === field.id && params["total"] === undefined);
  }

  /** What is wrong with all fields of a group together. */
  together(group: string): Refusal | undefined {
    return this.errors.find(
      ({ params }) => params["total"] !== undefined && String(params["field"]).startsWith(`${group}.`),
    );
  }

  /** Have the values looked at whenever they change; for an effect. */
  watch(): () => void {
    const { values } = this;
    let current = true;
    const timer = setTimeout(() => {
      void boxes.check(this.form.game, values).then(
        ({ errors }) => current && (this.errors = errors),
        (error: unknown) => {
          if (!(error instanceof Refused)) throw error; // saving will say it
        },
      );
    }, PAUSE);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }
}
