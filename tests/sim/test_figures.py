"""The figures of a match, against ones worked out by hand."""

import pytest

from tenka.sim import GameOutcome, figures, wilson

NAMES = ("steady", "random", "random")
OUTCOMES = [
    GameOutcome((0, 1, 2), (1.0, 0.0, 0.0), (30, 20, 10), 100, 4),
    GameOutcome((1, 2, 0), (0.0, 0.0, 1.0), (12, 14, 40), 110, 5),
    GameOutcome((2, 0, 1), (0.5, 0.0, 0.5), (22, 5, 22), 120, 6),
    GameOutcome((0, 1, 2), (0.0, 1.0, 0.0), (25, 26, 24), 130, 5),
]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, table I, method 3
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_interval_against_known_values(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_bots_of_one_name_count_together() -> None:
    found = figures(NAMES, OUTCOMES)
    assert found is not None
    steady, random = found.bots
    assert (steady.name, steady.places, random.name, random.places) == ("steady", 1, "random", 2)
    assert steady.share == pytest.approx(2 / 4)
    assert random.share == pytest.approx(2 / 4)
    assert (steady.low, steady.high) == wilson(2, 4)
    assert steady.scores.mean == pytest.approx((30 + 40 + 5 + 25) / 4)
    assert steady.scores.deviation == pytest.approx(14.7196, abs=1e-4)
    assert random.scores.mean == pytest.approx((20 + 10 + 12 + 14 + 22 + 22 + 26 + 24) / 8)


def test_a_shared_win_is_shared() -> None:
    found = figures(NAMES, OUTCOMES)
    assert found is not None
    assert [row.share for row in found.seats] == pytest.approx([1.5 / 4, 1 / 4, 1.5 / 4])
    assert [row.scores.mean for row in found.seats] == pytest.approx([89 / 4, 65 / 4, 96 / 4])


def test_length_in_moves_and_rounds() -> None:
    found = figures(NAMES, OUTCOMES)
    assert found is not None
    assert found.games == 4
    assert found.moves.mean == pytest.approx(115)
    assert found.moves.deviation == pytest.approx(12.9099, abs=1e-4)
    assert (found.moves.least, found.moves.most) == (100, 130)
    assert found.rounds is not None
    assert found.rounds.mean == pytest.approx(5)


def test_one_game_and_none() -> None:
    one = figures(NAMES, OUTCOMES[:1])
    assert one is not None
    assert one.moves.deviation == 0
    assert figures(NAMES, []) is None


def test_games_that_know_no_rounds() -> None:
    found = figures(NAMES, [each._replace(rounds=None) for each in OUTCOMES])
    assert found is not None
    assert found.rounds is None
