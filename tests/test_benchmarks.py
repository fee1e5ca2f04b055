"""The benchmark's own parts: it plays whole games, and its table tells medians and ratios."""

from random import Random
from typing import Any

from benchmarks.__main__ import REFERENCE, table
from benchmarks.contenders import copy_cost, shitenno


class Measured:
    """A contender that has been measured."""

    def __init__(self, title: str, **figures: float) -> None:
        self.title = title
        self.figures = figures

    def median(self, figure: str) -> float:
        return self.figures[figure]


def test_a_slice_plays_whole_games_and_counts_their_moves() -> None:
    played = shitenno(0.01, Random(1))
    assert played.games >= 1
    assert played.moves > 100 * played.games
    assert played.seconds >= 0.01


def test_a_copy_costs_something() -> None:
    assert copy_cost(10) > 0


def test_the_table_tells_ratios_to_the_reference() -> None:
    workers: dict[str, Any] = {
        REFERENCE: Measured("reference", moves=1000, games=5),
        "plain": Measured("ours", moves=8250, games=40, copy=0.5),
    }
    assert table(workers)[2:] == [
        "| reference | 1,000 | 5.0 | 1.0 |  |",
        "| ours | 8,250 | 40.0 | 8.2 | 0.50 µs |",
    ]
