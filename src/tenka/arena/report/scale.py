"""From values to places on an axis."""

from collections.abc import Iterable
from math import ceil, floor, log10
from typing import NamedTuple

STEPS = (1, 2, 5, 10)
MOST_TICKS = 5
ROOM = 0.04  # beside the outermost values


class Scale(NamedTuple):
    """An axis from its low to its high end; places on it are percentages."""

    low: float
    high: float
    ticks: list[float]

    def place(self, value: float) -> float:
        """Where a value lies."""
        return round(100 * (value - self.low) / (self.high - self.low), 2)


def linear(values: Iterable[float], least: float | None = None, most: float | None = None) -> Scale:
    """An axis with room for all values, within bounds if there are some, and ticks at round numbers."""
    found = list(values)
    low, high = min(found), max(found)
    room = ROOM * (high - low) or 1.0
    low = low - room if least is None else max(least, low - room)
    high = high + room if most is None else min(most, high + room)
    step = _step((high - low) / MOST_TICKS)
    ticks = [step * number for number in range(ceil(low / step), floor(high / step) + 1)]
    return Scale(low, high, ticks)


def decades(values: Iterable[float]) -> Scale:
    """An axis of logarithms from one power of ten to another."""
    found = list(values)
    low, high = floor(log10(min(found))), ceil(log10(max(found)))
    high = max(high, low + 1)
    return Scale(low, high, [float(power) for power in range(low, high + 1)])


def _step(rough: float) -> float:
    power = 10.0 ** floor(log10(rough))
    return next(step * power for step in STEPS if step * power >= rough * 0.999)
