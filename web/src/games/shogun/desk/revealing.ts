import type { Change } from "$src/net/changes";
import type { GameEvent } from "$src/table/model.svelte";
import { ACTIONS } from "../data/data";
import type { Draft, Happened, ShogunView } from "../view";
import {
  among,
  armies,
  cleared,
  dropped,
  given,
  ground,
  hidden,
  house,
  houses,
  kept,
  nothing,
  space,
  sum,
  takenBack,
  together,
} from "./changing";

type Kind = Happened["kind"];
type DataOf<K extends Kind> = Extract<Happened, { kind: K }>["data"];
type Saying<K extends Kind> = (data: DataOf<K>, shown: ShogunView, before?: GameEvent) => Change[];

const OPEN = 5; // action cards that lie open from the start
const STANDING: readonly Kind[] = [
  ...(["settled", "event", "bid", "built", "collected", "unrest", "battle", "razed", "quelled"] as const),
  ...(["winter", "supplied", "scored", "season"] as const),
];

/** What in a view is about some events: it is shown as it then is when the last of them has been told. */
const PARTS: Record<string, readonly Kind[]> = {
  standing: STANDING,
  winters: ["scored"],
  winter: ["winter", "revolts_drawn", "rose", "quelled", "year_ended"],
};

/** Where in a view lies what an event is about, beyond what it says itself. */
export const parts = ({ kind }: GameEvent): Change[0][] => [
  ...Object.entries(PARTS)
    .filter(([, kinds]) => kinds.includes(kind as Kind))
    .map(([part]) => [part]),
  ["step"],
];

/** What an event says to be so, beside what is shown already. */
export function says({ kind, data }: GameEvent, shown: ShogunView, before?: GameEvent): Change[] {
  const saying = SAYS[kind as Kind] as Saying<Kind> | undefined;
  return saying?.(data as DataOf<Kind>, shown, before) ?? [];
}

const SAYS: { [K in Kind]?: Saying<K> } = {
  // Set-up
  draft_opened: ({ provinces }, { draft }) =>
    drafted(draft, ({ open, stack, under }) => ({
      open: [...open, ...provinces],
      stack: stack - provinces.length,
      under: under.slice(Math.max(0, under.length - stack + provinces.length)),
    })),
  took: ({ province, from }, { draft }) =>
    drafted(draft, ({ open, stack, under }) => ({
      taken: province,
      open: open.filter((each) => each !== province),
      stack: from === "stack" ? stack - 1 : stack,
      under: from === "stack" && under.length === stack ? under.slice(1) : under,
    })),
  renewed: ({ provinces }, { draft }) =>
    drafted(draft, ({ stack, under }) => ({
      open: [],
      stack: stack + provinces.length,
      under: [...under, ...provinces],
    })),
  settled: ({ seat, province, armies: count }, shown) =>
    together(
      shown,
      (view) => given(view, province, seat),
      (view) => kept(view, province, seat, count),
      (view) => house(view, seat, ({ groups }) => ({ groups: groups.toSpliced(groups.indexOf(count), 1) })),
      ({ draft, seats }) => drafted(draft, () => ({ taken: null, seat: (seat + 1) % seats.length })),
    ),
  tower_filled: ({ thrown, out }, shown) => [
    [["draft"], null],
    [["tower"], sum(thrown, out, -1)],
    [["farmers"], shown.farmers + (sum(out, thrown, -1).at(-1) ?? 0)],
    ...shown.seats.flatMap((_, seat) =>
      house(shown, seat, ({ supply }) => ({ supply: supply + (sum(out, thrown, -1)[seat] ?? 0) })),
    ),
  ],
  // A season
  events_opened: ({ events }, { event_cards }) => [
    [["event_cards"], { ...event_cards, open: events, left: event_cards.left - events.length }],
  ],
  season: ({ year, season, actions, specials }, shown) => [
    [["phase"], "plan"],
    [["year"], year],
    [["season"], season],
    [["actions"], { number: 0, open: ACTIONS.map((_, place) => actions[place] ?? null) }],
    [["specials"], specials.map((special) => ({ special, seat: null }))],
    [["order"], []],
    ...houses(shown, () => ({ ready: false, place: null, special: null })),
  ],
  ready: ({ seat }) => [[["seats", seat, "ready"], true]],
  not_ready: ({ seat }) => [[["seats", seat, "ready"], false]],
  event: ({ event }, { event_cards, seats }) => [
    [
      ["event_cards"],
      { ...event_cards, current: event, open: event_cards.open.filter((each) => each !== event) },
    ],
    ...seats.map((_, seat): Change => [["seats", seat, "plan"], hidden]),
  ],
  bid: ({ seat, card, paid }, { seats }) => [
    [["seats", seat, "plan", space("bid")], card],
    [["seats", seat, "chests"], (seats[seat]?.chests ?? 0) - paid],
  ],
  bid_order: ({ seats }) => [
    [["phase"], "place"],
    [["bidding"], { order: seats, next: seats[0] }],
  ],
  place_taken({ seat, place, special }, { bidding, specials }) {
    const next = bidding?.order[bidding.order.indexOf(seat) + 1];
    const places = specials.with(place - 1, { special, seat });
    const order = places.flatMap((each) => each.seat ?? []);
    return [
      [["specials"], places],
      [["seats", seat, "place"], place],
      [["seats", seat, "special"], special],
      [["bidding"], bidding && next !== undefined ? { ...bidding, next } : null],
      [["order"], next === undefined ? order : []],
    ];
  },
  round_ended: (_, shown) => [
    [
      ["event_cards"],
      { ...shown.event_cards, current: null, gone: gone(shown, [shown.event_cards.current]) },
    ],
    [["actions"], { number: 0, open: shown.actions.open.map((each, place) => (place < OPEN ? each : null)) }],
    [["acting"], null],
    ...houses(shown, () => ({ plan: nothing, special: null })),
    ...takenBack(shown),
  ],
  // Actions
  action: ({ number }) => [
    [["phase"], "march"],
    [["actions", "number"], number],
    [["acting"], null],
  ],
  action_opened: ({ number, action }) => [[["actions", "open", number - 1], action]],
  shown({ seat, action, card }, { seats }) {
    const place = space(action);
    const taken = card === "nothing" && seats[seat]?.plan[place] === null; // its province was lost
    return [
      [["seats", seat, "plan", place], taken ? null : card],
      [["acting"], null],
    ];
  },
  void: () => [[["acting"], null]],
  built: ({ seat, province, building, paid }, shown) => [
    ...ground(shown, province, ({ buildings }) => ({ buildings: among(buildings, building) })),
    ...house(shown, seat, ({ chests }) => ({ chests: chests - paid })),
    [["stock", building], shown.stock[building] - 1],
  ],
  recruited: ({ seat, province, armies: count, paid }, shown) => [
    ...armies(shown, province, count),
    ...house(shown, seat, ({ chests, supply }) => ({ chests: chests - paid, supply: supply - count })),
  ],
  collected: ({ seat, goods, total }) => [[["seats", seat, goods], total]],
  unrest: ({ province, markers }, shown) => ground(shown, province, () => ({ unrest: markers })),
  moved: ({ from, to, armies: count }, shown) => [
    ...armies(shown, from, -count),
    ...armies(shown, to, count),
    [["acting"], null],
  ],
  stayed: () => [[["acting"], null]],
  card_lost: ({ seat, province, space: from }, shown) => dropped(shown, seat, province, from),
  // Battles and revolts
  attacked: ({ from, armies: count }, shown) => [...armies(shown, from, -count), [["acting"], null]],
  thrown({ armies: cubes, bonus, tray, out }, shown, before) {
    const where = String(before?.data["to"] ?? before?.data["province"]);
    const inside = sum(sum(sum(shown.tower, cubes), sum(bonus, tray)), out, -1);
    return [
      ...ground(shown, where, () => ({ armies: 0 })),
      ...shown.seats.flatMap((_, seat) =>
        house(shown, seat, ({ supply }) => ({ supply: supply - (bonus[seat] ?? 0) })),
      ),
      [["farmers"], shown.farmers - (cubes.at(-1) ?? 0)],
      [["tower"], inside],
      [["tray"], out],
    ];
  },
  battle: ({ seat, defender, province, helping, winner, kept: count }, shown) =>
    together(
      shown,
      (view) => cleared(view, [seat, defender], helping),
      (view) => kept(view, province, winner, count),
      (view) => (winner === seat ? given(view, province, seat) : []),
    ),
  razed: ({ province, buildings }, shown) =>
    together(
      shown,
      (view) => ground(view, province, () => ({ buildings: [], unrest: 0 })),
      (view) => given(view, province, null),
      ({ stock }) => buildings.map((each): Change => [["stock", each], stock[each] + 1]),
    ),
  quelled: ({ seat, province, won, kept: count }, shown) =>
    together(
      shown,
      (view) => cleared(view, [seat], true),
      (view) => kept(view, province, won ? seat : null, count),
    ),
  // Winter
  winter: ({ loss }, shown) => [
    [["phase"], "revolt"],
    [["season"], "winter"],
    ...houses(shown, ({ rice }) => ({ rice: Math.max(0, rice - loss) })),
  ],
  supplied: ({ seat, rice }) => [[["seats", seat, "rice"], rice]],
  scored: ({ seat, total }) => [[["seats", seat, "score"], total]],
  year_ended: (_, shown) => [
    [["event_cards"], { ...shown.event_cards, open: [], gone: gone(shown, shown.event_cards.open) }],
    ...houses(shown, () => ({ rice: 0 })),
    ...shown.provinces.map((_each, place): Change => [["provinces", place, "unrest"], 0]),
  ],
};

const drafted = (draft: Draft | null, change: (was: Draft) => Partial<Draft>): Change[] =>
  draft ? [[["draft"], { ...draft, ...change(draft) }]] : [];

const gone = ({ event_cards }: ShogunView, more: readonly (string | null)[]) => [
  ...event_cards.gone,
  ...more.filter((each) => each !== null),
];
