"""Who sits together, and where."""

from collections import Counter
from itertools import permutations

import pytest

from tenka.arena.lineups import lineups, seatings
from tenka.kernel.errors import BadInput


def test_a_duel_is_one_among_others_both_ways() -> None:
    assert lineups(2, 4, "duels") == [(0, 1, 1, 1), (1, 0, 0, 0)]
    assert lineups(2, 2, "duels") == [(0, 1)]
    assert len(lineups(4, 3, "duels")) == 12


def test_a_challenge_is_the_one_named_first_among_others() -> None:
    assert lineups(3, 3, "challenges") == [(0, 1, 1), (0, 2, 2), (1, 2, 2)]


def test_mixed_tables_hold_every_choice_of_bots() -> None:
    assert lineups(3, 3, "mixed") == [(0, 1, 2)]
    assert lineups(4, 3, "mixed") == [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)]
    with pytest.raises(BadInput) as caught:
        lineups(2, 3, "mixed")
    assert caught.value.message == "mixed-needs-bots"


@pytest.mark.parametrize("tables", ["duels", "challenges", "mixed"])
def test_a_bot_alone_plays_against_itself_once_a_deal(tables: str) -> None:
    assert lineups(1, 4, tables) == [(0, 0, 0, 0)]
    assert seatings((0, 0, 0, 0), 5) == [(0, 0, 0, 0)]


def test_everybody_sits_in_each_seat_equally_often() -> None:
    for lineup in [(0, 1, 1, 1), (1, 0, 0), (0, 1), (0, 1, 2, 3)]:
        for deal in range(7):
            sat = Counter((seat, bot) for seats in seatings(lineup, deal) for seat, bot in enumerate(seats))
            for bot in lineup:
                assert len({sat[seat, bot] for seat in range(len(lineup))}) == 1


def test_different_bots_sit_in_all_orders_in_the_course_of_the_deals() -> None:
    assert {seats for deal in range(6) for seats in seatings((0, 1, 2, 3), deal)} == set(permutations(range(4)))
    assert seatings((0, 1, 2, 3), 6) == seatings((0, 1, 2, 3), 0)
    assert all(len(seatings((0, 1, 2, 3), deal)) == 4 for deal in range(6))
