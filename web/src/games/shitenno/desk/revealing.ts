import type { Change } from "$src/net/changes";
import type { GameEvent } from "$src/table/model.svelte";
import { DATA, printed } from "../data/data";
import { without, type Bonus, type Division, type Happened, type ShitennoView } from "../view";

type Kind = Happened["kind"];
type DataOf<K extends Kind> = Extract<Happened, { kind: K }>["data"];
type Saying<K extends Kind> = (data: DataOf<K>, shown: ShitennoView) => Change[];

/** What in a view is about some events: it is shown as it then is when the last of them has been told. */
const PARTS: Record<string, readonly Kind[]> = {
  division: ["year", "tairo", "drawn", "offered", "refused", "split", "received"],
  decks: ["drawn", "tile_drawn", "reshuffled"],
  discards: ["drawn", "tile_drawn", "reshuffled", "placed"],
  turn: ["year", "turn", "placed", "turn_ended", "gilded", "ended"],
  hand: ["hand", "received", "placed", "card_drawn"],
  draft: ["offered", "split", "received", "placed"],
  helps: ["offered", "split", "received"],
  standing: ["received", "placed", "scored", "tile_won", "tile_drawn", "gilded", "ended"],
};
const OF_SEATS: readonly Kind[] = [
  ...(["general_chosen", "received", "titled", "placed", "scored"] as const),
  ...(["tile_won", "tile_drawn", "hand_shown"] as const),
];
const OF_PROVINCES: readonly Kind[] = ["placed", "tile_won", "gate", "gilded"];

/** Where in a view lies what an event is about. */
export function parts({ kind, data }: GameEvent, view: ShitennoView): Change[0][] {
  const is = (kinds: readonly string[]) => kinds.includes(kind);
  return [
    ...Object.keys(PARTS)
      .filter((part) => is(PARTS[part] ?? []))
      .map((part) => [part]),
    ...(is(OF_SEATS) ? [["seats", Number(data["seat"])]] : []),
    ...(is(OF_PROVINCES) ? [["provinces", placeOf(view, String(data["province"]))]] : []),
  ];
}

/** What an event says to be so, beside what is shown already. */
export function says({ kind, data }: GameEvent, shown: ShitennoView): Change[] {
  const saying = SAYS[kind as Kind] as Saying<Kind> | undefined;
  return saying?.(data as DataOf<Kind>, shown) ?? [];
}

const placeOf = ({ provinces }: ShitennoView, name: string) =>
  provinces.findIndex(({ province }) => province === name);

const isTile = (item: string): item is Bonus => DATA.bonuses.includes(item as Bonus);
const isCard = (item: string) => !isTile(item) && item !== "hatamoto";

/** The division as it is shown, with something that has changed in it. */
const divided = ({ division }: ShitennoView, changed: Partial<Division>): Change[] =>
  division ? [[["division"], { ...division, ...changed }]] : [];

const SAYS: { [K in Kind]?: Saying<K> } = {
  general_chosen: ({ seat, general }) => [[["seats", seat, "general"], general]],
  year: ({ round, year }) => [
    [["round"], round],
    [["year"], year],
    [["phase"], year === "even" ? "packet" : "turn"],
    [["division"], null],
    [["turn"], null],
  ],
  tairo: ({ seat }, shown) => divided(shown, { tairo: seat, offer: null, refused: [] }),
  drawn: ({ seat, cards }) => [
    [
      ["division"],
      {
        ...{ tairo: seat, open: cards, tiles: DATA.titles.map(({ id }) => id) },
        ...{ offer: null, refused: [], split: null, packets: [] },
      } satisfies Division,
    ],
  ],
  offered: ({ cards, title }, shown) =>
    divided(shown, {
      open: without(shown.division?.open ?? [], cards),
      tiles: (shown.division?.tiles ?? []).filter((each) => each !== title),
      offer: { cards, title },
      refused: [],
    }),
  refused: ({ seat }, shown) =>
    divided(shown, { refused: [...(shown.division?.refused ?? []), seat].sort() }),
  split: ({ first_cards, first_title, second_cards, second_title }, shown) =>
    divided(shown, {
      split: [
        { cards: first_cards, title: first_title },
        { cards: second_cards, title: second_title },
      ],
    }),
  received: ({ seat, cards, title, how }, shown) => [
    ...divided(shown, {
      ...received(shown, { seat, cards, title }),
      ...(how === "left" ? { open: [], tiles: [] } : {}), // nothing is left for anybody
    }),
    [["seats", seat, "hand_size"], (shown.seats[seat]?.hand_size ?? 0) + cards.length],
    ...(seat === shown.seat ? held([...(shown.hand ?? []), ...cards]) : []),
  ],
  titled: ({ seat, title }) => [[["seats", seat, "title"], title]],
  turn: ({ seat, title }) => [[["turn"], { seat, placed: 0, hatamoto: title === "hatamoto" }]],
  placed,
  scored: ({ seat, total }) => [[["seats", seat, "score"], total]],
  tile_won: ({ seat, bonus }, shown) => tiles(shown, seat, [bonus], 1),
  tile_drawn: ({ seat }, shown) => [
    ...tiles(shown, seat, ["draw"], -1),
    [["seats", seat, "hand_size"], (shown.seats[seat]?.hand_size ?? 0) + 1],
  ],
  card_drawn: ({ card }, shown) => held([...(shown.hand ?? []), card]),
  gate: ({ province, troop }, shown) => [[["provinces", placeOf(shown, province), "troop"], troop]],
  gilded: ({ province, field }, shown) => [
    [["provinces", placeOf(shown, province), "fields", field - 1, "gold"], true],
  ],
};

const held = (hand: string[]): Change[] => [[["hand"], hand]];

/** A packet lies with whoever has it; of two the other one remains. */
function received({ division }: ShitennoView, packet: Division["packets"][number]): Partial<Division> {
  const left = division?.split?.find(({ title }) => title !== packet.title);
  return {
    ...(division?.split ? { open: left?.cards ?? [], tiles: left ? [left.title] : [] } : {}),
    ...{ offer: null, refused: [], split: null },
    packets: [...(division?.packets ?? []), packet].sort((one, other) => one.seat - other.seat),
  };
}

/** A kamon stands on its field, what it was paid with is gone, and a tile of the gate is won. */
function placed({ seat, province, field, items }: DataOf<"placed">, shown: ShitennoView): Change[] {
  const place = placeOf(shown, province);
  const own = shown.seats[seat];
  const left = Math.max(0, (shown.provinces[place]?.tiles ?? 0) - 1);
  const cards = items.filter(isCard);
  const gate: Change[] = left ? [] : [[["provinces", place, "troop"], printed(province).troop]];
  const hatamoto = !items.includes("hatamoto") && (shown.turn?.hatamoto ?? false);
  return [
    [["provinces", place, "fields", field - 1], { seat, gold: false }],
    [["provinces", place, "tiles"], left],
    ...gate,
    [["seats", seat, "kamons"], (own?.kamons ?? 0) - 1],
    [["seats", seat, "hand_size"], (own?.hand_size ?? 0) - cards.length],
    ...tiles(shown, seat, items.filter(isTile), -1),
    ...(seat === shown.seat ? held(without(shown.hand ?? [], cards)) : []),
    [["turn"], { seat, placed: (shown.turn?.placed ?? 0) + 1, hatamoto }],
  ];
}

/** A seat has some tiles more or less. */
function tiles({ seats }: ShitennoView, seat: number, some: Bonus[], more: number): Change[] {
  const own = { ...(seats[seat]?.tiles ?? { exchange: 0, plus: 0, draw: 0 }) };
  for (const bonus of some) own[bonus] += more;
  return [[["seats", seat, "tiles"], own]];
}
