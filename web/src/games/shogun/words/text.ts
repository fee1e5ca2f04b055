import type { Passage } from "$src/games/games";
import type { TableModel } from "$src/table/model.svelte";
import { BUILDINGS, SPACES } from "../data/data";
import { seen } from "../view";
import { provinceLabel, spaceName } from "./province";

/** The whole position in words. */
export function text(model: TableModel): Passage[] {
  const all = [
    state(model),
    draft(model),
    plan(model),
    order(model),
    players(model),
    provinces(model),
    tower(model),
  ];
  return all.filter((each) => each.lines.length);
}

function state(model: TableModel): Passage {
  const { words } = model;
  const view = seen(model);
  const { open, current, gone } = view.event_cards;
  const events = (all: string[]) => all.map((each) => words.say(`event-${each}`)).join(", ");
  const actions = view.actions.open.map((each) =>
    each ? words.noun("action", each) : words.say("board-hidden"),
  );
  return {
    heading: words.say("game-name"),
    lines: [
      `${words.say("board-year", { year: view.year })}, ${words.noun("season", view.season)}`,
      ...view.pending.map((each) => words.say(`decision-${each.kind}`, { name: model.name(each.seat) })),
      ...(current
        ? [
            `${words.say("board-event")}: ${words.say(`event-${current}`)}. ${words.say(`event-about-${current}`)}`,
          ]
        : []),
      ...(open.length ? [`${words.say("board-events-open")}: ${events(open)}`] : []),
      ...(gone.length ? [`${words.say("board-events-gone")}: ${events(gone)}`] : []),
      ...(view.actions.number ? [words.say("board-action-number", { number: view.actions.number })] : []),
      `${words.say("board-actions")}: ${actions.map((each, place) => `${place + 1} ${each}`).join(", ")}`,
      `${words.say("board-stock")}: ${BUILDINGS.map((each) => `${words.noun("building", each)} ${view.stock[each]}`).join(", ")}`,
    ],
  };
}

function draft(model: TableModel): Passage {
  const { words } = model;
  const found = seen(model).draft;
  const heading = words.say("phase-draft");
  if (!found) return { heading, lines: [] };
  const named = (all: string[]) => all.map((each) => words.noun("province", each)).join(", ");
  return {
    heading,
    lines: [
      `${words.say("board-draft")}: ${named(found.open)}`,
      words.say("board-draft-stack", { count: found.stack }),
      ...(found.under.length ? [`${words.say("board-draft-under")}: ${named(found.under)}`] : []),
    ],
  };
}

function plan(model: TableModel): Passage {
  const { words } = model;
  const { plan: own, hand } = seen(model);
  const heading = words.say("board-plan-own");
  if (!own) return { heading, lines: [] };
  const cards = hand?.map((each) => words.noun("card", each)).join(", ") ?? "";
  return {
    heading,
    lines: [
      ...SPACES.map((space, place) => {
        const card = own[place];
        return `${spaceName(model, space)}: ${card ? words.noun("card", card) : words.say("board-plan-empty")}`;
      }),
      `${words.say("board-hand")}: ${cards || words.say("board-nothing")}`,
    ],
  };
}

function order(model: TableModel): Passage {
  const { words } = model;
  const lines = seen(model).specials.map(({ special, seat }, place) => {
    const who = seat === null ? words.say("board-special-free") : model.name(seat);
    return `${words.say("board-place")} ${place + 1}: ${words.noun("special", special)}, ${who}`;
  });
  return { heading: words.say("board-order"), lines };
}

function players(model: TableModel): Passage {
  const { words } = model;
  const view = seen(model);
  const lines = view.seats.map((each, seat) =>
    [
      `${model.name(seat)} (${words.noun("house", each.house)})`,
      `${words.say("board-points")}: ${each.score}`,
      `${words.say("board-chests")}: ${each.chests}`,
      ...winter(model, seat),
      `${words.say("board-provinces")}: ${each.provinces}`,
      `${words.say("board-supply")}: ${each.supply}`,
      ...(each.special ? [words.noun("special", each.special)] : []),
      ...(view.phase === "plan" ? [words.say(each.ready ? "board-ready" : "board-planning")] : []),
      ...(each.groups.length ? [words.say("board-groups-left", { groups: each.groups.join(", ") })] : []),
    ].join("; "),
  );
  return { heading: words.say("board-players"), lines };
}

/** Rice with what winter takes for certain, the points it would bring, and majorities. */
function winter(model: TableModel, seat: number): string[] {
  const { words } = model;
  const { seats, standing, phase, draft: drafting } = seen(model);
  const { rice, provinces: owned } = seats[seat] ?? { rice: 0, provinces: 0 };
  if (drafting || phase === "over") return [`${words.say("board-rice")}: ${rice}`];
  const missing = standing.supply[seat]?.missing[0] ?? 0;
  const most = standing.majorities.filter((each) => each.seats.includes(seat));
  return [
    words.say("board-rice-certain", { rice, provinces: owned, loss: standing.loss[0], missing }),
    `${words.say("board-if-winter")}: ${standing.seats[seat]?.points ?? 0}`,
    ...most.map(
      ({ region, building, points }) =>
        `${words.tell("board-majority", { building })}: ${words.noun("region", region)} (${points})`,
    ),
  ];
}

function provinces(model: TableModel): Passage {
  const lines = seen(model).provinces.map((each) => provinceLabel(model, each));
  return { heading: model.words.say("board-provinces"), lines };
}

function tower(model: TableModel): Passage {
  const { words } = model;
  const view = seen(model);
  const cubes = (counts: number[]) =>
    counts
      .map((count, colour) => ({ count, who: view.seats[colour] ? model.name(colour) : farmers }))
      .filter(({ count }) => count)
      .map(({ count, who }) => `${who} ${count}`)
      .join(", ") || words.say("board-nothing");
  const farmers = words.say("board-farmers");
  return {
    heading: words.say("board-tower"),
    lines: [
      `${words.say("board-tower")}: ${cubes(view.tower)}`,
      `${words.say("board-tray")}: ${cubes(view.tray)}`,
      `${farmers}: ${view.farmers}`,
    ],
  };
}
