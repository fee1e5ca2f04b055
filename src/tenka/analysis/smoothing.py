"""Chances judged a while later from rest to rest, without a step where the judgement moves on.

All points between two rests are judged at the same one; the next point is judged at a later one. How far that changes
the chances is nobody's deed: it is found at the last point before, and shared out evenly among all since the rest.
"""

from collections.abc import Sequence

import msgspec

from tenka.analysis.findings import Weighed


def smooth(weighed: Sequence[Weighed]) -> list[Weighed]:
    """The same points, the chances before each rest judged more and more at the later one."""
    smoothed: list[Weighed] = []
    since: list[Weighed] = []
    for point in weighed:
        since.append(point)
        if any(point.shift):
            smoothed += _shifted(since)
            since = []
    return smoothed + since


def _shifted(points: list[Weighed]) -> list[Weighed]:
    last = points[-1]
    steps = len(points) - 1
    return [*(_moved(point, last, place / steps) for place, point in enumerate(points[:-1])), _moved(last, last, 1.0)]


def _moved(point: Weighed, last: Weighed, part: float) -> Weighed:
    """A point with a part of the last one's shift, as far as no chance falls below nothing."""
    for chance, shift in zip(point.chances, last.shift, strict=True):
        if chance + part * shift < 0:
            part = chance / -shift
    added = [0.0 if point is last else part * part * each for each in last.shift_variance]
    return msgspec.structs.replace(
        point,
        chances=[chance + part * shift for chance, shift in zip(point.chances, last.shift, strict=True)],
        variance=[one + other for one, other in zip(point.variance, added, strict=True)],
        usual_variance=[one + other for one, other in zip(point.usual_variance, added, strict=True)],
    )
