"""The province move: a daimyō, a shadow warrior, a family card or koku, by right once a turn or by Wind (T7, T23)."""

from tenka.games.tenjo.rules.components import chips
from tenka.games.tenjo.rules.components.data import DATA
from tenka.games.tenjo.rules.components.pieces import (
    CHIPS,
    FAMILY,
    HUNDREDS,
    KOKU,
    PROVINCE_COUNT,
    PROVINCES,
    SITE_PROVINCE,
    SITES,
    WIND,
)
from tenka.games.tenjo.rules.people import daimyo
from tenka.games.tenjo.rules.position import NOTHING, Position
from tenka.games.tenjo.rules.steps.unfinished import clear, ring_total
from tenka.games.tenjo.rules.turns import entering, reaching
from tenka.games.tenjo.rules.vocabulary import ESCORT, INTO, LEAD, LEAD_TO, SEND, SEND_HUNDREDS, SHIP, SLIP, TO_CASTLE
from tenka.kernel.errors import IllegalMove
from tenka.toolkit.holdings.lists import put

VERBS = (LEAD, SLIP, ESCORT, SHIP)


def may_carry(position: Position) -> bool:
    """Once a turn; at any time in it, or before rolling by option (T7)."""
    return not position.moved and (not position.rolled or bool(position.setup.options["province_move_any_time"]))


def beginnings(position: Position, seat: int) -> list[int]:
    """What could be moved, as far as it has somewhere to go."""
    moves = [
        LEAD + each
        for each in range(PROVINCE_COUNT)
        if position.daimyo_in(seat, each) and _can_go(position, seat, each)
    ]
    moves += [
        SLIP + each
        for each in range(PROVINCE_COUNT)
        if position.shadows_in(seat, each) and _can_go(position, seat, each)
    ]
    if position.is_ronin(seat):  # T32: what lies in his castles is frozen
        return moves
    for card in position.held(seat):
        if _castles(position, seat, position.family[card]):
            moves.append(ESCORT + card)
    for site in position.castles(seat):
        if position.koku[site] and _castles(position, seat, site):
            moves.append(SHIP + site)
    return moves


def whole(position: Position, seat: int) -> list[int]:
    """Daimyō and where each can be led, in one word."""
    return [
        LEAD_TO + source * PROVINCE_COUNT + goal
        for source in range(PROVINCE_COUNT)
        if position.daimyo_in(seat, source)
        for goal in _goals(position, seat, source)
    ]


def lead(position: Position, seat: int, move: int) -> None:
    """A daimyō goes where he is led."""
    source, goal = divmod(move - LEAD_TO, PROVINCE_COUNT)
    begin(position, LEAD + source)
    play(position, seat, INTO + goal)


def _can_go(position: Position, seat: int, province: int) -> bool:
    if position.element == WIND:
        return bool(_goals(position, seat, province))
    return reaching.can_lead_on(position, seat, province, crossing=position.crossing)


def _goals(position: Position, seat: int, province: int) -> list[int]:
    if position.element == WIND:
        return reaching.near_provinces(province, ring_total(position))
    return reaching.leader_goals(position, seat, province, crossing=position.crossing)


def _castles(position: Position, seat: int, site: int) -> list[int]:
    """Own castles that family or koku of a site can go to."""
    others = [other for other in position.castles(seat) if other != site]
    if position.element != WIND:
        return others
    near = [SITE_PROVINCE[site], *reaching.near_provinces(SITE_PROVINCE[site], ring_total(position))]
    return [other for other in others if SITE_PROVINCE[other] in near]


def begin(position: Position, move: int) -> None:
    """Something is taken up."""
    for verb, count in ((LEAD, PROVINCE_COUNT), (SLIP, PROVINCE_COUNT), (ESCORT, len(FAMILY)), (SHIP, len(SITES))):
        if verb <= move < verb + count:
            position.doing = verb
            position.source = move - verb


def most(position: Position) -> int:
    """How many hundred koku of a castle can be carried."""
    return min(position.koku[position.source], DATA.constants.carried_koku * KOKU)


def legal(position: Position, seat: int) -> list[int]:
    """Where it goes; koku first how much."""
    if position.doing in (LEAD, SLIP):
        return [INTO + province for province in _goals(position, seat, position.source)]
    if position.doing == ESCORT:
        return [TO_CASTLE + site for site in _castles(position, seat, position.family[position.source])]
    left = most(position) - position.amount
    moves = chips.fitting(SEND, left // KOKU, everything=False) + chips.fitting_hundreds(SEND_HUNDREDS, left)
    if left:
        moves.append(SEND + chips.ALL)
    if position.amount:
        moves += [TO_CASTLE + site for site in _castles(position, seat, position.source)]
    return moves


def play(position: Position, seat: int, move: int) -> bool:
    """A step of it; whether it is done."""
    if SEND <= move < SEND + chips.KINDS or SEND_HUNDREDS <= move < SEND_HUNDREDS + len(HUNDREDS):
        position.amount += _added(position, move)
        return False
    if position.doing in (LEAD, SLIP):
        _lead(position, seat, move - INTO)
    else:
        _carry(position, seat, move - TO_CASTLE)
    by_card = position.element != NOTHING
    clear(position)
    if not by_card:
        position.moved = True
        position.crossing = False
    daimyo.check(position, seat)
    return True


def _added(position: Position, move: int) -> int:
    """So many hundred koku more."""
    if move >= SEND_HUNDREDS:
        return HUNDREDS[move - SEND_HUNDREDS]
    if move == SEND + chips.ALL:
        return most(position) - position.amount
    return CHIPS[move - SEND] * KOKU


def _lead(position: Position, seat: int, goal: int) -> None:
    source = position.source
    if position.doing == LEAD:
        position.add_daimyo(seat, source, -1)
        position.add_daimyo(seat, goal, 1)
        position.reinforce(seat, goal)
    else:
        position.add_shadow(seat, source, -1)
        position.add_shadow(seat, goal, 1)
    if position.events_on:
        kind = "daimyo_moved" if position.doing == LEAD else "shadow_moved"
        position.tell(kind, {"seat": seat, "from": PROVINCES[source], "to": PROVINCES[goal]})


def _carry(position: Position, seat: int, goal: int) -> None:
    """Others see that family or koku moves, not which and where."""
    family = position.doing == ESCORT
    source = position.family[position.source] if family else position.source
    what: dict[str, object] = {"what": FAMILY[position.source]} if family else {"koku": position.amount * 100}
    if family:
        position.family = put(position.family, position.source, goal)
    else:
        position.koku = put(position.koku, source, position.koku[source] - position.amount)
        entering.receive_koku(position, seat, position.amount, goal)
    if position.events_on:
        position.tell("carried", {"seat": seat, "what": "family" if family else "koku"})
        way = {"from_site": SITES[source], "to_site": SITES[goal]}
        position.tell("carried_what", {"seat": seat, **what, **way}, seat)


def refusal(position: Position, seat: int, move: int) -> IllegalMove:
    """Why something cannot be moved, or not there."""
    rule = "T23" if position.element == WIND else "T7"
    if move >= LEAD_TO and may_carry(position):
        return IllegalMove(rule, "no-way-into", {"province": PROVINCES[(move - LEAD_TO) % PROVINCE_COUNT]})
    if INTO <= move < INTO + PROVINCE_COUNT:
        return IllegalMove(rule, "no-way-into", {"province": PROVINCES[move - INTO]})
    if TO_CASTLE <= move < TO_CASTLE + len(SITES):
        return IllegalMove(rule, "no-way-to-castle", {"site": SITES[move - TO_CASTLE]})
    if position.element == NOTHING and not may_carry(position):
        return IllegalMove("T7", "moved-already" if position.moved else "too-late")
    return IllegalMove(rule, "nothing-to-move")
