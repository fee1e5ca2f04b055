"""The sequential test: Wald's where that is known, and how often it errs on games drawn by chance."""

from collections import Counter
from math import log
from random import Random

import pytest

from tenka.arena.luce import chance, ratio_of
from tenka.arena.sprt import Hypotheses, Sprt, checked_question, expected_score, likelihood_ratio
from tenka.kernel.errors import BadInput

PAIR = [(1, 1), (1, 1)]
DUEL = [(1, 3)] * 4 + [(3, 1)] * 4


def test_single_games_give_walds_ratio() -> None:
    seen = Counter({1.0: 30, 0.0: 20})
    wald = 30 * log(0.6 / 0.5) + 20 * log(0.4 / 0.5)
    assert likelihood_ratio(seen, 0.5, 0.6) == pytest.approx(wald, abs=2e-3)
    assert likelihood_ratio(Counter({1.0: 30}), 0.5, 0.6) == pytest.approx(30 * log(1.2), abs=2e-3)


def test_the_ratio_is_fishtests() -> None:
    """Close to the normal approximation n (s1 - s0)(2 mean - s0 - s1) / (2 variance) for many deals."""
    seen = Counter({0.0: 150, 0.25: 400, 0.5: 900, 0.75: 450, 1.0: 180})
    deals = sum(seen.values())
    mean = sum(score * count for score, count in seen.items()) / deals
    variance = sum(count * (score - mean) ** 2 for score, count in seen.items()) / deals
    near = deals * 0.02 * (2 * mean - 1.02) / (2 * variance)
    assert likelihood_ratio(seen, 0.50, 0.52) == pytest.approx(near, rel=0.02)


def test_evidence_is_symmetric() -> None:
    seen = Counter({0.0: 5, 0.5: 20, 1.0: 9})
    mirrored = Counter({1 - score: count for score, count in seen.items()})
    assert likelihood_ratio(seen, 0.5, 0.6) == pytest.approx(-likelihood_ratio(mirrored, 0.4, 0.5))
    assert likelihood_ratio(seen, 0.5, 0.6) == pytest.approx(-likelihood_ratio(seen, 0.6, 0.5))


def test_what_points_mean_for_a_score() -> None:
    assert expected_score(0, PAIR) == 0.5
    assert expected_score(400, PAIR) == pytest.approx(10 / 11)
    assert expected_score(0, [(1, 3)] * 4) == 0.25
    assert expected_score(0, DUEL) == 0.5
    assert expected_score(400, DUEL) == pytest.approx((10 / 13 + 30 / 31) / 2)


def answered(question: Hypotheses, seats: list[tuple[int, int]], points: float, rng: Random) -> Sprt:
    """A test of deals whose games are independent, by a bot that is so many points stronger."""
    test = Sprt(question, seats)
    while test.answer == "open":
        chances = [chance(ratio_of(points), *each) for each in seats]
        test.add(sum(rng.random() < each for each in chances) / len(seats))
    return test


@pytest.mark.parametrize(
    ("seats", "points", "right"), [(PAIR, 0, "elo0"), (PAIR, 120, "elo1"), (DUEL, 0, "elo0"), (DUEL, 120, "elo1")]
)
def test_wrong_answers_are_as_rare_as_promised(seats: list[tuple[int, int]], points: float, right: str) -> None:
    question = checked_question(0, 1, 0, 120, 0.1, 0.1)
    rng = Random(11)
    tests = [answered(question, seats, points, rng) for _ in range(200)]
    wrong = sum(test.answer != right for test in tests) / len(tests)
    assert wrong <= 0.15  # 0.1, and more than two standard deviations of 200 tests
    assert sum(test.deals for test in tests) / len(tests) < 60


def test_deals_that_go_alike_are_not_taken_for_much_evidence() -> None:
    """Two games that always end alike are one."""
    doubled, single = (Sprt(checked_question(0, 1, 0, 100, 0.05, 0.05), PAIR[:games]) for games in (2, 1))
    rng = Random(3)
    for _ in range(100):
        score = float(rng.random() < 0.55)
        doubled.add(score)
        single.add(score)
    assert doubled.ratio == single.ratio


@pytest.mark.parametrize(
    "changed",
    [{"elo0": 10.0, "elo1": 10.0}, {"elo0": 30.0, "elo1": 0.0}, {"elo1": float("nan")}, {"elo1": float("inf")}],
)
def test_points_that_make_no_sense_are_refused(changed: dict[str, float]) -> None:
    asked = {"elo0": 0.0, "elo1": 30.0, "alpha": 0.05, "beta": 0.05} | changed
    with pytest.raises(BadInput) as caught:
        checked_question(0, 1, **asked)
    assert caught.value.message == "bad-sprt-elo"


@pytest.mark.parametrize("changed", [{"alpha": 0.0}, {"beta": 0.5}, {"alpha": -1.0}, {"beta": float("nan")}])
def test_errors_that_make_no_sense_are_refused(changed: dict[str, float]) -> None:
    asked = {"elo0": 0.0, "elo1": 30.0, "alpha": 0.05, "beta": 0.05} | changed
    with pytest.raises(BadInput) as caught:
        checked_question(0, 1, **asked)
    assert caught.value.message == "bad-sprt-error"
