"""Judging positions by what they look like: weighed features, a row of weights for each part of the game."""

from collections.abc import Sequence
from math import exp


class Judgement:
    """Weights that turn each seat's features into its chance of winning."""

    def __init__(self, names: Sequence[str], rows: Sequence[Sequence[float]]) -> None:
        self.names = list(names)
        self.rows = [list(row) for row in rows]

    def shares(self, features: list[float], row: int) -> list[float]:
        """The chances of all seats, 1 in all, by their features, seat after seat."""
        weights = self.rows[row]
        count = len(weights)
        hopes: list[float] = []
        best = -1e9
        for first in range(0, len(features), count):
            hope = 0.0
            for number in range(count):
                hope += weights[number] * features[first + number]
            hopes.append(hope)
            best = max(best, hope)
        chances: list[float] = []
        whole = 0.0
        for hope in hopes:
            chance = exp(hope - best)
            chances.append(chance)
            whole += chance
        return [chance / whole for chance in chances]
