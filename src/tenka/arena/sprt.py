"""Wald's sequential probability ratio test between two bots, generalised to scores of deals."""

from collections import Counter
from collections.abc import Sequence
from math import fsum, log
from typing import NamedTuple

from tenka.arena.luce import chance, ratio_of
from tenka.kernel.errors import BadInput

IMAGINED = 1e-3  # deals lost and won outright, so that no score is held impossible
HALVINGS = 50


class Hypotheses(NamedTuple):
    """Is a bot `elo1` points stronger than another, or only `elo0`? `alpha` and `beta` bound the wrong answers."""

    one: int  # by their numbers
    other: int
    elo0: float
    elo1: float
    alpha: float
    beta: float


class Sprt:
    """A test that hears of deals one by one; it is over when it has an answer."""

    def __init__(self, question: Hypotheses, seats: Sequence[tuple[int, int]]) -> None:
        self.question = question
        self.low = log(question.beta / (1 - question.alpha))
        self.high = log((1 - question.beta) / question.alpha)
        self.ratio = 0.0  # the logarithm of the likelihood ratio
        self.deals = 0
        self._means = expected_score(question.elo0, seats), expected_score(question.elo1, seats)
        self._seen: Counter[float] = Counter()

    def add(self, score: float) -> None:
        """Hear of a deal, of whose games the one bot won this share against the other."""
        self._seen[round(score, 9)] += 1
        self.deals += 1
        self.ratio = likelihood_ratio(self._seen, *self._means)

    @property
    def answer(self) -> str:
        """Which hypothesis is accepted, if one is."""
        if self.ratio >= self.high:
            return "elo1"
        return "elo0" if self.ratio <= self.low else "open"


def checked_question(one: int, other: int, elo0: float, elo1: float, alpha: float, beta: float) -> Hypotheses:
    """A question that makes sense."""
    if not -2000 <= elo0 < elo1 <= 2000:
        raise BadInput("bad-sprt-elo", {"low": elo0, "high": elo1})
    if not (0 < alpha < 0.5 and 0 < beta < 0.5):
        raise BadInput("bad-sprt-error", {"alpha": alpha, "beta": beta})
    return Hypotheses(one, other, elo0, elo1, alpha, beta)


def expected_score(points: float, seats: Sequence[tuple[int, int]]) -> float:
    """The mean share of games that a bot so many points stronger wins; its own seats and the other's, game by game."""
    return fsum(chance(ratio_of(points), own, others) for own, others in seats) / len(seats)


def likelihood_ratio(seen: Counter[float], mean0: float, mean1: float) -> float:
    """The logarithm of the ratio of the greatest likelihoods that the scores can have with one mean or the other."""
    counts = {score: float(count) for score, count in seen.items()}
    for score in (0.0, 1.0):
        counts[score] = counts.get(score, 0.0) + IMAGINED
    tilt0, tilt1 = _tilt(counts, mean0), _tilt(counts, mean1)
    return fsum(
        count * log((1 + tilt0 * (score - mean0)) / (1 + tilt1 * (score - mean1))) for score, count in counts.items()
    )


def _tilt(counts: dict[float, float], mean: float) -> float:
    """The t that makes p / (1 + t (score - mean)) the likeliest distribution with this mean, p that of the counts."""
    low, high = -1 / (1 - mean), 1 / mean
    for _ in range(HALVINGS):
        tilt = (low + high) / 2
        if fsum(count * (score - mean) / (1 + tilt * (score - mean)) for score, count in counts.items()) > 0:
            low = tilt
        else:
            high = tilt
    return (low + high) / 2
