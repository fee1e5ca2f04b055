import type { Passage } from "$src/games/games";
import type { TableModel } from "$src/table/model.svelte";
import { DATA, PROVINCES } from "../data/data";
import { castlesOf, inYearEnd, seen, total } from "../view";
import { pointsTold } from "../standing/points";
import { names } from "./naming";
import { castleWords, part, standing } from "./point";
import { provinceLabel } from "./province";

/** The whole position in words. */
export function text(model: TableModel): Passage[] {
  const all = [state(model), players(model), own(model), battle(model), provinces(model), places(model)];
  return all.filter((each) => each.lines.length);
}

function state(model: TableModel): Passage {
  const { words } = model;
  const view = seen(model);
  const when = view.year
    ? `${words.say("board-year", { year: view.year })}, ${inYearEnd(view) ? words.say("phase-year_end") : words.say("board-month", { month: view.month })}`
    : words.say("board-setup");
  return {
    heading: words.say("game-name"),
    lines: [
      when,
      ...(view.turn
        ? [
            words.say("board-whose-turn", { name: model.name(view.turn.seat) }),
            view.turn.rolled
              ? words.say("board-points-left", { count: view.turn.points })
              : words.say("board-not-rolled"),
          ]
        : []),
      ...view.pending.map((each) => words.say(`decision-${each.kind}`, { name: model.name(each.seat) })),
      `${words.say("board-order")}: ${names(model, view.order)}`,
    ],
  };
}

function players(model: TableModel): Passage {
  const { words } = model;
  const view = seen(model);
  const lines = view.seats.map((each, seat) =>
    [
      `${model.name(seat)} (${words.noun("house", each.house)}), ${words.say("board-sits", { direction: words.noun("direction", each.direction) })}`,
      `${words.say("board-daimyo")}: ${total(each.daimyo)}`,
      `${words.say("board-shadows")}: ${total(each.shadows)}`,
      `${words.say("board-castles")}: ${castlesOf(view, seat).length}`,
      ...(view.standing?.[seat] ? [pointsTold(model, view.standing[seat])] : []),
      ...(each.alive ? [] : [words.say("board-out")]),
      ...(each.alive && each.ronin ? [words.say("board-ronin")] : []),
      ...(each.shielded.length
        ? [words.say("board-shield-from", { names: names(model, each.shielded) })]
        : []),
      ...(each.truces.length ? [words.say("board-truce", { names: names(model, each.truces) })] : []),
      ...(each.fund ? [words.say("board-fund", { koku: each.fund })] : []),
      ...(view.phase === "distribute" ? [words.say(each.ready ? "board-ready" : "board-distributing")] : []),
    ].join("; "),
  );
  return { heading: words.say("board-players"), lines };
}

function own(model: TableModel): Passage {
  const { words } = model;
  const { own: mine } = seen(model);
  const heading = words.say("board-treasury");
  if (!mine) return { heading, lines: [] };
  return {
    heading,
    lines: [
      ...Object.entries(mine.koku).map(
        ([site, koku]) => `${words.noun("site", site)}: ${words.say("board-treasury-koku", { koku })}`,
      ),
      ...mine.family.map(
        ({ card, site, holder }) =>
          `${words.noun("family", card, model.naming)}: ${words.noun("site", site)}, ${model.name(holder)}`,
      ),
      `${words.say("board-hand")}: ${words.several("item", mine.hand) || words.say("board-hand-none")}`,
    ],
  };
}

function battle(model: TableModel): Passage {
  const { words } = model;
  const { battle: found } = seen(model);
  const heading = words.say("phase-battle");
  if (!found) return { heading, lines: [] };
  const points = [found.point, ...found.attackers.map((each) => each.point)];
  const lines = [...new Set(points)].map((point) =>
    [words.noun("point", point), ...standing(model, point), ...part(model, point)].join(", "),
  );
  return { heading, lines };
}

function provinces(model: TableModel): Passage {
  const lines = PROVINCES.map((each) => provinceLabel(model, each));
  return { heading: model.words.say("board-provinces"), lines };
}

function places(model: TableModel): Passage {
  const view = seen(model);
  const lines = DATA.points
    .filter(({ id }) => view.points[id]?.length)
    .map(({ id }) =>
      [
        model.words.noun("point", id),
        ...(view.castles.some((each) => each.site === id) ? castleWords(model, id) : []),
        ...standing(model, id),
      ].join(", "),
    );
  return { heading: model.words.say("board-stacks"), lines };
}
