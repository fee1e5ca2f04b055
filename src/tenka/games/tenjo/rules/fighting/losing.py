"""Choosing which samurai are lost: in battle, by upkeep, by fate (T19, T33, T34)."""

from typing import Final

from tenka.games.tenjo.knowledge import stacks
from tenka.games.tenjo.rules import chips, tasks
from tenka.games.tenjo.rules.pieces import POINT_COUNT, POINTS
from tenka.games.tenjo.rules.position import Position
from tenka.games.tenjo.rules.vocabulary import LOSE
from tenka.kernel.errors import IllegalMove

BATTLE: Final = 0
UPKEEP: Final = 1
FATE: Final = 2
WHY: Final = ("battle", "upkeep", "fate")


def ask(position: Position, seat: int, samurai: int, why: int) -> None:
    """A seat loses samurai; it chooses where, unless there is nothing to choose."""
    tasks.push(position, tasks.LOSSES, seat, samurai, why)
    _settle(position, seat)


def stacks_of(position: Position, seat: int, why: int) -> list[int]:
    """Where they can be taken from: in battle only from what takes part."""
    if why != BATTLE:
        return position.stacks(seat)
    fighting = position.attackers + position.defenders
    return [stack % POINT_COUNT for stack in fighting if stack // POINT_COUNT == seat and position.samurai[stack]]


def _settle(position: Position, seat: int) -> None:
    """What leaves no choice is done at once."""
    _, _, left, why = position.tasks[-1]
    points = stacks_of(position, seat, why)
    there = sum(position.army(seat, point) for point in points)
    if len(points) <= 1 or left >= there or left == 0:
        tasks.pop(position)
        for point in points:
            taken = min(left, position.army(seat, point))
            left -= taken
            if taken:
                _lose(position, seat, point, taken, why)


def _lose(position: Position, seat: int, point: int, samurai: int, why: int) -> None:
    stacks.lose(position, seat, point, samurai)
    if position.events_on:
        what = {"seat": seat, "point": POINTS[point], "samurai": samurai * 1000}
        position.tell("lost", {**what, "why": WHY[why]})


def legal(position: Position, seat: int) -> list[int]:
    """Chips from any stack, not more than are still to go."""
    _, _, left, why = position.tasks[-1]
    moves: list[int] = []
    for point in stacks_of(position, seat, why):
        moves += chips.fitting(LOSE + point * chips.KINDS, min(left, position.army(seat, point)))
    return moves


def play(position: Position, seat: int, move: int) -> None:
    """Some are gone."""
    _, _, left, why = position.tasks[-1]
    point, chip = divmod(move - LOSE, chips.KINDS)
    taken = chips.amount(chip, min(left, position.army(seat, point)))
    _lose(position, seat, point, taken, why)
    tasks.replace(position, tasks.LOSSES, seat, left - taken, why)
    _settle(position, seat)


def refusal(position: Position, seat: int, move: int) -> IllegalMove:
    """Why they cannot be taken there."""
    rule = ("T19", "T33", "T34")[position.tasks[-1][3]]
    return IllegalMove(rule, "not-to-be-lost-there", {"point": POINTS[(move - LOSE) // chips.KINDS]})
