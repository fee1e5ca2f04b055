import { changed, type Change } from "$src/net/changes";
import type { GameEvent } from "$src/table/model.svelte";
import { COMPONENTS, DATA } from "../data/data";
import { total, type Final, type Happened, type TenjoView, type Turn } from "../view";
import {
  among,
  arrived,
  byFamily,
  came,
  counted,
  fighting,
  figures,
  founded,
  gone,
  held,
  led,
  lost,
  provinceOf,
} from "./changing";

type Kind = Happened["kind"];
type DataOf<K extends Kind> = Extract<Happened, { kind: K }>["data"];
type Saying<K extends Kind> = (data: DataOf<K>, shown: TenjoView, before?: GameEvent) => Change[];

const THOUSAND = 1000;
const SHADOW = DATA.shadow * THOUSAND;
const PIECE = DATA.constants.piece_points * THOUSAND;

/** What an event says to be so, beside what is shown already, and what follows from it for all to see. */
export function says({ kind, data }: GameEvent, shown: TenjoView, before?: GameEvent): Change[] {
  const saying = SAYS[kind as Kind] as Saying<Kind> | undefined;
  const said = saying?.(data as DataOf<Kind>, shown, before) ?? [];
  return said.length ? [...said, ...following(changed(shown, said))] : [];
}

/** Who is without daimyō, and what the pieces that everybody sees are worth. */
function following(view: TenjoView): Change[] {
  return view.seats.flatMap(({ samurai, daimyo, shadows }, seat): Change[] => {
    const castles = view.castles.filter(({ owner }) => owner === seat).length;
    const pieces = {
      ...{ samurai, castles: castles * PIECE },
      ...{ daimyo: total(daimyo) * PIECE, shadows: total(shadows) * PIECE },
    };
    const stands = view.standing?.[seat];
    const worth = (final: Final): Final => {
      const all = { ...final, ...pieces };
      const { koku, family } = all;
      return { ...all, points: samurai + koku + all.daimyo + all.shadows + all.castles + family };
    };
    return [
      [["seats", seat, "ronin"], view.year > 0 && total(daimyo) === 0],
      ...(stands
        ? (["least", "likely", "most"] as const).map((bound): Change => [
            ["standing", seat, bound],
            worth(stands[bound]),
          ])
        : []),
    ];
  });
}

const SAYS: { [K in Kind]?: Saying<K> } = {
  order: ({ seats }) => [[["order"], seats]],
  month: ({ year, month }, { seats }) => [
    [["year"], year],
    [["month"], month],
    ...seats.flatMap((_, seat): Change[] => [
      [["seats", seat, "shielded"], []],
      ...(month > 1 ? ([[["seats", seat, "truces"], []]] as Change[]) : []),
      ...(month === 1 ? ([[["seats", seat, "produced"], []]] as Change[]) : []),
    ]),
  ],
  year_end: () => [
    [["month"], 0],
    [["turn"], null],
  ],
  turn: ({ seat }) => [
    [
      ["turn"],
      {
        ...{ seat, income: false, rolled: false, points: 0, moved: false },
        ...{ crossing: false, claimed: false, marched: [], safe: [] },
      } satisfies Turn,
    ],
  ],
  income_begun: (_, { turn }) => (turn ? [[["turn", "income"], true]] : []),
  rolled: ({ points }, { turn }) => (turn ? [[["turn"], { ...turn, rolled: true, points }]] : []),
  attacked: (_, { turn }) => (turn ? [[["turn", "points"], turn.points - 1]] : []),
  ready: ({ seat }) => [[["seats", seat, "ready"], true]],
  not_ready: ({ seat }) => [[["seats", seat, "ready"], false]],
  site_chosen: ({ seat, site, card }, shown) => [
    ...founded(shown, seat, site, card),
    ...figures(shown, "daimyo", seat, provinceOf(site), 1),
  ],
  built: ({ seat, site, card }, shown) => founded(shown, seat, site, card),
  castle_fell: ({ site, seat }, { castles }) => [
    [["castles"], castles.map((each) => (each.site === site ? { ...each, owner: seat } : each))],
  ],
  castle_razed: ({ site }, { castles }) => [[["castles"], castles.filter((each) => each.site !== site)]],
  daimyo_moved: ({ seat, from, to }, shown) => led(shown, "daimyo", seat, from, to),
  shadow_moved: ({ seat, from, to }, shown) => led(shown, "shadows", seat, from, to),
  daimyo_lost: ({ seat, province }, shown) => figures(shown, "daimyo", seat, province, -1),
  daimyo_gained: ({ seat, province }, shown) => figures(shown, "daimyo", seat, province, 1),
  shadows_lost: ({ seat, province, count }, shown) => figures(shown, "shadows", seat, province, -count),
  marched({ seat, from_point, way_points, to_point, steps }, shown, before) {
    const { turn, points } = shown;
    const walked = [from_point, ...way_points, to_point];
    const went = walked.slice(1).map((to, place): [string, string] => [walked[place] ?? to, to]);
    const byCard = before?.kind === "played" || before?.kind === "card_stands";
    return [
      [["points"], arrived(points, to_point, seat)],
      ...(turn?.seat === seat
        ? ([
            [
              ["turn"],
              { ...turn, points: turn.points - (byCard ? 0 : steps), marched: [...turn.marched, ...went] },
            ],
          ] as Change[])
        : []),
    ];
  },
  moved_in: ({ seat, to_point }, { points }) => [[["points"], arrived(points, to_point, seat)]],
  marched_own({ seat, samurai }, { own, points }, before) {
    const [from, to] = [String(before?.data["from_point"]), String(before?.data["to_point"])];
    if (!own || !before) return [];
    const left = counted(own.samurai, from, -samurai);
    return [
      [["own", "samurai"], counted(left, to, samurai)],
      ...(left[from] ? [] : ([[["points"], gone(points, from, seat)]] as Change[])),
    ];
  },
  entered: ({ seat, point, samurai }, shown) => came(shown, seat, point, samurai),
  unmasked: ({ seat, province, point }, shown) => [
    ...came(shown, seat, point, SHADOW),
    ...figures(shown, "shadows", seat, province, -1),
    ...fighting(shown, seat, point, (samurai) => samurai + SHADOW),
  ],
  lost,
  joined: ({ seat, point, side }, { battle }) => {
    const part = side === "attack" ? "attackers" : "defenders";
    return battle
      ? [
          [
            ["battle"],
            { ...battle, factors: null, [part]: [...battle[part], { seat, point, samurai: null }] },
          ],
        ]
      : [];
  },
  face_up: ({ seat, point, samurai }, shown) => fighting(shown, seat, point, () => samurai),
  factors: ({ daimyo, ratio, stacks, castle }, { battle }) =>
    battle ? [[["battle", "factors"], { daimyo, ratio, stacks, castle }]] : [],
  engaged: (_, { battle }) => (battle ? [[["battle", "engagements"], battle.engagements + 1]] : []),
  nobody_leads: () => [[["battle"], null]],
  battle_ended: () => [[["battle"], null]],
  card_stands: () => [[["contest"], null]],
  shielded: ({ seat, foe }, { seats }) => [
    [
      ["seats", seat, "shielded"],
      foe === null ? seats.map((_, each) => each) : among(seats[seat]?.shielded, foe),
    ],
  ],
  truce: ({ seat, foe }, { seats }) => [
    [["seats", seat, "truces"], among(seats[seat]?.truces, foe)],
    [["seats", foe, "truces"], among(seats[foe]?.truces, seat)],
  ],
  saved: ({ seat, koku }) => [[["seats", seat, "fund"], koku]],
  produced: ({ seat, site, component }, shown) => [
    ...(component === "koku"
      ? []
      : ([
          [["seats", seat, "produced"], among(shown.seats[seat]?.produced, COMPONENTS.indexOf(component))],
        ] as Change[])),
    ...(component === "shadow" ? figures(shown, "shadows", seat, provinceOf(site), 1) : []),
  ],
  family_died: ({ family }, { dead }) => [[["dead"], [...dead, family].sort(byFamily)]],
  family_back: ({ family }, { dead }) => [[["dead"], dead.filter((each) => each !== family)]],
  eliminated: ({ seat }) => [[["seats", seat, "alive"], false]],
  drew: ({ seat, cards }, shown) => held(shown, seat, [], cards),
  played: ({ seat, element, rings }, shown) => held(shown, seat, [element, ...rings], []),
  answered: ({ seat, element, rings }, shown) => held(shown, seat, [element, ...rings], []),
  took: ({ seat, loser, cards }, shown) => [
    ...held(shown, seat, [], cards),
    ...held(shown, loser, cards, []),
  ],
  hand_discarded: ({ seat, cards }, shown) => held(shown, seat, cards, []),
  accepted: ({ seat, to, give, ask }, shown) => [
    ...held(shown, seat, give, ask),
    ...held(shown, to, ask, give),
  ],
  stored: ({ site, koku }, { own }) => (own ? [[["own", "koku", site], (own.koku[site] ?? 0) + koku]] : []),
};
