"""Chances judged a while later from rest to rest, without a step where the judgement moves on.

All points between two rests are judged at the same one; the next point is judged at a later one. How far that changes
the chances is nobody's deed: it is found at the last point before, and shared out evenly among all since the rest.
Where a rest follows each turn, it favours whoever comes next, again and again: there it is shared out among the turns
of all, so that what a turn is worth as such is in nobody's play.
"""

from collections import Counter
from collections.abc import Sequence

import msgspec

from tenka.analysis.findings import Weighed


def smooth(weighed: Sequence[Weighed]) -> list[Weighed]:
    """The same points, the chances before each rest judged more and more at the later one."""
    smoothed = list(weighed)
    rests = [-1]  # the last points before each rest; the game begins after one
    for last, point in enumerate(weighed):
        if any(point.shift):
            turns = len(point.chances) if _is_turn(weighed[rests[-1] + 1 : last + 1]) else 1
            since = max(0, rests[max(0, len(rests) - turns)])
            for place in range(since, last):
                part = (place - since) / (last - since)
                smoothed[place] = _moved(smoothed[place], part, point.shift, point.shift_variance)
            smoothed[last] = _moved(smoothed[last], 1.0, point.shift, [0.0] * len(point.shift))
            rests.append(last)
    return smoothed


def _is_turn(points: Sequence[Weighed]) -> bool:
    """Whether one seat did most of what was done."""
    ((_, most),) = Counter(point.seat for point in points).most_common(1)
    return most * 2 > len(points)


def _moved(point: Weighed, part: float, shift: list[float], variance: list[float]) -> Weighed:
    """A point with a part of a shift, as far as no chance falls below nothing."""
    for chance, each in zip(point.chances, shift, strict=True):
        if chance + part * each < 0:
            part = chance / -each
    added = [part * part * each for each in variance]
    return msgspec.structs.replace(
        point,
        chances=[chance + part * each for chance, each in zip(point.chances, shift, strict=True)],
        variance=[one + other for one, other in zip(point.variance, added, strict=True)],
        usual_variance=[one + other for one, other in zip(point.usual_variance, added, strict=True)],
    )
