import type { Closer } from "$src/art/inspecting.svelte";
import type { TableModel } from "$src/table/model.svelte";
import { capital } from "$src/words/capital";
import { BUILDINGS, DATA, eventCard, isProvince } from "../data/data";
import { KINDS, majority } from "../end/points";
import {
  chestsOn,
  isChest,
  seen,
  type Action,
  type Card,
  type Region,
  type Space,
  type Special,
} from "../view";
import { spaceName } from "./province";

/** What one reads of each thing on the board when one looks closely: what it is, what it is worth now, its rule. */

const COLLECTING: readonly Space[] = ["rice", "tax"];
const MARCHING: readonly Space[] = ["army_1", "battle_a", "battle_b"];

/** The rule of an action. */
const ruleOf = (space: Space): string =>
  COLLECTING.includes(space) ? "H14" : MARCHING.includes(space) ? "H13" : "H10";

function action(model: TableModel, action: Action | null, number: number): Closer {
  const { words } = model;
  const name = action ? words.noun("action", action) : words.say("board-hidden");
  const heading = `${number} · ${name}`;
  if (!action) return { heading, text: words.say("board-action-hidden"), rule: "H9" };
  return { heading, text: words.say(`action-about-${action}`), rule: ruleOf(action) };
}

function space(model: TableModel, space: Space): Closer {
  const { words } = model;
  const heading = spaceName(model, space);
  if (space === "bid") return { heading, text: words.say("board-plan-bid-hint"), rule: "H8" };
  const number = seen(model).actions.open.indexOf(space) + 1;
  const when = words.say("look-space", { known: number ? "yes" : "no", number });
  return { heading, text: `${words.say(`action-about-${space}`)} ${when}`, rule: ruleOf(space) };
}

/** A card of a plan: a province as it stands, or what a chest card does. */
function card(model: TableModel, card: Card): Closer {
  const { words } = model;
  if (isProvince(card)) return { place: card };
  const heading = words.noun("card", card);
  if (!isChest(card)) return { heading, text: words.say("look-nothing"), rule: "H6" };
  return { heading, text: words.say("look-chest-card", { count: chestsOn(card) }), rule: "H6" };
}

/** A bid that is revealed. */
function bid(model: TableModel, card: Card): Closer {
  const { words } = model;
  const heading = words.noun(isProvince(card) ? "province" : "card", card);
  return { heading, text: words.say("look-bid"), rule: "H8" };
}

function event(model: TableModel, event: string | null, current = false): Closer {
  const { words } = model;
  if (event === null)
    return { heading: words.say("board-event"), text: words.say("look-event-none"), rule: "H7" };
  const about = words.say(`event-about-${event}`);
  const loss = words.say("board-loss", { loss: eventCard(event).loss });
  const text = current
    ? `${about} ${words.say("look-event-now")}`
    : [about, loss, words.say("board-last-is-winter")].join(" · ");
  return { heading: words.noun("event", event), text, rule: current ? "H7" : "H22" };
}

function special(model: TableModel, which: Special): Closer {
  const { words } = model;
  const rule = which === "attack" || which === "defence" ? "H15" : "H12";
  return { heading: words.noun("special", which), text: words.say(`special-about-${which}`), rule };
}

function place(model: TableModel, number: number, which: Special): Closer {
  const { words } = model;
  const { text, rule } = special(model, which) as { text: string; rule: string };
  const heading = `${words.say("board-place-number", { place: number })} · ${words.noun("special", which)}`;
  return { heading, text: `${text} ${words.say("look-place-order", { place: number })}`, rule };
}

function season(model: TableModel): Closer {
  const { words } = model;
  const { season, year } = seen(model);
  const heading = `${words.say("board-year", { year })} · ${words.noun("season", season)}`;
  const rule = season === "winter" ? "H22" : "H5";
  return { heading, text: words.say("look-season", { season, year }), rule };
}

function region(model: TableModel, region: Region): Closer {
  const { words } = model;
  const leads = BUILDINGS.map((building) => {
    const found = majority(seen(model).standing, region, building);
    const names = found?.seats.map((seat) => model.name(seat)).join(", ") ?? "";
    const what = words.tell("board-majority", { building });
    return words.say("look-majority", {
      what,
      names,
      held: names ? "yes" : "no",
      points: found?.points ?? 0,
    });
  });
  const text = [words.say("look-region"), ...leads].join(" ");
  return { heading: words.noun("region", region), text, rule: "H23" };
}

function tower(model: TableModel): Closer {
  const { words } = model;
  const { tower, tray } = seen(model);
  const counted = (counts: readonly number[]) =>
    counts
      .map((count, colour) => ({
        count,
        name: colour === counts.length - 1 ? words.say("board-farmers") : model.name(colour),
      }))
      .filter(({ count }) => count)
      .map(({ count, name }) => `${count} × ${name}`)
      .join(", ") || words.say("board-nothing");
  const text = [
    `${words.say("board-tray")}: ${counted(tray)}.`,
    `${words.say("board-tower")}: ${counted(tower)}.`,
    words.say("board-tower-how"),
  ].join(" ");
  return { heading: words.say("board-tower"), text, rule: "H21" };
}

/** A ruler with everybody's points or rice. */
function track(model: TableModel, of: "score" | "rice"): Closer {
  const { words } = model;
  const { seats } = seen(model);
  const told = seats.map((each, seat) => `${model.name(seat)} ${each[of]}`).join(", ");
  const heading = words.say(of === "score" ? "board-points" : "board-rice");
  const text = `${told}. ${words.say(of === "score" ? "look-points" : "look-rice")}`;
  return { heading, text, rule: of === "score" ? "H23" : "H22" };
}

// Of a player

function ready(model: TableModel, seat: number): Closer {
  const { words } = model;
  const ready = seen(model).seats[seat]?.ready ?? false;
  const heading = capital(words.say(ready ? "board-ready" : "board-planning"), words.lang);
  return {
    heading,
    text: words.say("look-ready", { name: model.name(seat), ready: ready ? "yes" : "no" }),
    rule: "H6",
  };
}

function turn(model: TableModel, seat: number): Closer {
  const { words } = model;
  const { order, seats } = seen(model);
  const text = words.say("look-turn", { names: order.map((each) => model.name(each)).join(", ") });
  return { heading: `${words.say("board-place")} ${seats[seat]?.place ?? ""}`, text, rule: "H8" };
}

function chests(model: TableModel, seat: number): Closer {
  const { words } = model;
  const count = seen(model).seats[seat]?.chests ?? 0;
  return { heading: `${words.say("board-chests")}: ${count}`, text: words.say("look-chests"), rule: "H10" };
}

function rice(model: TableModel, seat: number): Closer {
  const { words } = model;
  const { seats, standing } = seen(model);
  const { rice = 0, provinces = 0 } = seats[seat] ?? {};
  const [missing] = standing.supply[seat]?.missing ?? [0];
  const text = words.say("board-rice-certain", { rice, provinces, loss: standing.loss[0], missing });
  return {
    heading: `${words.say("board-rice")}: ${rice}`,
    text: `${text}. ${words.say("look-rice")}`,
    rule: "H22",
  };
}

function points(model: TableModel, seat: number): Closer {
  const { words } = model;
  const { seats, standing, phase } = seen(model);
  const heading = `${words.say("board-points")}: ${seats[seat]?.score ?? 0}`;
  const tally = standing.seats[seat];
  if (phase === "over" || !tally) return { heading, text: words.say("look-points"), rule: "H23" };
  const parts = KINDS.map((kind) => `${words.say(`score-${kind}`)} ${tally[kind]}`).join(", ");
  return { heading, text: words.say("look-points-now", { points: tally.points, parts }), rule: "H23" };
}

function provinces(model: TableModel, seat: number): Closer {
  const { words } = model;
  const count = seen(model).seats[seat]?.provinces ?? 0;
  return {
    heading: `${words.say("board-provinces")}: ${count}`,
    text: words.say("look-provinces"),
    rule: "H23",
  };
}

function supply(model: TableModel, seat: number): Closer {
  const { words } = model;
  const count = seen(model).seats[seat]?.supply ?? 0;
  return {
    heading: `${words.say("board-supply")}: ${count}`,
    text: words.say("look-supply", { count: DATA.armies }),
    rule: "H25",
  };
}

function cards(model: TableModel, seat: number): Closer {
  const { words } = model;
  const count = seen(model).seats[seat]?.cards ?? 0;
  return { heading: words.say("board-cards-count", { count }), text: words.say("look-cards"), rule: "H6" };
}

function groups(model: TableModel, seat: number): Closer {
  const { words } = model;
  const groups = seen(model).seats[seat]?.groups.join(" ") ?? "";
  return { heading: words.say("board-groups"), text: words.say("board-groups-left", { groups }), rule: "H2" };
}

/** Everything that can be looked at. */
export const LOOKS = {
  action,
  space,
  card,
  bid,
  event,
  special,
  place,
  season,
  region,
  tower,
  track,
  ready,
  turn,
  chests,
  rice,
  points,
  provinces,
  supply,
  cards,
  groups,
};
export type Looks = typeof LOOKS;
