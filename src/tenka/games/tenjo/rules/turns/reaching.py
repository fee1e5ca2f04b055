"""Where samurai, daimyō and goods can go (T7, T9, T23, T24)."""

from tenka.games.tenjo.rules.components.data import DATA
from tenka.games.tenjo.rules.components.pieces import (
    BORDERS_BETWEEN,
    BORDERS_OF,
    NEAR,
    PATHS_IN,
    PROVINCE_COUNT,
    PROVINCES_OF,
)
from tenka.games.tenjo.rules.position import Position


def march_goals(position: Position, seat: int, source: int) -> list[int]:
    """One edge further, where a daimyō leads in the edge's province and the point is open (T9)."""
    ronin = position.is_ronin(seat)
    paths, leads, first = PATHS_IN[source], position.daimyo, seat * PROVINCE_COUNT
    return [
        goal
        for place, goal in enumerate(NEAR[source])
        if (ronin or leads[first + paths[place]]) and position.is_open(seat, goal)
    ]


def can_leave(position: Position, seat: int, source: int, free: bool) -> bool:
    """Whether a stack has anywhere to go; `free`: without a daimyō."""
    paths, leads, first = PATHS_IN[source], position.daimyo, seat * PROVINCE_COUNT
    for place, goal in enumerate(NEAR[source]):
        if (free or leads[first + paths[place]]) and position.is_open(seat, goal):
            return True
    return False


def wind_goals(position: Position, seat: int, source: int, rings: int) -> list[int]:
    """Up to three steps a ring through open points, no daimyō needed (T23)."""
    found = {source}
    edge = [source]
    for _ in range(rings * DATA.constants.wind_steps):
        edge = sorted({goal for point in edge for goal in NEAR[point] if position.is_open(seat, goal)} - found)
        found.update(edge)
    return sorted(found - {source})


def water_goals(position: Position, seat: int, source: int, rings: int) -> dict[int, list[int]]:
    """Behind a chain of up to so many closed points the next open one, each with the points leapt over (T24)."""
    if not (position.is_ronin(seat) or position.leads_at(seat, source)):
        return {}
    goals: dict[int, list[int]] = {}
    chains: list[list[int]] = [[]]
    seen = {source}
    for _ in range(rings):
        longer: list[list[int]] = []
        for chain in chains:
            for point in NEAR[chain[-1] if chain else source]:
                if point not in seen and position.is_held(seat, point):
                    seen.add(point)
                    longer.append([*chain, point])
        for chain in longer:
            for goal in NEAR[chain[-1]]:
                if goal != source and goal not in goals and position.is_open(seat, goal):
                    goals[goal] = chain
        if not longer:
            break
        chains = longer
    return goals


def border_open(position: Position, seat: int, border: int) -> bool:
    """Whether a daimyō may pass: the point is empty, or holds own or allied samurai (T7)."""
    empty = True
    for other in range(position.players):
        if position.army(other, border):
            if position.helps(other, seat):
                return True
            empty = False
    return empty


def _held(position: Position, seat: int) -> set[int]:
    """The provinces that hold own or allied samurai."""
    found: set[int] = set()
    for other in range(position.players):
        if position.helps(other, seat):
            for point in position.stacks(other):
                found.update(PROVINCES_OF[point])
    return found


def can_lead_on(position: Position, seat: int, source: int, *, crossing: bool) -> bool:
    """Whether a daimyō or shadow warrior of a province could go anywhere."""
    held = _held(position, seat)
    for border in BORDERS_OF[source]:
        if crossing or border_open(position, seat, border):
            for other in PROVINCES_OF[border]:
                if other != source and other in held:
                    return True
    return False


def leader_goals(position: Position, seat: int, source: int, *, crossing: bool) -> list[int]:
    """Through any number of adjacent provinces with own or allied samurai; Water passes one held border (T7, T24)."""
    held = _held(position, seat)
    seen = {(source, crossing)}
    edge = [(source, crossing)]
    while edge:
        further: list[tuple[int, bool]] = []
        for province, spare in edge:
            for border in BORDERS_OF[province]:
                free = border_open(position, seat, border)
                if not free and not spare:
                    continue
                for other in PROVINCES_OF[border]:
                    state = (other, spare and free)
                    if other != province and state not in seen and other in held:
                        seen.add(state)
                        further.append(state)
        edge = further
    return sorted({province for province, _ in seen} - {source})


def near_provinces(source: int, borders: int) -> list[int]:
    """Provinces not more than so many borders away, border points ignored (T23)."""
    return [province for province, between in enumerate(BORDERS_BETWEEN[source]) if 0 < between <= borders]
