import type { Passage } from "$src/games/games";
import type { TableModel } from "$src/table/model.svelte";
import { DATA } from "../data/data";
import { packetDraft, placementDraft, seen, without, type Packet, type Title } from "../view";
import { between } from "../standing/points";
import { provinceLabel } from "./province";

/** The whole position in words. */
export function text(model: TableModel): Passage[] {
  const all = [state(model), hand(model), draft(model), division(model), provinces(model), players(model)];
  return all.filter((each) => each.lines.length);
}

function state(model: TableModel): Passage {
  const { words } = model;
  const view = seen(model);
  const waiting = view.pending.map((each) =>
    words.say(`decision-${each.kind}`, { name: model.name(each.seat) }),
  );
  const round = view.round
    ? [`${words.say("board-round", { round: view.round })}, ${words.noun("year", view.year)}`]
    : [];
  return {
    heading: words.say("game-name"),
    lines: [
      ...round,
      ...waiting,
      `${words.say("board-deck-troops")}: ${view.decks.troops}`,
      `${words.say("board-deck-koku")}: ${view.decks.koku}`,
      `${words.say("board-discards")}: ${listed(model, view.discards)}`,
    ],
  };
}

function hand(model: TableModel): Passage {
  const view = seen(model);
  return { heading: model.words.say("board-hand"), lines: view.hand ? [listed(model, view.hand)] : [] };
}

function draft(model: TableModel): Passage {
  const { words } = model;
  const view = seen(model);
  const heading = words.say("board-draft");
  const packet = packetDraft(view);
  if (packet && view.phase === "split") {
    const rest = without(view.division?.open ?? [], packet.cards);
    return {
      heading,
      lines: [
        `${words.noun("packet", "first")}: ${packetText(model, packet.tile, packet.cards)}`,
        `${words.noun("packet", "second")}: ${packetText(model, packet.rest_tile, rest)}`,
      ],
    };
  }
  if (packet) return { heading, lines: [packetText(model, packet.tile, packet.cards)] };
  const payment = placementDraft(view);
  if (!payment) return { heading, lines: [] };
  const missing = Array.isArray(payment.missing)
    ? words.several("troop", payment.missing)
    : String(payment.missing || "");
  return {
    heading: words.tell("board-paying", { province: payment.province, field: payment.field }),
    lines: [
      payment.means === "troops"
        ? `${words.say("board-need")}: ${words.several("troop", payment.need)}`
        : `${words.say("board-cost")}: ${payment.cost}`,
      `${heading}: ${listed(model, payment.used)}`,
      `${words.say("board-missing")}: ${missing || "–"}`,
    ],
  };
}

function division(model: TableModel): Passage {
  const { words } = model;
  const found = seen(model).division;
  const heading = words.say("phase-division");
  if (!found) return { heading, lines: [] };
  const told = (packet: Packet) => packetText(model, packet.title, packet.cards);
  const [first, second] = found.split ?? [];
  return {
    heading,
    lines: [
      `${words.say("board-tairo")}: ${model.name(found.tairo)}`,
      `${words.say("board-open-cards")}: ${listed(model, found.open)}`,
      `${words.say("board-hierarchy")}: ${words.several("title", found.tiles) || "–"}`,
      ...(found.offer ? [`${words.say("board-offer")}: ${told(found.offer)}`] : []),
      ...(first ? [`${words.noun("packet", "first")}: ${told(first)}`] : []),
      ...(second ? [`${words.noun("packet", "second")}: ${told(second)}`] : []),
      ...(found.refused.length
        ? [`${words.say("board-refused")}: ${found.refused.map((seat) => model.name(seat)).join(", ")}`]
        : []),
      ...found.packets.map(
        (packet) => `${words.say("board-packets")}: ${model.name(packet.seat)}: ${told(packet)}`,
      ),
    ],
  };
}

function provinces(model: TableModel): Passage {
  const lines = seen(model).provinces.map((each) => provinceLabel(model, each));
  return { heading: model.words.say("phase-provinces"), lines };
}

function players(model: TableModel): Passage {
  const { words } = model;
  const { seats, standing, phase } = seen(model);
  const lines = seats.map((each, seat) => {
    const tiles = DATA.bonuses.flatMap((bonus) => Array<string>(each.tiles[bonus]).fill(bonus));
    const known = [
      ...(each.known.length ? [words.several("card", each.known)] : []),
      ...(each.hidden ? [words.say("board-hidden", { count: each.hidden })] : []),
    ];
    return [
      model.name(seat) + (each.general ? ` (${words.noun("general-full", each.general)})` : ""),
      words.noun("title", each.title),
      `${words.say("board-points")}: ${each.score}`,
      ...(standing[seat] && phase !== "over"
        ? [words.say("board-if-ended", { points: between(model, standing[seat].points) })]
        : []),
      `${words.say("board-kamons")}: ${each.kamons}`,
      `${words.say("board-tiles")}: ${listed(model, tiles)}`,
      `${words.say("board-hand")}: ${each.hand_size}`,
      ...(known.length ? [`${words.say("board-known")}: ${known.join(", ")}`] : []),
    ].join("; ");
  });
  return { heading: words.say("board-players"), lines };
}

function listed(model: TableModel, items: string[]): string {
  return items.length ? model.words.several("item", items) : "–";
}

function packetText(model: TableModel, title: Title | null, cards: string[]): string {
  const tile = title ? model.words.noun("title", title) : model.words.say("board-no-title");
  return `${tile}; ${listed(model, cards)}`;
}
