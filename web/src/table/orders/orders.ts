import { api, Refused } from "$src/net/api";
import type { TableModel } from "../model.svelte";

/** A standing order as it is given, its name first. */
export type Order = (string | number)[];

/** What a game may add about its orders. */
export interface Ordering {
  /** What an order can sensibly be about now, of all that it could: one's own castles, say. */
  about?(model: TableModel, order: string): readonly (string | number)[] | undefined;
}

/** One order to tap, and whether it is in force. */
export interface Choice {
  order: Order;
  label: string;
  given: boolean;
}

/** An order as a sentence, with what it can be about; without anything it is the one choice itself. */
export interface Sentence {
  name: string;
  text: string;
  choices: Choice[];
}

/** The orders of all games, whole and with what they are about left out. */
const COMMON: Record<string, [string, string]> = {
  pass_reactions: ["table-order-pass-reactions", "table-order-pass-reactions"],
  refuse_offers: ["table-order-refuse-offers", "table-order-refuse-offers-about"],
};

const idOf = (name: string) => COMMON[name]?.[0] ?? `order-${name}`;
const aboutOf = (name: string) => COMMON[name]?.[1] ?? `order-${name}-about`;

export const same = (one: Order, other: Order) =>
  one.length === other.length && one.every((part, i) => part === other[i]);

/** Whether orders can be given here now. */
export function canOrder(model: TableModel): boolean {
  return model.seat !== null && !model.trial && !model.present.result && Object.keys(known(model)).length > 0;
}

function known(model: TableModel): Record<string, Record<string, (string | number)[]>> {
  return model.info?.orders ?? {};
}

/** An order in words. */
export function told(model: TableModel, [name = "", ...values]: Order): string {
  const params = Object.keys(known(model)[name] ?? {}).map((param, i) => [param, values[i]]);
  return model.words.tell(idOf(String(name)), Object.fromEntries(params), (seat) => {
    const called = model.now.name(seat);
    return [called, called];
  });
}

/** All that can be ordered, as sentences. */
export function sentences(model: TableModel): Sentence[] {
  return Object.entries(known(model)).flatMap(([name, params]) => {
    const [param] = Object.entries(params);
    if (!param) return [alone(model, name)];
    const choices = values(model, name, ...param).map((value) => chosen(model, param[0], [name, value]));
    return choices.length ? [{ name, text: model.words.say(aboutOf(name)), choices }] : [];
  });
}

function alone(model: TableModel, name: string): Sentence {
  const text = told(model, [name]);
  return { name, text, choices: [{ order: [name], label: text, given: isGiven(model, [name]) }] };
}

function chosen(model: TableModel, param: string, order: Order): Choice {
  const value = order[1] ?? "";
  const label = param === "seat" ? model.now.name(Number(value)) : model.words.noun(param, String(value));
  return { order, label, given: isGiven(model, order) };
}

/** What an order can be about: other seats; what the game says; and whatever it is about already. */
function values(
  model: TableModel,
  name: string,
  param: string,
  domain: (string | number)[],
): (string | number)[] {
  const fits = (value: string | number) =>
    param === "seat"
      ? Number(value) < model.seats.length && value !== model.seat
      : (model.game?.about?.(model, name) ?? domain).includes(value);
  return domain.filter((value) => fits(value) || isGiven(model, [name, value]));
}

function isGiven(model: TableModel, order: Order): boolean {
  return model.live.orders.some((each) => same(each, order));
}

/** Give an order that is not in force, or take it back; a refusal is shown where it was asked for. */
export async function turn(model: TableModel, order: Order, at: Element | null): Promise<void> {
  const change = isGiven(model, order) ? api.takeBackOrder : api.giveOrder;
  model.answer = null;
  try {
    await change(model.live.id, order); // what is in force now comes by the table's line
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    model.answer = { refusal: error.refusal, at };
  }
}
