"""How far it is for a bot's samurai, and where its daimyō can go (T7, T9)."""

from heapq import heappop, heappush
from typing import Final, NamedTuple

from tenka.games.tenjo.bot.steady.sight import SteadySight
from tenka.games.tenjo.rules.components.pieces import (
    BORDERS_OF,
    NEAR,
    PATH_PROVINCE,
    POINT_COUNT,
    PROVINCE_COUNT,
    PROVINCES_OF,
)

UNLED: Final = 1.5  # what it takes more to step into a province where no daimyō of ours is
HELD: Final = 3.0  # … or onto a point that others hold
FARTHEST: Final = 16.0


class SteadyRoads(NamedTuple):
    """Ways from one point: by point the effort, the first step on the way, and the point before."""

    effort: list[float]
    first: list[int]
    before: list[int]


def roads(sight: SteadySight, source: int) -> SteadyRoads:
    """The least effort in action points from a point to all others, but not back to where they came from."""
    effort = [FARTHEST] * POINT_COUNT
    first = [-1] * POINT_COUNT
    before = [-1] * POINT_COUNT
    effort[source] = 0.0
    edge = [(0.0, source)]
    led = [sight.is_led(province) for province in range(len(BORDERS_OF))]
    behind = sight.behind(source)
    while edge:
        so_far, point = heappop(edge)
        if so_far > effort[point]:
            continue
        for goal in NEAR[point]:
            if goal in behind:
                continue
            cost = so_far + 1.0
            if not led[PATH_PROVINCE[point, goal]]:
                cost += UNLED
            if not sight.is_open(goal):
                cost += HELD
            if cost < effort[goal]:
                effort[goal] = cost
                first[goal] = goal if point == source else first[point]
                before[goal] = point
                heappush(edge, (cost, goal))
    return SteadyRoads(effort, first, before)


def steps_between(source: int, most: int) -> dict[int, int]:
    """The points not farther than so many steps, whoever holds what is between."""
    found = {source: 0}
    edge = [source]
    for steps in range(1, most + 1):
        edge = [goal for point in edge for goal in NEAR[point] if found.setdefault(goal, steps) == steps]
    return found


def wind_steps(sight: SteadySight, source: int, most: int) -> dict[int, int]:
    """By point: how many steps a stack goes there through open points, no daimyō needed (T23)."""
    found = {source: 0}
    edge = [source]
    for steps in range(1, most + 1):
        further: list[int] = []
        for point in edge:
            for goal in NEAR[point]:
                if goal not in found and sight.is_open(goal):
                    found[goal] = steps
                    further.append(goal)
        edge = further
    return found


def water_goals(sight: SteadySight, source: int, rings: int) -> dict[int, int]:
    """Behind a chain of held points the next open ones, each with the rings it takes (T24)."""
    goals: dict[int, int] = {}
    seen = {source}
    edge = [source]
    for leapt in range(1, rings + 1):
        further: list[int] = []
        for point in edge:
            for held in NEAR[point]:
                if held not in seen and not sight.is_open(held):
                    seen.add(held)
                    further.append(held)
        for held in further:
            for goal in NEAR[held]:
                if goal != source and goal not in goals and sight.is_open(goal):
                    goals[goal] = leapt
        edge = further
    return goals


def _border_open(sight: SteadySight, border: int) -> bool:
    present = sight.present[border]
    return not present or sight.seat in present or any(seat in sight.allies for seat in present)


def _entered(sight: SteadySight, province: int, arriving: int) -> bool:
    """Whether samurai that let a daimyō in are in a province, or would be."""
    if arriving >= 0 and province in PROVINCES_OF[arriving]:
        return True
    return any(sight.army_in(seat, province) for seat in (sight.seat, *sight.allies))


def leader_goals(sight: SteadySight, source: int, arriving: int = -1) -> set[int]:
    """The provinces a daimyō or shadow warrior can go to in a province move, samurai arriving on a point counted."""
    spare = bool(sight.turn.get("crossing"))
    seen = {(source, spare)}
    edge = [(source, spare)]
    while edge:
        province, may_pass = edge.pop()
        for border in BORDERS_OF[province]:
            free = _border_open(sight, border)
            if not free and not may_pass:
                continue
            for other in PROVINCES_OF[border]:
                state = (other, may_pass and free)
                if other != province and state not in seen and _entered(sight, other, arriving):
                    seen.add(state)
                    edge.append(state)
    return {province for province, _ in seen} - {source}


def leaders_for(sight: SteadySight, province: int, arriving: int = -1) -> list[int]:
    """The provinces from which a daimyō can be led into a province."""
    return [
        source
        for source in range(PROVINCE_COUNT)
        if sight.leads[source] and source != province and province in leader_goals(sight, source, arriving)
    ]
