"""What the weighed points of a game add up to: play and luck by point and by seat, and where the game turned.

Play is what a deed lost or won against a hint in its place; luck is all the rest of what the chances changed by: what
chance is seen to draw, by its kinds, and what could not be foreseen. Deeds are judged apart from each other, and who
won is sure: so the error of a seat's luck is that of its chances at the start and of all play. What the judgement's
moving on is shared out by belongs to the sums, which leave nothing over, but marks no deed and turns no game.
"""

from collections.abc import Sequence
from itertools import pairwise
from math import sqrt
from typing import Final, Literal

from tenka.analysis.findings import (
    UNFORESEEN,
    Analysis,
    ChancePoint,
    KindSum,
    LuckBy,
    Mistake,
    SeatSum,
    TurningPoint,
    Weighed,
)
from tenka.analysis.means import less
from tenka.analysis.smoothing import smooth

SURE: Final = 2.0  # standard errors beyond which something is more than noise
MARKED: Final = 0.03  # what a deed must change in the own chances, beyond that, to be marked
TURNED: Final = 0.04  # the same in the chances of somebody who leads, where the game is to have turned
MOST_TURNS: Final = 3
MOST_MISTAKES: Final = 3  # of a seat


def summed(weighed: Sequence[Weighed]) -> Analysis:
    """The analysis that the points of a game, all of them in order, add up to."""
    deeds = [_deed(before, after) for before, after in pairwise(weighed)]
    weighed = smooth(weighed)
    pairs = zip(pairwise(weighed), deeds, strict=True)
    points = [_first(weighed[0]), *(_point(before, after, deed) for (before, after), deed in pairs)]
    seats = range(len(weighed[0].chances))
    sums = [_seat(weighed, points, seat) for seat in seats]
    mistakes = sorted((each for seat in seats for each in _mistakes(weighed, seat)), key=lambda each: each.point)
    return Analysis(weighed[0].playouts, points, sums, _turning(weighed, points, deeds), mistakes)


def _deed(before: Weighed, after: Weighed) -> list[float]:
    """What a deed itself changed: what it usually leads to, judged at the same rest as the position before it."""
    usual = less(after.chances, _drawn(after))
    return [now - was - shift for now, was, shift in zip(usual, before.chances, before.shift, strict=True)]


def _drawn(point: Weighed) -> list[float]:
    """What chance is seen to have given and taken."""
    return [sum(each.luck[seat] for each in point.drawn) for seat in range(len(point.chances))]


def _first(start: Weighed) -> ChancePoint:
    none = [0.0 for _ in start.chances]
    return ChancePoint(0, None, start.chances, _roots(start.variance), none, none, none, none, [], None)


def _point(before: Weighed, after: Weighed, deed: list[float]) -> ChancePoint:
    play, play_variance = _play(after)
    luck = less(less(after.chances, before.chances), play)
    by = [*(LuckBy(each.kind, each.luck) for each in after.drawn), LuckBy(UNFORESEEN, less(luck, _drawn(after)))]
    variance = [sum(parts) for parts in zip(before.variance, after.variance, play_variance, strict=True)]
    return ChancePoint(
        moves=after.moves,
        seat=after.seat,
        chances=after.chances,
        error=_roots(after.variance),
        play=play,
        play_error=_roots(play_variance),
        luck=luck,
        luck_error=_roots(variance),
        by=by,
        mark=None if after.seat is None else _mark(before, after, deed, after.seat),
    )


def _play(point: Weighed) -> tuple[list[float], list[float]]:
    """What was lost or won against a hint, and the variance: nothing if that was no different."""
    none = [0.0 for _ in point.chances]
    return (none, none) if point.judged is None else (point.judged.play, point.judged.variance)


def _mark(before: Weighed, after: Weighed, deed: list[float], seat: int) -> Literal["strong", "weak"] | None:
    """Weak: clearly worse than a hint; strong: as good as that, and it clearly helped."""
    play, variance = _play(after)
    if -play[seat] >= MARKED + SURE * sqrt(variance[seat]):
        return "weak"
    error = sqrt(before.variance[seat] + after.usual_variance[seat])
    return "strong" if play[seat] >= 0 and deed[seat] >= MARKED + SURE * error else None


def _seat(weighed: Sequence[Weighed], points: Sequence[ChancePoint], seat: int) -> SeatSum:
    """A seat's whole game."""
    own = sum(point.play_error[seat] ** 2 for point in points if point.seat == seat)
    others = sum(point.play_error[seat] ** 2 for point in points if point.seat != seat)
    luck_error = sqrt(own + others + weighed[0].variance[seat])
    return SeatSum(
        start=points[0].chances[seat],
        end=points[-1].chances[seat],
        own=sum(point.play[seat] for point in points if point.seat == seat),
        others=sum(point.play[seat] for point in points if point.seat != seat),
        luck=sum(point.luck[seat] for point in points),
        own_error=sqrt(own),
        others_error=sqrt(others),
        luck_error=luck_error,
        by=_kinds(weighed, points, seat, luck_error),
    )


def _kinds(weighed: Sequence[Weighed], points: Sequence[ChancePoint], seat: int, error: float) -> list[KindSum]:
    """A seat's luck by kind of chance, what it was most first; the last is what could not be foreseen."""
    luck: dict[str, float] = {}
    variance: dict[str, float] = {}
    for point in weighed:
        for each in point.drawn:
            luck[each.kind] = luck.get(each.kind, 0.0) + each.luck[seat]
            variance[each.kind] = variance.get(each.kind, 0.0) + each.variance[seat]
    found = [KindSum(kind, luck[kind], sqrt(variance[kind])) for kind in luck]
    found.sort(key=lambda each: (-abs(each.luck), each.kind))
    rest = sum(point.luck[seat] for point in points) - sum(luck.values())
    return [*found, KindSum(UNFORESEEN, rest, sqrt(error**2 + sum(variance.values())))]


def _mistakes(weighed: Sequence[Weighed], seat: int) -> list[Mistake]:
    """The greatest of a seat's clear ones."""
    found = []
    for place, point in enumerate(weighed):
        if point.judged is not None and point.seat == seat:
            loss, error = -point.judged.play[seat], sqrt(point.judged.variance[seat])
            if loss >= MARKED + SURE * error:
                found.append(Mistake(place, seat, point.judged.did, point.judged.instead, loss, error))
    return sorted(found, key=lambda each: -each.loss)[:MOST_MISTAKES]


def _turning(
    weighed: Sequence[Weighed], points: Sequence[ChancePoint], deeds: Sequence[list[float]]
) -> list[TurningPoint]:
    """Where the chances of somebody who led changed most, in the order of the game."""
    found = [
        turn
        for place in range(1, len(points))
        for turn in _turn(points, place, deeds[place - 1], _drawn(weighed[place]))
    ]
    found.sort(key=lambda turn: -abs(turn.change))
    return sorted(found[:MOST_TURNS], key=lambda turn: turn.point)


def _turn(points: Sequence[ChancePoint], place: int, deed: list[float], drawn: list[float]) -> list[TurningPoint]:
    """A point, if the game turned there."""
    before, after = points[place - 1], points[place]
    leaders = {_leader(before), _leader(after)}
    changes = {seat: deed[seat] + drawn[seat] for seat in sorted(leaders)}
    seat = max(changes, key=lambda each: abs(changes[each]))
    error = sqrt(before.error[seat] ** 2 + after.error[seat] ** 2)
    if after.seat is None or abs(changes[seat]) < TURNED + SURE * error:
        return []
    by_luck = abs(drawn[seat]) > abs(deed[seat])
    kind = max(after.by[:-1], key=lambda each: abs(each.luck[seat])).kind if by_luck else None
    return [TurningPoint(place, seat, changes[seat], "luck" if by_luck else "play", after.seat, kind)]


def _leader(point: ChancePoint) -> int:
    return max(range(len(point.chances)), key=lambda seat: point.chances[seat])


def _roots(variances: Sequence[float]) -> list[float]:
    return [sqrt(each) for each in variances]
