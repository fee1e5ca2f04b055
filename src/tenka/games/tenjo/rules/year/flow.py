"""The course of the game: turns, months, years (T2, T5)."""

from tenka.games.tenjo.rules.components.data import DATA
from tenka.games.tenjo.rules.position import Position
from tenka.games.tenjo.rules.tasks import agenda
from tenka.games.tenjo.rules.tasks.turn import Flow, Turn
from tenka.games.tenjo.rules.tasks.year import Fate, Produce, Provinces, Upkeep, YearOver
from tenka.games.tenjo.rules.year import ending


def begin(position: Position) -> None:
    """Everything is laid out: the first year."""
    agenda.push(position, Flow())


def go_on(position: Position) -> None:
    """The next turn, month or year."""
    if position.month == 0:
        _begin_year(position)
    while True:
        position.turn += 1
        if position.turn >= len(position.order):
            position.turn = 0
            position.month += 1
            if position.month > DATA.constants.months:
                _end_year(position)
                return
            _begin_month(position)
        seat = position.order[position.turn]
        if position.lives(seat):
            _begin_turn(position, seat)
            return


def _begin_year(position: Position) -> None:
    position.year += 1
    position.month = 1
    position.turn = -1
    position.produced = [0] * position.players
    if position.year > 1:  # the first year's order was rolled before castles were chosen
        position.order = rolled_order(position)
        if position.events_on:
            position.tell("order", {"year": position.year, "seats": position.order[:]})
    _begin_month(position)


def rolled_order(position: Position) -> list[int]:
    """By die, the highest first; who is equal rolls again (T2)."""
    throws: list[list[int]] = [[] for _ in range(position.players)]
    rolling = [seat for seat in range(position.players) if position.lives(seat)]
    alive = rolling
    while rolling:
        for seat in rolling:
            throws[seat] = [*throws[seat], -position.roll(20)]
            if position.events_on:
                position.tell("order_roll", {"seat": seat, "roll": -throws[seat][-1]})
        rolling = [seat for seat in rolling if any(throws[seat] == throws[each] for each in alive if each != seat)]
    return sorted(alive, key=lambda seat: throws[seat])


def _begin_month(position: Position) -> None:
    position.shields = [0] * position.players
    position.offered = [0] * position.players
    position.turned = [0] * position.players
    if position.month > 1:
        position.truces = [0] * position.players
    if position.events_on:
        position.tell("month", {"year": position.year, "month": position.month})


def _begin_turn(position: Position, seat: int) -> None:
    position.income_done = False
    position.rolled = False
    position.points = 0
    position.moved = False
    position.crossing = False
    position.claimed = False
    position.marched = []
    position.parleyed = 0
    position.unled = []
    agenda.push(position, Turn(seat))
    if position.events_on:
        position.tell("turn", {"seat": seat})


def _end_year(position: Position) -> None:
    """Each step for all in turn order (T33–T36)."""
    position.month = 0
    if position.events_on:
        position.tell("year_end", {"year": position.year})
    agenda.push(position, YearOver())
    for step in (Provinces, Produce, Fate, Upkeep):
        for seat in reversed(position.order):
            agenda.push(position, step(seat))


def end_year(position: Position) -> None:
    """The next year, or the end (T37)."""
    agenda.pop(position)
    if position.year == position.setup.options["years"]:
        ending.finish(position, "years")
