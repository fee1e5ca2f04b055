"""The year's end: upkeep and recruiting, castle income, province income (T33, T35, T36)."""

from tenka.games.tenjo.knowledge import reckoning
from tenka.games.tenjo.rules.components import chips
from tenka.games.tenjo.rules.components.data import DATA
from tenka.games.tenjo.rules.components.pieces import (
    BORDERS_OF,
    COMPONENTS,
    FAMILY,
    FAMILY_OF,
    KOKU,
    NUMBERS,
    PROVINCE_COUNT,
    PROVINCES,
    SITE_PROVINCE,
    SITES,
)
from tenka.games.tenjo.rules.elements import hand
from tenka.games.tenjo.rules.elements.strikes import owners
from tenka.games.tenjo.rules.fighting import losing
from tenka.games.tenjo.rules.people import daimyo
from tenka.games.tenjo.rules.position import DEAD, NOBODY, Position
from tenka.games.tenjo.rules.tasks import agenda, losses
from tenka.games.tenjo.rules.tasks.daimyo import Check
from tenka.games.tenjo.rules.tasks.turn import Enter
from tenka.games.tenjo.rules.tasks.year import CastleIncome, Recruit, Store
from tenka.games.tenjo.rules.turns import entering
from tenka.games.tenjo.rules.vocabulary import NUMBER, PASS, PRODUCE, RECRUIT, STORE
from tenka.kernel.errors import IllegalMove
from tenka.toolkit.holdings.lists import put


def upkeep(position: Position) -> None:
    """15,000 koku a castle; for each begun 1,000 that cannot be paid 2,000 samurai go; then recruit (T33)."""
    seat = position.tasks[-1].seat
    agenda.pop(position)
    castles = len(position.castles(seat))
    if not position.lives(seat) or not castles:
        return
    due = castles * DATA.constants.upkeep * KOKU
    paid = min(due, position.wealth(seat))
    entering.pay_koku(position, seat, paid)
    if paid < due:
        reckoning.have_nothing(position, seat)
    missing = due - paid
    if position.events_on:
        position.tell("upkeep", {"seat": seat, "paid": paid * 100, "missing": missing * 100})
    if not missing:  # else everybody knows that nothing is left to recruit with
        agenda.push(position, Recruit(seat))
    agenda.push(position, Check(NOBODY))
    begun = (missing + KOKU - 1) // KOKU
    lost = min(begun * DATA.constants.lost_for_unpaid, position.total(seat))
    if lost:
        losing.ask(position, seat, lost, losses.UPKEEP)


def legal_recruit(position: Position, seat: int) -> list[int]:
    """Koku that is left for samurai, 1,000 for 1,000, by chips or as a number; a ronin's is frozen."""
    most = 0 if position.is_ronin(seat) else position.wealth(seat) // KOKU
    return [*chips.fitting(RECRUIT, most), PASS, *(NUMBER + place for place in range(min(most, len(NUMBERS))))]


def play_recruit(position: Position, seat: int, move: int) -> None:
    """Some more, or enough."""
    if move == PASS:
        agenda.let_pass(position)
        return
    most = position.wealth(seat) // KOKU
    samurai = NUMBERS[move - NUMBER] if move >= NUMBER else chips.amount(move - RECRUIT, most)
    entering.pay_koku(position, seat, samurai * KOKU)
    if position.events_on:
        position.tell("recruited", {"seat": seat, "samurai": samurai * 1000})
    agenda.push(position, Enter(seat, samurai))


def produce(position: Position) -> None:
    """Each castle brings its koku or a component (T35); a ronin's only if conquered as such (T32)."""
    seat = position.tasks[-1].seat
    agenda.pop(position)
    if not position.lives(seat):
        return
    ronin = position.is_ronin(seat)
    for site in reversed(position.castles(seat)):
        if not ronin or position.ronin_castle >> site & 1:
            agenda.push(position, CastleIncome(seat, site))


def legal_income(position: Position, seat: int) -> list[int]:
    """Koku, or a component not taken this year."""
    moves = [PRODUCE]
    for component in range(1, len(COMPONENTS)):
        taken = position.produced[seat] >> component & 1
        if not taken and _is_possible(position, seat, COMPONENTS[component]):
            moves.append(PRODUCE + component)
    return moves


def _site(position: Position) -> int:
    """The castle whose income is asked for."""
    task = position.tasks[-1]
    assert isinstance(task, CastleIncome)
    return task.site


def _is_possible(position: Position, seat: int, component: str) -> bool:
    """Whether it comes to anything: cards that are left, a dead relative, a daimyō supported where he comes (T12)."""
    if component == "elements":
        return bool(position.element_deck or position.element_discards)
    if component == "rings":
        return bool(position.ring_deck or position.ring_discards)
    if component == "family":
        return bool(_dead(position, seat))
    return component != "daimyo" or daimyo.is_supported(position, seat, SITE_PROVINCE[_site(position)])


def _dead(position: Position, seat: int) -> list[int]:
    """Dead members of the own family."""
    return [card for card in range(len(FAMILY)) if FAMILY_OF[card] == seat and position.family[card] == DEAD]


def play_income(position: Position, seat: int, move: int) -> None:
    """The castle's income comes."""
    site = _site(position)
    agenda.pop(position)
    component = COMPONENTS[move - PRODUCE]
    if component != "koku":
        position.produced = put(position.produced, seat, position.produced[seat] | 1 << (move - PRODUCE))
    if position.events_on:
        position.tell("produced", {"seat": seat, "site": SITES[site], "component": component})
    if component == "koku":
        _bring_in(position, seat, position.figures.castle_koku[position.castle_card[site]])
    elif component == "samurai":
        agenda.push(position, Enter(seat, DATA.components.samurai))
    elif component == "shadow":
        position.add_shadow(seat, SITE_PROVINCE[site], 1)
        daimyo.check(position, NOBODY)
    elif component == "daimyo":
        daimyo.arrive(position, seat, SITE_PROVINCE[site])
    elif component == "elements":
        hand.draw(position, seat, DATA.components.elements, 0)
    elif component == "rings":
        hand.draw(position, seat, 0, DATA.components.rings)
    else:
        _revive(position, seat, site)


def _revive(position: Position, seat: int, site: int) -> None:
    """A dead member of the own family is back in the castle, the first of them."""
    card = _dead(position, seat)[0]
    position.move_family(card, site)
    reckoning.see_family(position, card, list(reckoning.observers(position)))
    if position.events_on:
        position.tell("family_back", {"seat": seat, "family": FAMILY[card]})


def refusal_income(position: Position, seat: int, move: int) -> IllegalMove:
    """Why a component cannot be taken."""
    component = COMPONENTS[move - PRODUCE]
    if component in ("elements", "rings") and not _is_possible(position, seat, component):
        return IllegalMove("T35", "no-cards-left", {"component": component})
    if component == "family" and not _dead(position, seat):
        return IllegalMove("T35", "nobody-is-dead")
    if component == "daimyo" and not _is_possible(position, seat, component):
        return IllegalMove("T35", "daimyo-unsupported", {"province": PROVINCES[SITE_PROVINCE[_site(position)]]})
    return IllegalMove("T35", "component-taken", {"component": component})


def provinces(position: Position) -> None:
    """20,000 koku for a province all of whose border points one holds alone (T36)."""
    seat = position.tasks[-1].seat
    agenda.pop(position)
    if not position.lives(seat):
        return
    for province in reversed(range(PROVINCE_COUNT)):
        if all(owners(position, border) == [seat] for border in BORDERS_OF[province]):
            hundreds = DATA.constants.province_income * KOKU
            if position.events_on:
                income = {"seat": seat, "province": PROVINCES[province], "koku": hundreds * 100}
                position.tell("province_income", income)
            _bring_in(position, seat, hundreds)


def _bring_in(position: Position, seat: int, hundreds: int) -> None:
    """Koku of the year goes to an own castle; with more than one, the seat says in secret to which (T6)."""
    if position.is_ronin(seat) or len(position.castles(seat)) < 2:
        entering.receive_koku(position, seat, hundreds)
    else:
        agenda.push(position, Store(seat, hundreds))


def legal_store(position: Position, seat: int) -> list[int]:
    """An own castle, for all of it."""
    return [STORE + site * chips.KINDS + chips.ALL for site in position.castles(seat)]


def play_store(position: Position, seat: int, move: int) -> None:
    """The koku lies there."""
    task = position.tasks[-1]
    assert isinstance(task, Store)
    hundreds = task.koku
    agenda.pop(position)
    entering.receive_koku(position, seat, hundreds, (move - STORE) // chips.KINDS)
    if position.events_on:
        position.tell("stowed", {"seat": seat, "koku": hundreds * 100})


def refusal_store(position: Position, seat: int, move: int) -> IllegalMove:
    """Why koku cannot be stored there."""
    return IllegalMove("T6", "no-koku-there", {"site": SITES[(move - STORE) // chips.KINDS]})
