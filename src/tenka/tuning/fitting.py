"""The weights under which what happened was likeliest: multinomial logit, by Newton's method.

Every position at rest says with which chance each seat should win, by the softmax of its weighed features; the
likelihood of who did win is concave in the weights. A slight pull towards the weights there are keeps features that
tell nothing where they were.
"""

from collections.abc import Sequence
from math import log
from typing import NamedTuple

from tenka.sim.equations import solved
from tenka.toolkit.search.judgement import Judgement

STEPS = 12  # of Newton's method; it settles in about six
PULL = 2.0  # as strong as so many samples, in units of each feature's spread
LEAST_SPREAD = 0.1  # taken for a feature that is nearly always the same
SURE = 1e-9  # no chance is taken for smaller


class Sample(NamedTuple):
    """A position at rest and what came of it."""

    row: int
    features: list[float]  # seat after seat
    shares: list[float]  # by seat: who won, in equal shares if several did


def loss(judgement: Judgement, samples: Sequence[Sample]) -> float:
    """How surprised a judgement is by what came of positions, on average, in nats; an even guess among four: 1.39."""
    told = 0.0
    for row, features, shares in samples:
        chances = judgement.shares(features, row)
        told -= sum(share * log(max(chance, SURE)) for share, chance in zip(shares, chances, strict=True))
    return told / len(samples)


def fitted(judgement: Judgement, samples: Sequence[Sample], pull: float = PULL) -> Judgement:
    """The judgement that these samples make likeliest, row by row; a row without samples stays as it is."""
    rows = []
    for number, weights in enumerate(judgement.rows):
        mine = [sample for sample in samples if sample.row == number]
        rows.append(_fitted_row(judgement.names, weights, mine, pull) if mine else weights)
    return Judgement(judgement.names, rows)


def _fitted_row(names: list[str], before: list[float], samples: list[Sample], pull: float) -> list[float]:
    count = len(names)
    pulls = [pull * spread for spread in _spreads(count, samples)]
    weights = before[:]
    for _ in range(STEPS):
        gradient = [pulls[i] * (weights[i] - before[i]) for i in range(count)]
        hessian = [[pulls[i] if i == j else 0.0 for j in range(count)] for i in range(count)]
        _add_up(Judgement(names, [weights]), samples, gradient, hessian)
        change = solved(hessian, gradient)
        weights = [weight - step for weight, step in zip(weights, change, strict=True)]
    return weights


def _spreads(count: int, samples: list[Sample]) -> list[float]:
    """The variance of each feature between the seats of a table, at least a little."""
    found = [0.0] * count
    for _, features, shares in samples:
        players = len(shares)
        for i in range(count):
            values = features[i::count]
            mean = sum(values) / players
            found[i] += sum((value - mean) ** 2 for value in values) / players
    return [max(each / len(samples), LEAST_SPREAD) for each in found]


def _add_up(judgement: Judgement, samples: list[Sample], gradient: list[float], hessian: list[list[float]]) -> None:
    """Add what the samples say: first and second derivatives of their surprise."""
    count = len(gradient)
    for _, features, shares in samples:
        chances = judgement.shares(features, 0)
        seats = [features[first : first + count] for first in range(0, len(features), count)]
        mean = [sum(p * seat[i] for p, seat in zip(chances, seats, strict=True)) for i in range(count)]
        for chance, share, seat in zip(chances, shares, seats, strict=True):
            for i in range(count):
                gradient[i] += (chance - share) * seat[i]
                weighed = chance * (seat[i] - mean[i])
                if weighed:
                    row = hessian[i]
                    for j in range(count):
                        row[j] += weighed * seat[j]
