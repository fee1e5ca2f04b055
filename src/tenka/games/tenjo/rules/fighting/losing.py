"""Choosing which samurai are lost: in battle, by upkeep, by fate (T19, T33, T34)."""

from tenka.games.tenjo.knowledge import stacks
from tenka.games.tenjo.rules.components import chips
from tenka.games.tenjo.rules.components.pieces import POINTS
from tenka.games.tenjo.rules.position import Position
from tenka.games.tenjo.rules.tasks import agenda
from tenka.games.tenjo.rules.tasks.losses import RULES, WHY, Losses
from tenka.games.tenjo.rules.vocabulary import LOSE
from tenka.kernel.errors import IllegalMove


def ask(position: Position, seat: int, samurai: int, why: int) -> None:
    """A seat loses samurai; it chooses where, unless there is nothing to choose."""
    agenda.push(position, Losses(seat, samurai, why))
    _settle(position, seat)


def _task(position: Position) -> Losses:
    task = position.tasks[-1]
    assert isinstance(task, Losses)
    return task


def _settle(position: Position, seat: int) -> None:
    """What leaves no choice is done at once."""
    task = _task(position)
    left, points = task.samurai, task.stacks(position)
    there = sum(position.army(seat, point) for point in points)
    if len(points) <= 1 or left >= there or left == 0:
        agenda.pop(position)
        for point in points:
            taken = min(left, position.army(seat, point))
            left -= taken
            if taken:
                _lose(position, seat, point, taken, task.why)


def _lose(position: Position, seat: int, point: int, samurai: int, why: int) -> None:
    stacks.lose(position, seat, point, samurai)
    if position.events_on:
        what = {"seat": seat, "point": POINTS[point], "samurai": samurai * 1000}
        position.tell("lost", {**what, "why": WHY[why]})


def legal(position: Position, seat: int) -> list[int]:
    """Chips from any stack, not more than are still to go."""
    task = _task(position)
    moves: list[int] = []
    for point in task.stacks(position):
        moves += chips.fitting(LOSE + point * chips.KINDS, min(task.samurai, position.army(seat, point)))
    return moves


def play(position: Position, seat: int, move: int) -> None:
    """Some are gone."""
    task = _task(position)
    point, chip = divmod(move - LOSE, chips.KINDS)
    taken = chips.amount(chip, min(task.samurai, position.army(seat, point)))
    _lose(position, seat, point, taken, task.why)
    agenda.replace(position, Losses(seat, task.samurai - taken, task.why))
    _settle(position, seat)


def refusal(position: Position, seat: int, move: int) -> IllegalMove:
    """Why they cannot be taken there."""
    point = POINTS[(move - LOSE) // chips.KINDS]
    return IllegalMove(RULES[_task(position).why], "not-to-be-lost-there", {"point": point})
