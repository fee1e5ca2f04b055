import type { Closer } from "$src/art/inspecting.svelte";
import type { TableModel } from "$src/table/model.svelte";
import { capital } from "$src/words/capital";
import { DATA } from "../data/data";
import { bounds, pointsTold } from "../standing/points";
import { castlesOf, inYearEnd, seen, total, yearsOf, type Element } from "../view";
import { names } from "./naming";

/** What one reads of each thing at the table when one looks closely: what it is, what it is worth now, its rule. */

const THOUSAND = 1000;
const ELEMENT_RULES: Record<Element, string> = {
  fire: "T22",
  wind: "T23",
  water: "T24",
  earth: "T25",
  void: "T26",
};
const PIECE = DATA.constants.piece_points * THOUSAND;

export function lookAtYear(model: TableModel): Closer {
  const { words } = model;
  const view = seen(model);
  const [year, years] = [view.year, yearsOf(view)];
  if (year === 0) return { heading: words.say("board-setup"), text: words.say("look-setup"), rule: "T3" };
  return {
    heading: words.say("board-year-of", { year, years }),
    text: words.say("look-year", { left: years - year }),
    rule: "T5",
  };
}

export function lookAtMonth(model: TableModel, month: number): Closer {
  const { words } = model;
  const view = seen(model);
  const left = inYearEnd(view) ? 0 : DATA.months - view.month;
  return {
    heading: words.say("board-month", { month }),
    text: words.say("look-month", {
      when: month < view.month || inYearEnd(view) ? "gone" : month === view.month ? "now" : "yet",
      left,
    }),
    rule: "T5",
  };
}

export function lookAtTurn(model: TableModel): Closer | null {
  const { words } = model;
  const { turn } = seen(model);
  if (!turn) return null;
  const heading = turn.rolled
    ? words.say("board-points-left", { count: turn.points })
    : words.say("board-not-rolled");
  return {
    heading: capital(heading, words.lang),
    text: words.say(turn.rolled ? "look-points-rolled" : "look-points-die"),
    rule: "T8",
  };
}

/** Where pieces are: “Echizen 2, Kii”. */
function places(model: TableModel, pieces: Record<string, number>): string {
  const found = Object.entries(pieces).map(([province, count]) =>
    count > 1 ? `${model.words.noun("province", province)} ${count}` : model.words.noun("province", province),
  );
  return found.join(", ");
}

export function lookAtDaimyo(model: TableModel, seat: number): Closer | null {
  const { words } = model;
  const state = seen(model).seats[seat];
  if (!state) return null;
  const count = total(state.daimyo);
  return {
    heading: `${words.say("board-daimyo")}: ${count}`,
    text: words.say("look-daimyo", { count, places: places(model, state.daimyo), piece: PIECE }),
    rule: "T12",
  };
}

export function lookAtShadows(model: TableModel, seat: number): Closer | null {
  const { words } = model;
  const state = seen(model).seats[seat];
  if (!state) return null;
  const count = total(state.shadows);
  return {
    heading: `${words.say("board-shadows")}: ${count}`,
    text: words.say("look-shadows", { count, places: places(model, state.shadows), piece: PIECE }),
    rule: "T10",
  };
}

export function lookAtCastles(model: TableModel, seat: number): Closer {
  const { words } = model;
  const castles = castlesOf(seen(model), seat);
  const each = castles.map(({ site, defence, koku_a_year }) =>
    words.say("look-castle", { site: words.noun("site", site), defence, koku: koku_a_year }),
  );
  const worth = words.say("look-castles", { piece: PIECE, upkeep: DATA.upkeep * THOUSAND });
  return {
    heading: `${words.say("board-castles")}: ${castles.length}`,
    text: [...each, worth].join(" "),
    rule: "T33",
  };
}

export function lookAtStacks(model: TableModel, seat: number): Closer {
  const { words } = model;
  const view = seen(model);
  const count = Object.values(view.points).filter((each) => each.includes(seat)).length;
  return {
    heading: `${words.say("board-stacks")}: ${count}`,
    text: words.say("look-stacks", {
      samurai: view.seats[seat]?.samurai ?? 0,
      own: seat === model.seat ? "yes" : "no",
    }),
    rule: "T31",
  };
}

export function lookAtKoku(model: TableModel): Closer | null {
  const { words } = model;
  const { own } = seen(model);
  if (!own) return null;
  const koku = total(own.koku);
  const upkeep = Object.keys(own.koku).length * DATA.upkeep * THOUSAND;
  return {
    heading: capital(words.say("board-treasury-total", { koku }), words.lang),
    text: words.say("look-koku", { points: koku * DATA.constants.koku_points, upkeep }),
    rule: "T37",
  };
}

/** A seat's points, part by part, as far as they are known. */
export function lookAtPoints(model: TableModel, seat: number): Closer | null {
  const { words } = model;
  const stands = seen(model).standing?.[seat];
  if (!stands) return null;
  const part = (name: keyof typeof stands.least) => bounds(model, stands, name);
  return {
    heading: capital(pointsTold(model, stands), words.lang),
    text: words.say("look-points", {
      samurai: part("samurai"),
      koku: part("koku"),
      daimyo: part("daimyo"),
      shadows: part("shadows"),
      castles: part("castles"),
      family: part("family"),
    }),
    rule: "T37",
  };
}

const STATES = { out: "T39", ronin: "T32", shield: "T26", truce: "T34", ready: "T4", distributing: "T4" };
export type StateOf = keyof typeof STATES;

/** What holds of a seat now: out of the game, without daimyō, safe from somebody, ready. */
export function lookAtState(model: TableModel, state: StateOf, seats: readonly number[]): Closer {
  const { words } = model;
  const told: Record<StateOf, string> = {
    out: words.say("board-out"),
    ronin: words.say("board-ronin"),
    shield: words.say("board-shield-from", { names: names(model, seats) }),
    truce: words.say("board-truce", { names: names(model, seats) }),
    ready: words.say("board-ready"),
    distributing: words.say("board-distributing"),
  };
  return {
    heading: capital(told[state], words.lang),
    text: words.say(`look-state-${state}`),
    rule: STATES[state],
  };
}

export function lookAtElement(model: TableModel, element: Element): Closer {
  const { words } = model;
  const view = seen(model);
  const gone = view.piles.element_discards.filter((each) => each === element).length;
  const held = view.own?.hand.filter((each) => each === element).length ?? 0;
  const counted = words.say("look-element-counted", { held, gone });
  return {
    heading: words.noun("element", element),
    text: `${words.say(`element-about-${element}`)} ${counted}`,
    rule: ELEMENT_RULES[element],
  };
}

export function lookAtRing(model: TableModel, ring: number): Closer {
  const { words } = model;
  const gone = seen(model).piles.ring_discards.filter((each) => each === ring).length;
  return {
    heading: words.noun("card", `ring_${ring}`),
    text: words.say("look-ring", { ring, gone }),
    rule: "T27",
  };
}

/** One of a family in a castle or elsewhere: what it is worth, and what a hostage does. */
export function lookAtFamily(
  model: TableModel,
  card: string,
  kept: "own" | "hostage" | "captive" | "away" | "dead",
): Closer {
  const { words } = model;
  return {
    heading: capital(words.noun("family", card, model.naming), words.lang),
    text: words.say("look-family", { kept, piece: PIECE }),
    rule: kept === "hostage" || kept === "away" ? "T28" : "T37",
  };
}

export function lookAtAlly(model: TableModel, seat: number): Closer {
  const { words } = model;
  return { heading: model.name(seat), text: words.say("look-ally"), rule: "T28" };
}

export function lookAtFactor(model: TableModel, kind: string): Closer {
  const { words } = model;
  return {
    heading: words.say(`board-factor-${kind}`),
    text: words.say(`look-factor-${kind}`, { most: DATA.constants.ratio_most }),
    rule: "T18",
  };
}
