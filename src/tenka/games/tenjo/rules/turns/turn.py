"""A player's own turn: income, dice, marching, attacking, cards and the rest, in any order (T6–T13, T22–T25)."""

from tenka.games.tenjo.rules.components.pieces import FAMILY, POINT_COUNT, PROVINCE_COUNT, PROVINCES, SITES
from tenka.games.tenjo.rules.elements import cards, hand
from tenka.games.tenjo.rules.fighting import attacking
from tenka.games.tenjo.rules.people import hostages
from tenka.games.tenjo.rules.position import NOTHING, Position
from tenka.games.tenjo.rules.steps import unfinished
from tenka.games.tenjo.rules.tasks import agenda
from tenka.games.tenjo.rules.turns import building, carrying, income, journey, marching, unmasking
from tenka.games.tenjo.rules.vocabulary import (
    ALL_KOKU,
    ALL_SAMURAI,
    ASSAULT,
    ATTACK,
    BUILD,
    DENOUNCE,
    ELEMENT,
    END,
    ESCORT,
    INCOME,
    KOKU_AND_ROLL,
    LEAD,
    LEAD_TO,
    MARCH,
    MARCH_FROM,
    MARCH_TO,
    MARCH_WITH,
    NUMBER,
    RELEASE,
    RING,
    ROLL,
    SAMURAI_AND_ROLL,
    SHIP,
    SHOGUN,
    TO,
    UNMASK,
)
from tenka.games.tenjo.rules.year import ending
from tenka.kernel.errors import IllegalMove


def legal(position: Position, seat: int) -> list[int]:
    """What can be begun, or the next step of what is begun."""
    doing = position.doing
    if doing == NOTHING:
        return _beginnings(position, seat)
    if doing == ELEMENT:
        return cards.legal(position, seat)
    if doing == MARCH:
        return marching.legal(position, seat)
    if doing == MARCH_TO:
        return journey.legal(position, seat)
    if doing == ATTACK:
        return attacking.legal(position, seat)
    if doing == UNMASK:
        return unmasking.legal(position)
    return carrying.legal(position, seat)


def _beginnings(position: Position, seat: int) -> list[int]:
    moves: list[int] = []
    if not position.rolled:
        if not position.income_done and income.points(position, seat):
            moves += [INCOME, *income.whole(position, seat), *income.before_rolling(position, seat)]
        moves.append(ROLL)
    if position.points:
        moves += journey.beginnings(position, seat)
        moves += marching.beginnings(position, seat)
        moves += attacking.beginnings(position, seat)
    if carrying.may_carry(position):
        moves += carrying.beginnings(position, seat) + carrying.whole(position, seat)
    moves += unmasking.beginnings(position, seat)
    moves += cards.beginnings(position, seat)
    moves += hostages.legal(position, seat)
    moves += building.legal(position, seat)
    if not position.claimed:
        moves.append(SHOGUN)
    if position.rolled:
        moves.append(END)
    return moves


def play(position: Position, seat: int, move: int) -> None:
    """A step of the turn."""
    doing = position.doing
    if doing == NOTHING:
        _begin(position, seat, move)
    elif doing == ELEMENT:
        cards.play(position, seat, move)
    elif doing == MARCH:
        _march(position, seat, move)
    elif doing == MARCH_TO:
        journey.play(position, seat, move)
    elif doing == ATTACK:
        attacking.play(position, seat, move)
    elif doing == UNMASK:
        unmasking.play(position, seat, move)
        unfinished.clear(position)
    elif position.element != NOTHING:
        cards.carry(position, seat, move)
    else:
        carrying.play(position, seat, move)


def _march(position: Position, seat: int, move: int) -> None:
    if not marching.play(position, seat, move):
        return
    if position.element != NOTHING:
        cards.march(position, seat)
        return
    position.points -= 1
    marching.go(position, seat)
    unfinished.clear(position)


def _begin(position: Position, seat: int, move: int) -> None:
    if _is_opening(move):
        _open(position, seat, move)
    elif move == SHOGUN:
        ending.claim(position, seat)
    elif move == END:
        _end(position, seat)
    elif MARCH <= move < MARCH + POINT_COUNT:
        marching.begin(position, move)
    elif MARCH_TO <= move < MARCH_FROM or MARCH_WITH <= move < LEAD_TO:
        journey.begin(position, seat, move)
    elif LEAD_TO <= move < SAMURAI_AND_ROLL:
        carrying.lead(position, seat, move)
    elif LEAD <= move < LEAD + 2 * PROVINCE_COUNT or ESCORT <= move < SHIP + len(SITES):
        carrying.begin(position, move)
    elif UNMASK <= move < UNMASK + PROVINCE_COUNT:
        unmasking.begin(position, move)
    elif ELEMENT <= move < RING:
        hand.begin(position, move)
    elif DENOUNCE <= move < RELEASE + len(FAMILY):
        hostages.play(position, seat, move)
    elif BUILD <= move < BUILD + len(SITES):
        building.build(position, seat, move - BUILD)
    else:
        attacking.begin(position, seat, move)


def _is_opening(move: int) -> bool:
    """Whether a move is about income and dice."""
    return move in (INCOME, ROLL) or ALL_KOKU <= move < MARCH_WITH or SAMURAI_AND_ROLL <= move < ASSAULT


def _open(position: Position, seat: int, move: int) -> None:
    if move == INCOME:
        income.begin(position, seat)
    elif ALL_KOKU <= move < KOKU_AND_ROLL:
        income.take(position, seat, move)
    elif KOKU_AND_ROLL <= move < MARCH_WITH:
        income.take(position, seat, move - KOKU_AND_ROLL + ALL_KOKU)
    elif move != ROLL:
        income.take(position, seat, move - SAMURAI_AND_ROLL + ALL_SAMURAI)
    if move == ROLL or move >= KOKU_AND_ROLL:
        _roll(position, seat)


def _roll(position: Position, seat: int) -> None:
    """Action points; an income not taken before is forfeited (T6, T8)."""
    if not position.income_done and income.points(position, seat) and position.events_on:
        position.tell("forfeited", {"seat": seat})
    position.rolled = True
    position.points = position.roll(10)
    if position.events_on:
        position.tell("rolled", {"seat": seat, "points": position.points})


def _end(position: Position, seat: int) -> None:
    building.save(position, seat)
    agenda.pop(position)


def refusal(position: Position, seat: int, move: int) -> IllegalMove:  # noqa: PLR0911  a reason a verb
    """Why a step of the turn is refused."""
    doing = position.doing
    if doing == ATTACK or (doing == NOTHING and (ATTACK <= move < ELEMENT or move >= ASSAULT)):
        return attacking.refusal(position, seat, move)
    if doing == MARCH or (doing == NOTHING and MARCH <= move < TO):
        return marching.refusal(position, seat, move)
    if doing == MARCH_TO or MARCH_TO <= move < NUMBER or MARCH_WITH <= move < LEAD_TO:
        return journey.refusal(position, seat, move)
    if doing == UNMASK or UNMASK <= move < UNMASK + PROVINCE_COUNT:
        return unmasking.refusal(position, move)
    if doing == ELEMENT or ELEMENT <= move < RING:
        return cards.refusal(position, seat, move)
    if doing != NOTHING or LEAD <= move < SHIP + len(SITES) or LEAD_TO <= move < SAMURAI_AND_ROLL:
        return carrying.refusal(position, seat, move)
    if _is_opening(move):
        return _no_opening(position, seat, move)
    if move == END:
        return IllegalMove("T8", "roll-first")
    if move == SHOGUN:
        return IllegalMove("T38", "claimed-already")
    if DENOUNCE <= move < DENOUNCE + 4 * PROVINCE_COUNT:
        return IllegalMove("T12", "not-the-only-support", {"province": PROVINCES[(move - DENOUNCE) % PROVINCE_COUNT]})
    if RELEASE <= move < RELEASE + len(FAMILY):
        return IllegalMove("T28", "not-your-hostage", {"family": FAMILY[move - RELEASE]})
    return building.refusal(position, seat, move)


def _no_opening(position: Position, seat: int, move: int) -> IllegalMove:
    if move >= ALL_KOKU and INCOME in legal(position, seat):
        return income.refusal(position, seat, move)
    return IllegalMove("T8" if move == ROLL else "T6", "too-late" if position.rolled else "no-income")
