"""Luce's choice model: a seat wins with its bot's strength divided by the sum of strengths at the table."""

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from tenka.sim.equations import solved

ELO = 400.0  # points for ten times the strength
MOST_STEP = 2.0
CLOSE = 1e-9


class Wins(NamedTuple):
    """How often each bot won at tables of one kind: `seats` of a bot there and `wins`, both by the bot's number."""

    seats: dict[int, int]
    wins: dict[int, float]


def chance(ratio: float, own: int, others: int) -> float:
    """The chance of the bot with `own` seats, so many times as strong as the one with the others."""
    return own * ratio / (own * ratio + others)


def head_to_head(one: int, tables: Sequence[Wins]) -> float:
    """A bot's share a / (a + b) against the other at these tables: that with which it wins as often as it did."""
    won = sum(each.wins[one] for each in tables)
    games = sum(sum(each.wins.values()) for each in tables)
    low, high = 0.0, 1.0
    if won <= 0 or won >= games:
        return low if won <= 0 else high
    while high - low > CLOSE:
        share = (low + high) / 2
        if _expected(one, tables, share) < won:
            low = share
        else:
            high = share
    return (low + high) / 2


def _expected(one: int, tables: Sequence[Wins], share: float) -> float:
    ratio = share / (1 - share)
    return sum(
        sum(each.wins.values()) * chance(ratio, each.seats[one], sum(each.seats.values()) - each.seats[one])
        for each in tables
    )


def ratio_of(points: float) -> float:
    """How many times as strong a bot with so many more points is."""
    return float(10 ** (points / ELO))


def fitted(tables: Sequence[Wins], bots: int, start: Sequence[float] | None = None) -> list[float]:
    """The most likely strengths, as natural logarithms with the first at 0, by Newton's method.

    Every bot must have won something and lost something, and all must be linked by common tables.
    """
    logs = list(start) if start else [0.0] * bots
    while True:
        gradient, curvature = _slopes(tables, logs)
        steps = [0.0, *solved(curvature, gradient)]
        widest = max(map(abs, steps))
        scale = min(1.0, MOST_STEP / widest) if widest else 1.0
        logs = [each + scale * step for each, step in zip(logs, steps, strict=True)]
        if widest < CLOSE:
            return logs


def _slopes(tables: Sequence[Wins], logs: Sequence[float]) -> tuple[list[float], list[list[float]]]:
    """How the likelihood's logarithm changes with all strengths but the first: gradient, and negative curvature."""
    size = len(logs) - 1
    gradient = [0.0] * size
    curvature = [[0.0] * size for _ in range(size)]
    for seats, wins in tables:
        weights = {bot: count * exp(logs[bot]) for bot, count in seats.items()}
        whole, games = sum(weights.values()), sum(wins.values())
        chances = {bot: weight / whole for bot, weight in weights.items()}
        for a, likely in chances.items():
            if a == 0:
                continue
            gradient[a - 1] += wins[a] - games * likely
            curvature[a - 1][a - 1] += games * likely
            for b, other in chances.items():
                if b != 0:
                    curvature[a - 1][b - 1] -= games * likely * other
    return gradient, curvature
