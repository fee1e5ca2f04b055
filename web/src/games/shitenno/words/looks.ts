import type { Closer } from "$src/art/inspecting.svelte";
import type { TableModel } from "$src/table/model.svelte";
import { HONOURED, printed } from "../data/data";
import { STANDING_WORDS, standing, type Standing } from "../division/standing";
import { between } from "../standing/points";
import { seen } from "../view";
import { needed } from "./province";

/** What one reads of each thing on the board when one looks closely: what it is, what it is worth now, its rule. */

export function lookAtDeck(model: TableModel, kind: "troops" | "koku"): Closer {
  const { words } = model;
  return {
    heading: words.say(`board-deck-${kind}`),
    text: words.say(`look-deck-${kind}`, { count: seen(model).decks[kind] }),
    rule: kind === "koku" ? "S23" : "S5",
  };
}

export function lookAtDiscards(model: TableModel): Closer {
  const { words } = model;
  const { discards } = seen(model);
  const text = discards.length
    ? words.say("look-discards", { cards: words.several("card", discards) })
    : words.say("look-discards-none");
  return { heading: words.say("board-discards"), text, rule: "S5" };
}

export function lookAtRound(model: TableModel): Closer {
  const { words } = model;
  const { round, year } = seen(model);
  const heading = `${words.say("board-round", { round })} · ${words.noun("year", year)}`;
  return { heading, text: words.say("look-round"), rule: "S3" };
}

export function lookAtGate(model: TableModel, province: string): Closer | null {
  const { words } = model;
  const state = seen(model).provinces.find((each) => each.province === province);
  if (!state) return null;
  return {
    heading: words.say("look-gate", { province: words.noun("province", province) }),
    text: words.say(state.tiles ? "look-gate-tiles" : "look-gate-figure", {
      troop: words.noun("troop", state.troop),
      count: state.tiles,
    }),
    rule: "S13",
  };
}

/** A field of a province, counted from 0. */
export function lookAtField(model: TableModel, province: string, field: number): Closer | null {
  const { words } = model;
  const state = seen(model).provinces.find((each) => each.province === province);
  if (!state) return null;
  const number = printed(province).fields[field] ?? 0;
  const kamon = state.fields[field];
  const heading = words.tell("board-paying", { province, field: field + 1 });
  if (kamon) {
    const text = words.say(kamon.gold ? "look-field-gold" : "look-field-kamon", {
      name: model.name(kamon.seat),
      number,
    });
    return { heading, text, rule: "S25" };
  }
  const next = state.fields.indexOf(null) === field;
  const text = next
    ? words.say("look-field-next", { number, troops: needed(model, state) })
    : words.say("look-field-later", { number });
  return { heading, text, rule: next ? "S16" : "S12" };
}

export function lookAtKamons(model: TableModel, seat: number): Closer {
  const { words } = model;
  const count = seen(model).seats[seat]?.kamons ?? 0;
  return { heading: words.say("board-kamons"), text: words.say("look-kamons", { count }), rule: "S23" };
}

export function lookAtHand(model: TableModel, seat: number): Closer {
  const { words } = model;
  const own = seen(model).seats[seat];
  const known = seat === model.seat ? [] : (own?.known ?? []);
  const sentences = [
    ...(known.length ? [words.say("look-hand-known", { cards: words.several("card", known) })] : []),
    words.say("look-hand-worth"),
  ];
  return {
    heading: `${words.say("board-hand")}: ${own?.hand_size ?? 0}`,
    text: sentences.join(" "),
    rule: "S24",
  };
}

export function lookAtPoints(model: TableModel, seat: number): Closer {
  const { words } = model;
  const view = seen(model);
  const sum = (...reasons: string[]) =>
    view.events
      .flatMap((event) => (event.kind === "scored" ? [event.data] : []))
      .filter((each) => each.seat === seat && reasons.includes(each.for))
      .reduce((total, { points }) => total + points, 0);
  const counted = { fields: sum("field"), titles: sum(...HONOURED) };
  const text =
    view.phase === "over"
      ? words.say("look-points-end", { ...counted, koku: sum("koku"), majorities: sum("majority") })
      : words.say("look-points", counted);
  return { heading: `${words.say("board-points")}: ${view.seats[seat]?.score ?? 0}`, text, rule: "S16" };
}

export function lookAtNow(model: TableModel, seat: number): Closer | null {
  const { words } = model;
  const view = seen(model);
  const stands = view.standing[seat];
  if (!stands) return null;
  const text = words.say("look-now-sum", {
    score: view.seats[seat]?.score ?? 0,
    majorities: stands.majorities,
    koku: between(model, stands.koku),
  });
  return { heading: `${words.say("look-now")}: ${between(model, stands.points)}`, text, rule: "S25" };
}

const STATE_RULES: Record<Standing, string> = {
  packet: "S10",
  tairo: "S4",
  asked: "S6",
  refused: "S7",
  waiting: "S6",
};

export function lookAtStanding(model: TableModel, seat: number): Closer | null {
  const { words } = model;
  const view = seen(model);
  if (!view.division) return null;
  const state = standing(view, view.division, seat);
  const packet = view.division.packets.find((each) => each.seat === seat);
  const text = words.say(`look-state-${state}`, {
    title: packet ? words.noun("title", packet.title) : "",
    cards: packet?.cards.length ? words.several("card", packet.cards) : words.say("board-no-cards"),
  });
  return {
    heading: `${model.name(seat)}: ${words.say(STANDING_WORDS[state])}`,
    text,
    rule: STATE_RULES[state],
  };
}
