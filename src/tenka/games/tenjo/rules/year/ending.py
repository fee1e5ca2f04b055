"""Elimination, sudden victory, the end and the points (T37–T39)."""

from tenka.games.tenjo.rules.components.data import DATA
from tenka.games.tenjo.rules.components.pieces import PROVINCE_COUNT
from tenka.games.tenjo.rules.elements import hand
from tenka.games.tenjo.rules.fighting import battle
from tenka.games.tenjo.rules.position import Position
from tenka.games.tenjo.rules.tasks import agenda
from tenka.games.tenjo.rules.tasks.daimyo import PlaceDaimyo
from tenka.games.tenjo.rules.tasks.turn import Claim, Enter, Yield
from tenka.games.tenjo.rules.vocabulary import PASS, YIELD
from tenka.games.tenjo.schema.view import Final, Result


def eliminate(position: Position) -> None:
    """Who has neither samurai nor daimyō, shadow or castle is out; the last one left has won (T39)."""
    if position.year == 0 or position.over:
        return
    for seat in range(position.players):
        if position.lives(seat) and has_nothing(position, seat):
            position.alive &= ~(1 << seat)
            if position.events_on:
                position.tell("eliminated", {"seat": seat})
            hand.discard_hand(position, seat)
    if position.alive.bit_count() <= 1:
        finish(position, "last")


def has_nothing(position: Position, seat: int) -> bool:
    """Whether a seat is out: no samurai, daimyō, shadow or castle, and none on their way (T39)."""
    first, last = seat * PROVINCE_COUNT, (seat + 1) * PROVINCE_COUNT
    if any(position.daimyo[first:last]) or any(position.shadows[first:last]):
        return False
    waits = any(task.seat == seat and isinstance(task, Enter | PlaceDaimyo) for task in position.tasks)
    return not waits and not position.castles(seat) and position.total(seat) == 0


def claim(position: Position, seat: int) -> None:
    """“I am Shogun”: who still has a daimyō or a castle may yield (T38)."""
    position.claimed = True
    if position.events_on:
        position.tell("claimed", {"seat": seat})
    rivals = [each for each in position.others(seat) if position.castles(each) or not position.is_ronin(each)]
    if not rivals:
        finish(position, "shogun", seat)
        return
    agenda.push(position, Claim(seat))
    for each in reversed(position.others(seat)):
        agenda.push(position, Yield(each, seat))


def grant(position: Position) -> None:
    """Everybody has yielded."""
    seat = position.tasks[-1].seat
    agenda.pop(position)
    finish(position, "shogun", seat)


def legal_yield(position: Position, seat: int) -> list[int]:
    """Yield, or not."""
    return [YIELD, PASS]


def play_yield(position: Position, seat: int, move: int) -> None:
    """One refusal is enough."""
    if move == YIELD:
        agenda.pop(position)
        if position.events_on:
            position.tell("yielded", {"seat": seat})
        return
    if position.events_on:
        position.tell("refused", {"seat": seat})
    while not isinstance(position.tasks[-1], Claim):
        agenda.pop(position)
    agenda.pop(position)


def finish(position: Position, why: str, seat: int = -1) -> None:
    """The game is over."""
    position.over = True
    position.why = why
    position.tasks = []
    position.offers = []
    position.drafts = [None] * position.players
    battle.clear(position)
    if seat >= 0:
        position.order = [seat, *(each for each in position.order if each != seat)]
    if position.events_on:
        position.tell("ended", {"why": why})
        position.tell("ranked", {"seats": ranking(position), "winners": winners(position)})


def parts(position: Position, seat: int) -> Final:
    """A seat's points, part by part (T37)."""
    return points(position, seat, position.wealth(seat), len(position.held(seat)))


def points(position: Position, seat: int, koku: int, family: int) -> Final:
    """Samurai 1 each, koku (hundreds here) 2 each, every piece and card held 25,000 (T37)."""
    first, last = seat * PROVINCE_COUNT, (seat + 1) * PROVINCE_COUNT
    piece = DATA.constants.piece_points * 1000
    samurai, purse = position.total(seat) * 1000, koku * 100 * DATA.constants.koku_points
    daimyo, shadows = sum(position.daimyo[first:last]), sum(position.shadows[first:last])
    castles = len(position.castles(seat))
    return {
        "samurai": samurai,
        "koku": purse,
        "daimyo": daimyo * piece,
        "shadows": shadows * piece,
        "castles": castles * piece,
        "family": family * piece,
        "points": samurai + purse + (daimyo + shadows + castles + family) * piece,
    }


def _key(position: Position, seat: int) -> tuple[int, int, int, int]:
    """Points, then castles, daimyō, samurai."""
    found = parts(position, seat)
    return found["points"], found["castles"], found["daimyo"], found["samurai"]


def winners(position: Position) -> list[int]:
    """Who became Shogun, or has the most points; equal in everything, they share (T37, T38)."""
    if position.why == "shogun":
        return [position.order[0]]
    best = max(_key(position, seat) for seat in range(position.players))
    return [seat for seat in range(position.players) if _key(position, seat) == best]


def ranking(position: Position) -> list[int]:
    """The seats, best first."""
    first = winners(position)
    rest = [seat for seat in range(position.players) if seat not in first]
    return first + sorted(rest, key=lambda seat: _key(position, seat), reverse=True)


def result(position: Position) -> Result:
    """The outcome of a finished game, every point explained."""
    seats = [parts(position, seat) for seat in range(position.players)]
    return {
        "scores": [each["points"] for each in seats],
        "ranking": ranking(position),
        "winners": winners(position),
        "why": position.why,
        "seats": seats,
    }
