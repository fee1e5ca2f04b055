import type { Error as Refusal } from "$src/wire";
import { NounKinds, type Kinds } from "./kinds";
import { Messages, type Params } from "./messages";

const COUNTED = ["cards", "items"];
/** Parameters that hold a seat beside the one an event is told of, and those that hold several. */
export const ONE_SEAT = ["defender", "winner", "to", "foe", "loser", "other", "against", "by", "holder"];
export const SEATS = ["seats", "winners", "tied"];

/** What a seat is called, and what instead where that word is already in the sentence. */
export type Naming = (seat: number) => [string, string];

export type Data = Record<string, unknown>;
export interface GameEvent {
  kind: string;
  data: Data;
  to: number | null;
  /** The rule it follows from, where the game says so: the log links it. */
  rule?: string | null;
}
export type Move = (string | number)[];

/** A move in words: whole, short, and the heading under which the short form makes sense. */
export interface Label {
  text: string;
  short: string;
  group: string;
}

/** The words of one language, for the program itself and, if one is given, for a game: as `tenka.words.Words`. */
export class Words {
  readonly messages: Messages;
  readonly #kinds: NounKinds;

  constructor(
    readonly lang: string,
    sources: string[],
    readonly verbs: Record<string, string[]> = {},
    kinds: Kinds = {},
  ) {
    this.messages = new Messages(lang, sources);
    this.#kinds = new NounKinds(kinds);
  }

  /** A message with its parameters just as they are. */
  say(id: string, params: Params = {}): string {
    return this.messages.text(id, params);
  }

  /** The word for a value of a kind: `noun("card", "sohei")`, `noun("point", "omi_w3")`. */
  noun(kind: string, value: string, name?: Naming): string {
    for (const prefix of this.#kinds.under(kind)) {
      if (this.messages.has(`${prefix}-${value}`)) return this.say(`${prefix}-${value}`);
      for (const [end, shape] of this.#kinds.composed(prefix)) {
        const found = shape.exec(value);
        if (found && this.messages.has(`${prefix}-${end}`))
          return this.tell(`${prefix}-${end}`, withNo(found.groups), name);
      }
    }
    return value;
  }

  /** A list in words, equal ones counted: “2 × Rice, Silk + Tea”. */
  several(kind: string, values: string[], name?: Naming): string {
    const counts = new Map<string, number>();
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
    return [...counts]
      .map(([value, count]) => (count === 1 ? "" : `${count} × `) + this.noun(kind, value, name))
      .join(", ");
  }

  /** A move in words; `details` are parameters beyond its own. */
  move(move: Move, details: Data = {}, name?: Naming): Label {
    const [verb, ...values] = move;
    const id = `move-${verb}`;
    const names = this.verbs[String(verb)] ?? [];
    const own = Object.fromEntries(names.map((each, place) => [each, values[place]]));
    const told = this.#told(id, { ...own, ...details }, name);
    const wanted = [...this.messages.parameters(id)].map((each) => [each, told[each] ?? "no"] as const);
    const params = Object.fromEntries(wanted);
    const text = this.messages.has(id) ? this.messages.text(id, params) : move.join(" ");
    const short = this.messages.hasAttribute(id, "short") ? this.messages.text(id, params, "short") : text;
    const group = this.messages.hasAttribute(id, "group") ? this.messages.text(id, params, "group") : "";
    return { text, short, group };
  }

  /** An event in words; `name` gives what a seat is called, and what instead where that word is already used. */
  event(event: GameEvent, name: Naming): string {
    const id = `event-${event.kind}`;
    const params = this.#worded(id, this.#withCounts(event.data), name);
    for (const reason of (event.data["reasons"] as string[] | undefined) ?? []) params[reason] = "yes";
    const seats = event.data["seats"] as number[] | undefined;
    const who = seats ? seats[0] : (event.data["seat"] as number | undefined);
    if (who !== undefined) {
      const [called, otherwise] = name(who);
      params["name"] = Object.values(params).includes(called) ? otherwise : called;
    }
    Object.assign(params, this.#people(event.data, name));
    const wanted = [...this.messages.parameters(id)].map((each) => [each, params[each] ?? "no"] as const);
    return this.messages.text(id, Object.fromEntries(wanted));
  }

  /** Other seats of an event by their names: `winner_name`, `seats_names`; and what is counted by colour. */
  #people(data: Data, name: Naming): Params {
    const found = named(data, name);
    for (const [param, value] of Object.entries(data)) {
      if (SEATS.includes(param))
        found[`${param}_names`] = (value as number[]).map((seat) => name(seat)[0]).join(", ");
      else if (this.#countsBySeat(param, value)) found[param] = this.#bySeat(value, name);
    }
    return found;
  }

  /** What is counted of each seat and, the last number, of nobody's: “3 × Anna, 2 × Neutral”. */
  #bySeat(counts: number[], name: Naming): string {
    const whose = (place: number) =>
      place < counts.length - 1 ? name(place)[0] : this.say(this.#kinds.beyondSeats ?? "");
    const told = counts.flatMap((count, place) => (count ? [`${count} × ${whose(place)}`] : []));
    if (told.length) return told.join(", ");
    return this.messages.has("board-nothing") ? this.say("board-nothing") : "–";
  }

  /** Whether a value counts something of each seat, and of nobody's beyond them. */
  #countsBySeat(param: string, value: unknown): value is number[] {
    if (this.#kinds.beyondSeats === null || !Array.isArray(value) || SEATS.includes(param)) return false;
    return value.length > 0 && value.every((each) => typeof each === "number");
  }

  /** The data, truths as `yes` and `no`, and beside each list how many: `tied_count`, `count` for `cards`. */
  #withCounts(data: Data): Data {
    const params: Data = {};
    for (const [name, value] of Object.entries(data)) {
      if (typeof value === "boolean") params[name] = value ? "yes" : "no";
      else if (value !== null) params[name] = value;
      if (!Array.isArray(value)) continue;
      params[`${name}_count`] = this.#countsBySeat(name, value)
        ? value.reduce((sum, each) => sum + each, 0)
        : value.length;
      const place = name.lastIndexOf("_");
      if (COUNTED.includes(name.slice(place + 1)))
        params[place < 0 ? "count" : `${name.slice(0, place)}_count`] = value.length;
    }
    return params;
  }

  /** Why something is refused; the rule is shown beside it. */
  refusal(refusal: Refusal, name?: Naming): string {
    for (const kind of ["refusal", "error"]) {
      const id = `${kind}-${refusal.message}`;
      if (this.messages.has(id)) return this.tell(id, refusal.params, name);
    }
    return refusal.message;
  }

  /** A message of a game, with ids of cards, titles and so on put into words. */
  tell(id: string, params: Data, name?: Naming): string {
    return this.messages.text(id, this.#told(id, params, name));
  }

  /** Parameters in words, and seats by their names: `seat_name`; where no names are given, by their houses. */
  #told(id: string, params: Data, name?: Naming): Params {
    const called = name ?? ((seat) => [this.noun("seat", String(seat)), ""] satisfies [string, string]);
    const told = { ...this.#worded(id, params, called), ...named(params, called) };
    const seat = params["seat"];
    if (typeof seat === "number" || /^[0-9]$/.test(String(seat))) told["seat_name"] = called(Number(seat))[0];
    return told;
  }

  #worded(id: string, params: Data, name: Naming): Params {
    const raw = this.messages.selectors(id);
    return Object.fromEntries(
      Object.entries(params).map(([param, value]) => [
        param,
        raw.has(param) ? value : this.#wordsOf(param, value, name),
      ]),
    ) as Params;
  }

  #wordsOf(param: string, value: unknown, name: Naming): unknown {
    const kind = param.slice(param.lastIndexOf("_") + 1);
    if (Array.isArray(value)) return this.several(kind.replace(/s$/, ""), value.map(String), name);
    return typeof value === "string" ? this.noun(kind, value, name) : value;
  }
}

/** Other seats by their names: `winner_name`. */
function named(params: Data, name: Naming): Params {
  const found: Params = {};
  for (const param of ONE_SEAT) {
    const seat = params[param];
    if (typeof seat === "number") found[`${param}_name`] = name(seat)[0];
  }
  return found;
}

/** Parts that are not there are `no`. */
function withNo(parts: Record<string, string | undefined> = {}): Data {
  return Object.fromEntries(Object.entries(parts).map(([part, value]) => [part, value ?? "no"]));
}
