"""The board in tables for those who think ahead: distances, resource points, castle sites."""

from typing import Final

from tenka.games.tenjo.rules.components.pieces import NEAR, POINT_COUNT, RESOURCES, SITE_AT

NOWHERE: Final = 99


def _distances() -> list[int]:
    found = [NOWHERE] * (POINT_COUNT * POINT_COUNT)
    for source in range(POINT_COUNT):
        first = source * POINT_COUNT
        found[first + source] = 0
        edge = [source]
        steps = 0
        while edge:
            steps += 1
            further: list[int] = []
            for point in edge:
                for goal in NEAR[point]:
                    if found[first + goal] == NOWHERE:
                        found[first + goal] = steps
                        further.append(goal)
            edge = further
    return found


DISTANCE: Final[list[int]] = _distances()  # steps from point to point, whoever is between: source * POINT_COUNT + goal
IS_RESOURCE: Final[list[bool]] = [point in RESOURCES for point in range(POINT_COUNT)]
SITE_ON: Final[list[int]] = [SITE_AT.get(point, -1) for point in range(POINT_COUNT)]  # by point, -1 without a site


def may_undo(marched: list[int], source: int, goal: int, steps: int) -> bool:
    """Whether a march of so many steps might lead back along one of this turn, whichever way it takes."""
    for step in marched:
        start, end = divmod(step, POINT_COUNT)
        if DISTANCE[source * POINT_COUNT + end] + 1 + DISTANCE[start * POINT_COUNT + goal] <= steps:
            return True
    return False
