"""What would be added to everybody's points if the game ended now, as far as a seat can know it (S24, S25)."""

from random import Random
from typing import Any

import pytest

import tenka
from tenka.games.shitenno.rules import scoring
from tenka.games.shitenno.rules.state import Shitenno
from tenka.kernel.state import State
from tenka.testing.players import at_random
from tenka.testing.tables import few_or_many
from tests.games.shitenno.positions import even_year, finished, gold, odd_year, split
from tests.games.shitenno.positions import packet as make_packet


def standing(state: State, observer: int | None, seat: int) -> dict[str, Any]:
    """How a seat stands as another knows it."""
    found: dict[str, Any] = state.view(observer)["standing"][seat]
    return found


def test_S25_majorities_as_they_are_now() -> None:
    state = odd_year(board={"kanto": [0, 1, 1], "chubu": [gold(0)], "kyushu": [1, 0]})
    assert [standing(state, None, seat)["provinces"] for seat in (0, 1)] == [1, 2]
    assert standing(state, None, 1)["majorities"] == 12


def test_S24_of_ones_own_hand_one_knows_all_of_others_what_was_taken_openly() -> None:
    state = tenka.game("shitenno").new(3, 5)
    while state.view(None)["phase"] != "turn":
        seat = next(iter(state.pending))
        state.play(seat, state.legal(seat)[0])
    assert isinstance(state, Shitenno)
    for seat in range(3):
        assert standing(state, seat, seat)["koku"] == [scoring.koku_points(state, seat)] * 2


def test_S26_at_the_end_nothing_is_added_any_more() -> None:
    state = finished()
    assert state.result is not None
    assert [standing(state, None, seat)["points"] for seat in (0, 1)] == [[each] * 2 for each in state.result["scores"]]


@pytest.mark.parametrize("games", few_or_many(4, 300))
def test_S24_the_truth_lies_always_between_the_bounds(games: int) -> None:
    for seed in range(games):
        state, rng = tenka.game("shitenno").new(2 + seed % 3, seed), Random(seed)
        while state.pending:
            state.play(*at_random(state, rng), events=False)
            assert isinstance(state, Shitenno)
            if state.result or rng.random() > 0.3:
                continue
            for observer in (0, 1, None):
                for seat in range(state.players):
                    least, most = standing(state, observer, seat)["koku"]
                    assert least <= scoring.koku_points(state, seat) <= most


# Where packets on the table would help


def helped(players: int, hand: list[str], packet: list[str], title: str = "sensei") -> list[list[str]]:
    """Where a packet would help seat 1, to whom it is offered."""
    state = even_year(players, packet, hands=[[], hand, *[[] for _ in range(players - 2)]])
    make_packet(state, title, *packet)
    found: list[list[str]] = state.view(1)["helps"]
    return found


def test_S14_a_packet_helps_where_it_pays_for_a_field_that_could_not_be_paid() -> None:
    assert helped(3, ["koku_2"], ["koku_1"]) == [["chugoku", "chubu", "hokkaido", "kyushu"]]
    assert helped(3, ["koku_3"], ["koku_1"]) == [[]], "what one can pay already is no help"


def test_S21_a_packet_may_help_by_its_title() -> None:
    assert helped(3, ["samurai", "samurai"], []) == [[]]
    assert helped(3, ["samurai", "samurai"], [], "hatamoto") == [["chugoku"]]


def test_S6_only_who_has_no_packet_is_told() -> None:
    state = even_year(3, ["koku_3"])
    make_packet(state, "sensei", "koku_3")
    assert state.view(0)["helps"] == []
    assert state.view(None)["helps"] == []
    assert len(state.view(2)["helps"]) == 1


def test_S8_of_two_packets_each_is_told() -> None:
    state = even_year(2, ["koku_3", "samurai"])
    split(state, "daimyo", "shomyo", "koku_3")
    assert state.view(1)["helps"] == [["chugoku", "chubu", "hokkaido", "kyushu"], []]
