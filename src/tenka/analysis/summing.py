"""What the weighed points of a game add up to: play and luck by point and by seat, and where the game turned.

Playouts of different points are independent of each other. At one point the chances and the luck go together, so that
errors of sums are found from both: what a deed usually leads to is the chances less the luck. What the judgement's
moving on is shared out by belongs to the sums, which leave nothing over, but marks no deed and turns no game.
"""

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import sqrt
from typing import Final, Literal

from tenka.analysis.findings import Analysis, KindSum, LuckBy, Point, SeatSum, TurningPoint, Weighed
from tenka.analysis.smoothing import smooth

SURE: Final = 2.0  # standard errors beyond which something is more than noise
MARKED: Final = 0.03  # what a deed must change in the own chances, beyond that, to be marked
TURNED: Final = 0.04  # the same in the chances of somebody who leads, where the game is to have turned
MOST_TURNS: Final = 5


def summed(weighed: Sequence[Weighed]) -> Analysis:
    """The analysis that the points of a game, all of them in order, add up to."""
    deeds = [_deed(before, after) for before, after in pairwise(weighed)]
    weighed = smooth(weighed)
    pairs = zip(pairwise(weighed), deeds, strict=True)
    points = [_first(weighed[0]), *(_point(before, after, deed) for (before, after), deed in pairs)]
    sums = [_seat(weighed, points, seat) for seat in range(len(weighed[0].chances))]
    return Analysis(weighed[0].playouts, points, sums, _turning(points, deeds))


def _deed(before: Weighed, after: Weighed) -> list[float]:
    """What a deed itself changed: what it usually leads to, judged at the same rest as the position before it."""
    usual = [now - drawn for now, drawn in zip(after.chances, _luck(after), strict=True)]
    return [now - was - shift for now, was, shift in zip(usual, before.chances, before.shift, strict=True)]


def _luck(point: Weighed) -> list[float]:
    return [sum(each.luck[seat] for each in point.drawn) for seat in range(len(point.chances))]


def _first(start: Weighed) -> Point:
    none = [0.0 for _ in start.chances]
    return Point(0, None, start.chances, _roots(start.variance), none, none, none, none, [], None)


def _point(before: Weighed, after: Weighed, deed: list[float]) -> Point:
    luck = _luck(after)
    play = [now - was - drawn for now, was, drawn in zip(after.chances, before.chances, luck, strict=True)]
    play_error = _roots([a + b for a, b in zip(before.variance, after.usual_variance, strict=True)])
    mark = None if after.seat is None else _mark(deed[after.seat], play_error[after.seat])
    by = [LuckBy(each.kind, each.luck) for each in after.drawn]
    error, luck_error = _roots(after.variance), _roots(after.luck_variance)
    return Point(after.moves, after.seat, after.chances, error, play, play_error, luck, luck_error, by, mark)


def _mark(play: float, error: float) -> Literal["strong", "weak"] | None:
    if abs(play) < MARKED + SURE * error:
        return None
    return "strong" if play > 0 else "weak"


def _seat(weighed: Sequence[Weighed], points: Sequence[Point], seat: int) -> SeatSum:
    """A seat's whole game."""
    return SeatSum(
        start=points[0].chances[seat],
        end=points[-1].chances[seat],
        own=sum(point.play[seat] for point in points if point.seat == seat),
        others=sum(point.play[seat] for point in points if point.seat != seat),
        luck=sum(point.luck[seat] for point in points),
        own_error=_play_error(weighed, seat, lambda mover: mover == seat),
        others_error=_play_error(weighed, seat, lambda mover: mover is not None and mover != seat),
        luck_error=sqrt(sum(each.luck_variance[seat] for each in weighed)),
        by=_kinds(weighed, seat),
    )


def _play_error(weighed: Sequence[Weighed], seat: int, counts: Callable[[int | None], bool]) -> float:
    """The standard error of the sum of some deeds' play: each is what it usually leads to less the chances before."""
    variance = 0.0
    for place, point in enumerate(weighed):
        played = counts(point.seat)
        goes_on = place + 1 < len(weighed) and counts(weighed[place + 1].seat)
        if played and goes_on:  # what remains of it is the luck
            variance += point.luck_variance[seat]
        elif played:
            variance += point.usual_variance[seat]
        elif goes_on:
            variance += point.variance[seat]
    return sqrt(variance)


def _kinds(weighed: Sequence[Weighed], seat: int) -> list[KindSum]:
    """A seat's luck by kind of chance, what it was most first."""
    luck: dict[str, float] = {}
    variance: dict[str, float] = {}
    for point in weighed:
        for each in point.drawn:
            luck[each.kind] = luck.get(each.kind, 0.0) + each.luck[seat]
            variance[each.kind] = variance.get(each.kind, 0.0) + each.variance[seat]
    found = [KindSum(kind, luck[kind], sqrt(variance[kind])) for kind in luck]
    return sorted(found, key=lambda each: (-abs(each.luck), each.kind))


def _turning(points: Sequence[Point], deeds: Sequence[list[float]]) -> list[TurningPoint]:
    """Where the chances of somebody who led changed most, in the order of the game."""
    found = [turn for place in range(1, len(points)) for turn in _turn(points, place, deeds[place - 1])]
    found.sort(key=lambda turn: -abs(turn.change))
    return sorted(found[:MOST_TURNS], key=lambda turn: turn.point)


def _turn(points: Sequence[Point], place: int, deed: list[float]) -> list[TurningPoint]:
    """A point, if the game turned there."""
    before, after = points[place - 1], points[place]
    leaders = {_leader(before), _leader(after)}
    changes = {seat: deed[seat] + after.luck[seat] for seat in sorted(leaders)}
    seat = max(changes, key=lambda each: abs(changes[each]))
    error = sqrt(before.error[seat] ** 2 + after.error[seat] ** 2)
    if after.seat is None or abs(changes[seat]) < TURNED + SURE * error:
        return []
    by_luck = abs(after.luck[seat]) > abs(deed[seat])
    kind = max(after.by, key=lambda each: abs(each.luck[seat])).kind if by_luck else None
    return [TurningPoint(place, seat, changes[seat], "luck" if by_luck else "play", after.seat, kind)]


def _leader(point: Point) -> int:
    return max(range(len(point.chances)), key=lambda seat: point.chances[seat])


def _roots(variances: Sequence[float]) -> list[float]:
    return [sqrt(each) for each in variances]
