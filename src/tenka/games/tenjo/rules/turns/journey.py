"""A whole march in one order: a goal, whose stack, how many, and off along the shortest way (T8, T9).

Every step of the way is a march like any other: it costs an action point, leads over a path with a daimyō of one's own
to an open point, and after each the daimyō left alone are looked for (T12): if there is any, the march ends there.
"""

from typing import Final

from tenka.games.tenjo.knowledge import stacks
from tenka.games.tenjo.rules.components import chips
from tenka.games.tenjo.rules.components.pieces import (
    NEAR,
    PATHS_IN,
    POINT_COUNT,
    POINTS,
    PROVINCE_COUNT,
    PROVINCES_OF,
    USUAL,
)
from tenka.games.tenjo.rules.people import daimyo
from tenka.games.tenjo.rules.position import NOTHING, Position
from tenka.games.tenjo.rules.steps import finality
from tenka.games.tenjo.rules.steps.unfinished import clear
from tenka.games.tenjo.rules.turns import marching
from tenka.games.tenjo.rules.vocabulary import MARCH_FROM, MARCH_TO, MARCH_WITH, SEND
from tenka.kernel.errors import IllegalMove

UNREACHED: Final = -1
ALL: Final = len(USUAL) - 1
THOUSANDS: Final = [int(many) for many in USUAL[:ALL]]


def _led(position: Position, seat: int) -> list[bool]:
    """By province: whether one can march there."""
    if position.is_ronin(seat):
        return [True] * PROVINCE_COUNT
    first = seat * PROVINCE_COUNT
    return [count > 0 for count in position.daimyo[first : first + PROVINCE_COUNT]]


def beginnings(position: Position, seat: int) -> list[int]:
    """Every point that one of the own stacks can reach with the action points left, and usual numbers of the nearest.

    All stacks set out at once; where the ground of one meets that of another they can reach each other.
    """
    stacks_there = sorted(position.stacks(seat), key=lambda point: -position.army(seat, point))
    led, most = _led(position, seat), position.points
    steps = [UNREACHED] * POINT_COUNT
    origin = [NOTHING] * POINT_COUNT
    reached = [False] * POINT_COUNT
    for point in stacks_there:
        steps[point] = 0
        origin[point] = point
    edge = stacks_there
    for so_far in range(most):
        further: list[int] = []
        for point in edge:
            paths, home = PATHS_IN[point], origin[point]
            for place, near in enumerate(NEAR[point]):
                if not led[paths[place]]:
                    continue
                if steps[near] == UNREACHED:
                    if position.is_open(seat, near):
                        steps[near] = so_far + 1
                        origin[near] = home
                        reached[near] = True
                        further.append(near)
                elif origin[near] != home and so_far + 1 + steps[near] <= most:
                    reached[origin[near]] = True
                    reached[home] = True
        edge = further
    goals = [point for point in range(POINT_COUNT) if reached[point]]
    moves = [MARCH_TO + point for point in goals]
    for point in goals:
        if origin[point] != point:  # to a stack of one's own any other may go
            first, there = MARCH_WITH + point * len(USUAL), position.army(seat, origin[point])
            moves += [first + place for place in range(ALL) if THOUSANDS[place] < there]
            moves.append(first + ALL)
    return moves


def _onwards(position: Position, seat: int, goal: int) -> tuple[list[int], list[int]]:
    """By point: how many steps it is to a goal, as far as the action points go, and the next point on the way."""
    steps = [UNREACHED] * POINT_COUNT
    onwards = [NOTHING] * POINT_COUNT
    if not position.is_open(seat, goal):
        return steps, onwards
    led = _led(position, seat)
    steps[goal] = 0
    edge = [goal]
    for so_far in range(position.points):
        further: list[int] = []
        for point in edge:
            paths = PATHS_IN[point]
            for place, near in enumerate(NEAR[point]):
                if steps[near] == UNREACHED and led[paths[place]] and position.is_open(seat, near):
                    steps[near] = so_far + 1
                    onwards[near] = point
                    further.append(near)
        edge = further
    return steps, onwards


def ways(position: Position, seat: int, goal: int) -> dict[int, list[int]]:
    """By stack that can reach a goal: the points of the shortest way, the goal included; the nearest stack first."""
    steps, onwards = _onwards(position, seat, goal)
    able = [point for point in position.stacks(seat) if steps[point] > 0]
    able.sort(key=lambda point: (steps[point], -position.army(seat, point)))
    return {source: _way(onwards, source, goal) for source in able}


def _way(onwards: list[int], source: int, goal: int) -> list[int]:
    way: list[int] = []
    point = source
    while point != goal:
        point = onwards[point]
        way.append(point)
    return way


def nearest(position: Position, seat: int, goal: int) -> int:
    """The stack that marches to a goal unless one says otherwise: the nearest, of equally near ones the largest."""
    return next(iter(ways(position, seat, goal)), NOTHING)


def begin(position: Position, seat: int, move: int) -> None:
    """A goal is chosen; with a usual number of the nearest stack they are off at once."""
    if move >= MARCH_WITH:
        goal, place = divmod(move - MARCH_WITH, len(USUAL))
        source, way = next(iter(ways(position, seat, goal).items()))
        samurai = position.army(seat, source) if place == ALL else THOUSANDS[place]
        _walk(position, seat, source, way, samurai)
        return
    position.doing = MARCH_TO
    position.goal = move - MARCH_TO
    position.source = nearest(position, seat, position.goal)


def legal(position: Position, seat: int) -> list[int]:
    """How many of the stack proposed; or, once, which other one goes there."""
    moves = [*marching.numbers(position, seat), SEND + chips.ALL]
    if not position.picked:
        moves += [MARCH_FROM + point for point in ways(position, seat, position.goal)]
    return moves


def play(position: Position, seat: int, move: int) -> None:
    """A step of it."""
    if MARCH_FROM <= move < MARCH_FROM + POINT_COUNT:
        position.source = move - MARCH_FROM
        position.picked = [position.source]
        return
    marching.add(position, seat, move)
    way = ways(position, seat, position.goal)[position.source]
    source, samurai = position.source, position.amount
    clear(position)
    _walk(position, seat, source, way, samurai)


def _walk(position: Position, seat: int, source: int, way: list[int], samurai: int) -> None:
    """Step by step; others know the way, and that they were the same all along."""
    before = [position.supports_in(seat, province) for province in range(PROVINCE_COUNT)]
    walked = [source]
    for point in way:
        position.points -= 1
        position.add_samurai(seat, walked[-1], -samurai)
        position.add_samurai(seat, point, samurai)
        walked.append(point)
        if daimyo.is_anybody_alone(position):
            break
        for province in PROVINCES_OF[walked[-2]] + PROVINCES_OF[point]:
            moved = position.supports_in(seat, province) != before[province]
            if moved and finality.is_others_ground(position, seat, province):
                position.mark_irreversible()  # nor can it be taken back if they go on, or come back
    position.add_samurai(seat, walked[-1], -samurai)
    position.add_samurai(seat, source, samurai)
    stacks.march(position, seat, source, walked[-1], samurai, walked)
    if position.events_on:
        marching.tell(position, seat, walked, samurai)
    daimyo.check(position, seat)


def refusal(position: Position, seat: int, move: int) -> IllegalMove:
    """Why nobody can march there, or not from there, or not so many."""
    if MARCH_TO <= move < MARCH_TO + POINT_COUNT:
        return _no_way(position, seat, move - MARCH_TO)
    if move >= MARCH_WITH:
        goal = (move - MARCH_WITH) // len(USUAL)
        if MARCH_TO + goal not in beginnings(position, seat):
            return _no_way(position, seat, goal)
        if position.army(seat, goal):
            return IllegalMove("T9", "choose-the-stack", {"point": POINTS[goal]})
        source = nearest(position, seat, goal)
        if position.army(seat, source) == USUAL[(move - MARCH_WITH) % len(USUAL)]:
            return IllegalMove("T9", "no-more-are-there", {"point": POINTS[source]})
    if MARCH_FROM <= move < MARCH_FROM + POINT_COUNT:
        if position.army(seat, move - MARCH_FROM):
            return IllegalMove("T9", "out-of-reach", {"point": POINTS[position.goal]})
        return IllegalMove("T9", "no-own-stack", {"point": POINTS[move - MARCH_FROM]})
    return IllegalMove("T9", "so-many-are-not-there")


def _no_way(position: Position, seat: int, goal: int) -> IllegalMove:
    if not position.points:
        return IllegalMove("T8", "no-action-points")
    closed = not position.is_open(seat, goal)
    return IllegalMove("T9", "point-closed" if closed else "out-of-reach", {"point": POINTS[goal]})
