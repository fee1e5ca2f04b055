"""Rubin's Bayesian bootstrap over deals: how figures vary when deals are weighed at random."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from operator import mul
from random import Random
from statistics import quantiles
from typing import NamedTuple

IMAGINED = 2.0  # games at each kind of table, taken to have been won by every seat in equal parts
REPEATS = 1000
MOST_BLOCKS = 500  # more deals than that are weighed in blocks of consecutive ones


class Interval(NamedTuple):
    """A figure and its 95 % interval."""

    value: float
    low: float
    high: float


class Weighing:
    """Weights for blocks of deals, of mean 1, and for imagined games."""

    def __init__(self, rng: Random, blocks: int) -> None:
        self._rng = rng
        # Exponential for many; the fewer, the wider they are spread, as far as Student's t asks for.
        shape = max(blocks - 4, 1) / blocks
        drawn = [rng.gammavariate(shape, 1.0) for _ in range(blocks)]
        mean = sum(drawn) / blocks
        self._weights = [each / mean for each in drawn]

    def of(self, blocks: Sequence[float]) -> float:
        """The weighted sum of what was counted in each block."""
        return float(sum(map(mul, self._weights, blocks)))

    def imagined(self, part: float) -> float:
        """The weight of that part of the imagined games."""
        return self._rng.gammavariate(IMAGINED * part, 1.0)


def weighings(deals: int, repeats: int) -> Iterator[Weighing]:
    """Random weighings of deals in their blocks; always the same, so that a report can be made again."""
    rng = Random(0)
    for _ in range(repeats):
        yield Weighing(rng, min(deals, MOST_BLOCKS))


def in_blocks(values: Sequence[float]) -> list[float]:
    """What was counted deal by deal, added up in blocks of about equal size."""
    deals = len(values)
    blocks = min(deals, MOST_BLOCKS)
    edges = [deals * block // blocks for block in range(blocks + 1)] if blocks else [0]
    return [sum(values[first:last]) for first, last in pairwise(edges)]


def interval(value: float, repeated: Iterable[float]) -> Interval:
    """The middle 95 % of what the weighings gave, wide enough for what was found without them."""
    cuts = quantiles(repeated, n=40, method="inclusive")
    return Interval(value, min(value, cuts[0]), max(value, cuts[-1]))
