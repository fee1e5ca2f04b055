"""What the outcomes of a match tell, in figures."""

from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean, pstdev, stdev
from typing import NamedTuple

from tenka.sim.match import GameOutcome

NORMAL_95 = 1.959963984540054  # half of a 95 % interval of the normal distribution


class MeanAndDeviation(NamedTuple):
    """A mean with the standard deviation of what was counted."""

    mean: float
    deviation: float
    least: float
    most: float


class ResultRow(NamedTuple):
    """How a bot or a seat fared."""

    name: str
    places: int  # how many at the table are of this name
    share: float
    low: float
    high: float
    scores: MeanAndDeviation


class MatchFigures(NamedTuple):
    """A match in figures."""

    games: int
    bots: list[ResultRow]
    seats: list[ResultRow]
    moves: MeanAndDeviation
    rounds: MeanAndDeviation | None


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a win share by Wilson's score."""
    share = wins / games
    square = NORMAL_95 * NORMAL_95
    middle = share + square / (2 * games)
    reach = NORMAL_95 * sqrt(share * (1 - share) / games + square / (4 * games * games))
    whole = 1 + square / games
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)


def spread(values: Iterable[float]) -> MeanAndDeviation:
    """Mean and (sample) standard deviation; of one value it is 0."""
    found = list(values)
    deviation = stdev(found) if len(found) > 1 else pstdev(found)
    return MeanAndDeviation(fmean(found), deviation, min(found), max(found))


def figures(names: Sequence[str], outcomes: Sequence[GameOutcome]) -> MatchFigures | None:
    """The figures of the games played by the bots of these names; None if there are none."""
    if not outcomes:
        return None
    seats = range(len(names))
    rounds = [outcome.rounds for outcome in outcomes if outcome.rounds is not None]
    return MatchFigures(
        len(outcomes),
        [_bot(name, names, outcomes) for name in dict.fromkeys(names)],
        [_row(str(seat + 1), 1, [(each, seat) for each in outcomes], len(outcomes)) for seat in seats],
        spread(outcome.moves for outcome in outcomes),
        spread(rounds) if rounds else None,
    )


def _bot(name: str, names: Sequence[str], outcomes: Sequence[GameOutcome]) -> ResultRow:
    """All bots of one name together: what one of them wins, the name wins."""
    sat = [(each, seat) for each in outcomes for seat, bot in enumerate(each.bots) if names[bot] == name]
    return _row(name, names.count(name), sat, len(outcomes))


def _row(name: str, places: int, sat: list[tuple[GameOutcome, int]], games: int) -> ResultRow:
    wins = sum(outcome.wins[seat] for outcome, seat in sat)
    low, high = wilson(wins, games)
    return ResultRow(name, places, wins / games, low, high, spread(outcome.scores[seat] for outcome, seat in sat))
