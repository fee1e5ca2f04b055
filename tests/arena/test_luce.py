"""Luce's model: head-to-head shares against the formula, strengths against known ones."""

from math import log

import pytest

from tenka.arena.luce import Wins, chance, fitted, head_to_head, ratio_of


def alone(wins: float, games: float, players: int) -> Wins:
    return Wins({0: 1, 1: players - 1}, {0: wins, 1: games - wins})


@pytest.mark.parametrize(
    ("share", "players", "expected"),
    [
        (1 / 4, 4, 0.5),
        (1 / 3, 3, 0.5),
        (1 / 5, 5, 0.5),
        (0.37, 2, 0.37),
        (0.6, 4, 0.6 * 3 / (0.6 * 3 + 0.4)),  # 81.8 %
        (0.382352941, 4, 0.65),
        (0.0, 4, 0.0),
        (1.0, 4, 1.0),
    ],
)
def test_head_to_head_share_of_one_among_others(share: float, players: int, expected: float) -> None:
    assert head_to_head(0, [alone(share * 1000, 1000, players)]) == pytest.approx(expected, abs=1e-8)


def test_the_shares_of_both_add_up() -> None:
    tables = [alone(55, 100, 4), Wins({1: 1, 0: 3}, {1: 12, 0: 88})]
    assert head_to_head(0, tables) + head_to_head(1, tables) == pytest.approx(1)


def test_both_kinds_of_tables_are_taken_together() -> None:
    """r = 3 wins 1/2 alone among three, and 9/10 against one."""
    tables = [Wins({0: 1, 1: 3}, {0: 50, 1: 50}), Wins({1: 1, 0: 3}, {1: 20, 0: 180})]
    assert head_to_head(0, tables) == pytest.approx(0.75)
    more = [Wins({0: 1, 1: 3}, {0: 60, 1: 40}), Wins({1: 1, 0: 3}, {1: 20, 0: 180})]
    assert 0.75 < head_to_head(0, more) < head_to_head(0, more[:1])


def test_elo_points() -> None:
    assert ratio_of(400) == pytest.approx(10)
    assert chance(ratio_of(0), 1, 3) == 0.25


def test_two_bots_have_the_strengths_of_their_share() -> None:
    assert fitted([alone(30, 40, 2)], 2) == pytest.approx([0, log(1 / 3)])
    assert fitted([alone(30, 40, 4)], 2) == pytest.approx([0, log(1 / 9)])


def test_strengths_that_explain_the_wins_exactly_are_found() -> None:
    strengths = [1.0, 3.0, 0.2, 40.0]
    kinds = [{0: 1, 1: 3}, {1: 1, 2: 3}, {3: 1, 0: 2, 2: 1}, {0: 1, 1: 1, 2: 1, 3: 1}]
    tables = []
    for seats in kinds:
        whole = sum(count * strengths[bot] for bot, count in seats.items())
        tables.append(Wins(seats, {bot: 500 * count * strengths[bot] / whole for bot, count in seats.items()}))
    assert fitted(tables, 4) == pytest.approx([log(each) for each in strengths], abs=1e-6)


def test_bradley_and_terry_on_baseball() -> None:
    """Agresti, Categorical Data Analysis (2nd edition), table 10.10: the American League of 1987."""
    teams = ["Baltimore", "Milwaukee", "Detroit", "Toronto", "New York", "Boston", "Cleveland"]
    won = {
        ("Milwaukee", "Detroit"): (7, 6),
        ("Milwaukee", "Toronto"): (9, 4),
        ("Milwaukee", "New York"): (7, 6),
        ("Milwaukee", "Boston"): (7, 6),
        ("Milwaukee", "Cleveland"): (9, 4),
        ("Milwaukee", "Baltimore"): (11, 2),
        ("Detroit", "Toronto"): (7, 6),
        ("Detroit", "New York"): (5, 8),
        ("Detroit", "Boston"): (11, 2),
        ("Detroit", "Cleveland"): (9, 4),
        ("Detroit", "Baltimore"): (9, 4),
        ("Toronto", "New York"): (7, 6),
        ("Toronto", "Boston"): (7, 6),
        ("Toronto", "Cleveland"): (8, 5),
        ("Toronto", "Baltimore"): (12, 1),
        ("New York", "Boston"): (6, 7),
        ("New York", "Cleveland"): (7, 6),
        ("New York", "Baltimore"): (10, 3),
        ("Boston", "Cleveland"): (7, 6),
        ("Boston", "Baltimore"): (12, 1),
        ("Cleveland", "Baltimore"): (6, 7),
    }
    number = {team: place for place, team in enumerate(teams)}
    tables = [
        Wins({number[a]: 1, number[b]: 1}, {number[a]: float(x), number[b]: float(y)}) for (a, b), (x, y) in won.items()
    ]
    known = [0, 1.581, 1.436, 1.294, 1.248, 1.108, 0.684]
    assert fitted(tables, 7) == pytest.approx(known, abs=1e-3)
