"""What a seat may know: built by adding, never by taking away (T31)."""

from tenka.games.tenjo.knowledge import answers, odds, standing
from tenka.games.tenjo.rules import trading
from tenka.games.tenjo.rules.components.data import DATA
from tenka.games.tenjo.rules.components.pieces import (
    CARD_KINDS,
    CARDS,
    CASTLES,
    DIRECTIONS,
    ELEMENTS,
    FAMILY,
    FAMILY_OF,
    MOST_PLAYERS,
    NO_ELEMENT,
    POINT_COUNT,
    POINTS,
    PROVINCE_COUNT,
    PROVINCES,
    RING_VALUES,
    SEATS_AT,
    SITE_COUNT,
    SITES,
)
from tenka.games.tenjo.rules.elements import contest
from tenka.games.tenjo.rules.fighting import attacking
from tenka.games.tenjo.rules.position import DEAD, NOBODY, NOTHING, Position
from tenka.games.tenjo.rules.start import spreading
from tenka.games.tenjo.rules.steps.unfinished import ring_total
from tenka.games.tenjo.rules.tasks import agenda
from tenka.games.tenjo.rules.tasks.kinds import Question
from tenka.games.tenjo.rules.tasks.turn import Income, Turn
from tenka.games.tenjo.rules.turns import income, journey
from tenka.games.tenjo.rules.vocabulary import ASSAULT, ATTACK, ESCORT, MARCH, MARCH_TO, SHIP, VOCABULARY
from tenka.games.tenjo.schema import view as seen
from tenka.games.tenjo.schema.question import Question as Asked
from tenka.toolkit.holdings.lists import bits


def of_all(position: Position) -> seen.SeenByAll:
    """What everybody sees."""
    return {
        "phase": "over" if position.over else position.tasks[-1].name,
        "year": position.year,
        "month": position.month,
        "order": position.order[:],
        "turn": _turn(position),
        "seats": [_seat(position, seat) for seat in range(position.players)],
        "points": _points(position),
        "castles": [_castle(position, site) for site in range(SITE_COUNT) if position.castle_owner[site] != NOBODY],
        "dead": [FAMILY[card] for card in range(len(FAMILY)) if position.family[card] == DEAD and position.year],
        "piles": _piles(position),
        "battle": _battle(position),
        "contest": _contest(position),
        "question": _question(position),
        "offers": [trading.told(offer) for offer in position.offers if not offer.private],
    }


def _turn(position: Position) -> seen.Turn | None:
    """The turn that is on, whatever interrupts it."""
    if position.over or position.month == 0 or position.turn < 0:
        return None
    return {
        "seat": position.order[position.turn],
        "income": position.income_done,
        "rolled": position.rolled,
        "points": position.points,
        "moved": position.moved,
        "crossing": position.crossing,
        "claimed": position.claimed,
        "marched": [[POINTS[point] for point in divmod(step, POINT_COUNT)] for step in position.marched],
        "safe": bits(position.parleyed),
    }


def _seat(position: Position, seat: int) -> seen.Seat:
    first, last = seat * PROVINCE_COUNT, (seat + 1) * PROVINCE_COUNT
    return {
        "house": position.setup.houses[seat],
        "direction": DIRECTIONS[SEATS_AT[position.players][seat]],
        "alive": position.lives(seat),
        "ronin": position.year > 0 and position.is_ronin(seat),
        "ready": bool(position.ready >> seat & 1),
        "samurai": position.total(seat) * 1000,
        "daimyo": {PROVINCES[p]: n for p, n in enumerate(position.daimyo[first:last]) if n},
        "shadows": {PROVINCES[p]: n for p, n in enumerate(position.shadows[first:last]) if n},
        "shielded": bits(position.shields[seat]),
        "truces": bits(position.truces[seat]),
        "fund": position.fund[seat] * 1000,
        "produced": bits(position.produced[seat]),
    }


def _points(position: Position) -> dict[str, list[int]]:
    """By point: whose stacks are there."""
    found: dict[str, list[int]] = {}
    for seat in range(position.players):
        for point in position.stacks(seat):
            found.setdefault(POINTS[point], []).append(seat)
    return found


def _castle(position: Position, site: int) -> seen.Castle:
    card = position.castle_card[site]
    return {
        "site": SITES[site],
        "owner": position.castle_owner[site],
        "card": CASTLES[card],
        "defence": position.figures.defence[card],
        "koku_a_year": position.figures.castle_koku[card] * 100,
    }


def _piles(position: Position) -> seen.Piles:
    return {
        "element_discards": [ELEMENTS[kind] for kind in sorted(position.element_discards)],
        "ring_discards": [RING_VALUES[place] for place in sorted(position.ring_discards)],
        "castles": len(position.castle_deck),
    }


def _stack(position: Position, stack: int, shown: bool) -> seen.Stack:
    seat, point = divmod(stack, POINT_COUNT)
    return {
        "seat": seat,
        "point": POINTS[point],
        "samurai": position.samurai[stack] * 1000 if shown else None,
    }


def _battle(position: Position) -> seen.Battle | None:
    """Face up as soon as all who take part are named (T17)."""
    if position.battle_seat == NOBODY:
        return None
    shown = position.face_up
    return {
        "attacker": position.battle_seat,
        "defender": position.battle_foe,
        "point": POINTS[position.battle_point],
        "attackers": [_stack(position, stack, shown) for stack in position.attackers],
        "defenders": [_stack(position, stack, shown) for stack in position.defenders],
        "helpers": [bits(seats) for seats in position.helpers],
        "zone": [PROVINCES[province] for province in position.battle_zone()],
        "factors": _factors(position),
        "odds": odds.of_battle(position) if shown and position.attackers else None,
        "engagements": position.engagements,
        "void_needs": contest.needed_to_void(position),
    }


def _factors(position: Position) -> seen.Factors | None:
    if not position.factors:
        return None
    daimyo, ratio, stacks, castle = position.factors
    return {"daimyo": daimyo, "ratio": ratio, "stacks": stacks, "castle": castle}


def _contest(position: Position) -> seen.Contest | None:
    """Cards against each other."""
    if not position.contest:
        return None
    chain: list[seen.PlayedCard] = [
        {
            "seat": card.seat,
            "element": None if card.element == NO_ELEMENT else ELEMENTS[card.element],
            "total": card.total,
        }
        for card in position.contest
    ]
    return {"cards": chain}


def _question(position: Position) -> Asked | None:
    """What the top task is about, as far as everybody knows."""
    if position.over or not position.tasks:
        return None
    top = position.tasks[-1]
    return top.about(position) if isinstance(top, Question) else None


def of(position: Position, seat: int | None) -> seen.SeenBySeat:
    """What a seat (None: a spectator) alone sees."""
    if seat is None:
        return {
            "own": None,
            "step": None,
            "private_offers": [],
            "offer_draft": None,
            "standing": standing.of(position, None),
        }
    private = [offer for offer in position.offers if offer.private and offer.seen_by(seat)]
    draft = position.drafts[seat]
    return {
        "own": _own(position, seat),
        "step": _step(position, seat) if agenda.asked(position) == seat else None,
        "private_offers": [trading.told(offer) for offer in private],
        "offer_draft": None if draft is None else trading.told(draft),
        "standing": standing.of(position, seat),
    }


def _own(position: Position, seat: int) -> seen.Own:
    first = seat * CARD_KINDS
    held = position.held(seat)
    own = [card for card in range(len(FAMILY)) if FAMILY_OF[card] == seat and position.family[card] >= 0]
    return {
        "samurai": {POINTS[point]: position.army(seat, point) * 1000 for point in position.stacks(seat)},
        "koku": {SITES[site]: position.koku[site] * 100 for site in position.castles(seat)},
        "hand": [CARDS[kind] for kind in range(CARD_KINDS) for _ in range(position.hands[first + kind])],
        "family": [
            {
                "card": FAMILY[card],
                "site": SITES[position.family[card]],
                "holder": position.holder(card),
                "hostage": bool(position.hostages >> card & 1),
            }
            for card in sorted({*held, *own})
        ],
        "known": [
            {"seat": other, "cards": _known(position, seat, other)}
            for other in range(position.players)
            if other != seat and _known(position, seat, other)
        ],
        "admits": bits(position.passage[seat]),
        "admitted_by": [other for other in range(position.players) if position.passage[other] >> seat & 1],
        "offers_left": trading.A_MONTH - position.offered[seat],
        "spread": _spread(position, seat) if position.year == 0 else None,
        "income": _income(position, seat),
        "assaults": _assaults(position, seat),
    }


def _assaults(position: Position, seat: int) -> list[seen.Assault]:
    """What attacks with all that are near may come to, while one can be made (T13)."""
    if position.over or position.doing != NOTHING or not position.points:
        return []
    top = position.tasks[-1]
    if top.seat != seat or not isinstance(top, Turn):
        return []
    targets = [divmod(move - ASSAULT, MOST_PLAYERS) for move in attacking.beginnings(position, seat) if move >= ASSAULT]
    return [
        {
            "point": POINTS[point],
            "seat": foe,
            "odds": odds.of_attack(position, seat, point, foe, attacking.stacks_near(position, seat, point)),
        }
        for point, foe in targets
    ]


def _income(position: Position, seat: int) -> seen.Income | None:
    """What the whole income would come to, or what is left of it, while it can be taken (T6)."""
    if position.over:
        return None
    top = position.tasks[-1]
    asked = top.seat == seat and isinstance(top, Turn | Income)
    if not asked or position.rolled or (position.income_done and isinstance(top, Turn)):
        return None
    koku, samurai = income.brings(position, seat)
    return {"koku": koku * 100, "samurai": samurai * 100} if koku or samurai else None


def _known(position: Position, seat: int, other: int) -> list[str]:
    """What the seat surely knows another to have held when it last saw or gave it."""
    first = (seat * position.players + other) * CARD_KINDS
    return [CARDS[kind] for kind in range(CARD_KINDS) for _ in range(position.known[first + kind])]


def _spread(position: Position, seat: int) -> list[seen.Spread]:
    """What has been laid out in secret so far (T4), by castle."""
    laid = spreading.own(position, seat)
    relatives = len(DATA.family.ids)
    return [
        {
            "site": SITES[site],
            "samurai": laid[place] * 1000,
            "koku": laid[spreading.KOKU_PLACE + place] * 1000,
            "family": [
                FAMILY[seat * relatives + who]
                for who in range(relatives)
                if laid[spreading.FAMILY_PLACE + who] == 1 + place
            ],
            "shadows": laid[spreading.SHADOW_PLACE + place],
        }
        for place, site in enumerate(position.castles(seat))
    ]


def _step(position: Position, seat: int) -> seen.Step | None:
    """The unfinished step."""
    if position.doing == NOTHING and position.element == NOTHING:
        return None
    return {
        "doing": None if position.doing == NOTHING else str(VOCABULARY.moves[position.doing][0]),
        "source": _place(position),
        "goal": _goal(position),
        "amount": position.amount * (100 if position.doing == SHIP else 1000),
        "picked": [POINTS[point] for point in position.picked],
        "element": None if position.element == NOTHING else ELEMENTS[position.element],
        "rings": [value for value, count in zip(RING_VALUES, position.rings, strict=True) for _ in range(count)],
        "total": ring_total(position),
        "ways": _ways(position),
        "odds": _attack_odds(position, seat),
        "answers": answers.of_card(position, seat) if any(position.rings) else None,
    }


def _attack_odds(position: Position, seat: int) -> seen.AttackOdds | None:
    if position.doing != ATTACK or not position.picked:
        return None
    return odds.of_attack(position, seat, position.source, position.goal, position.picked)


def _ways(position: Position) -> dict[str, list[str]]:
    """By stack that can march to the goal chosen: the points on its way, the goal last."""
    if position.doing != MARCH_TO:
        return {}
    found = journey.ways(position, position.tasks[-1].seat, position.goal)
    return {POINTS[source]: [POINTS[point] for point in way] for source, way in found.items()}


def _place(position: Position) -> str | None:
    """What the unfinished step begins with."""
    if position.source == NOTHING:
        return None
    if position.doing in (MARCH, MARCH_TO, ATTACK):
        return POINTS[position.source]
    if position.doing == ESCORT:
        return FAMILY[position.source]
    return SITES[position.source] if position.doing == SHIP else PROVINCES[position.source]


def _goal(position: Position) -> str | int | None:
    """Where it leads: a point, or the seat attacked."""
    if position.goal == NOTHING:
        return None
    return POINTS[position.goal] if position.doing in (MARCH, MARCH_TO) else position.goal
