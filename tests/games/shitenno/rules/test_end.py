"""The end and the final scoring (S23–S26)."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tests.games.shitenno.positions import (
    BOARD,
    KAMONS,
    KOKU_DRAWN,
    PLAYERS,
    Kamon,
    at_move,
    begun,
    changed,
    decision,
    even_year,
    finished,
    gold,
    last_turn,
    odd_year,
    place,
    play,
    position,
    refusal,
    split,
    told,
)

each_table = pytest.mark.parametrize("players", PLAYERS)


def outcome(players: int = 2, **words: Any) -> Mapping[str, Any]:
    """The result of a game that ends with this odd year."""
    result = finished(players, **words).result
    assert result is not None
    return result


def test_S23_the_game_ends_when_a_player_has_no_kamon_left() -> None:
    state = last_turn(hand=["koku_3"], supply=[1, 7])
    events = place(state, "chugoku", "koku", "koku_3")
    assert told(events, "ended") == [{"reasons": ["kamons"]}]
    assert state.pending == {}
    assert state.result is not None
    assert state.result["reasons"] == ["kamons"]


def test_S23_another_players_empty_supply_ends_it_too() -> None:
    assert outcome(3, koku_deck=["koku_1"] * 3, supply=[5, 0, 2])["reasons"] == ["kamons"]


def test_S23_the_game_ends_when_the_koku_deck_is_empty() -> None:
    assert outcome()["reasons"] == ["koku"]


def test_S23_both_at_once() -> None:
    assert outcome(supply=[0, 3])["reasons"] == ["kamons", "koku"]


@each_table
def test_S23_with_kamons_and_koku_left_it_goes_on(players: int) -> None:
    state = last_turn(players, supply=[1] * players, koku_deck=["koku_1"] * KOKU_DRAWN[players])
    play(state, ["done"])
    assert state.pending
    assert state.view(None)["round"] == 2


def test_S23_the_others_play_the_odd_year_to_its_end() -> None:
    state = odd_year(3, hand=["koku_3"], supply=[1, 5, 5], hands=[["koku_3"], ["koku_3"], []])
    place(state, "chugoku", "koku", "koku_3")
    assert state.pending
    assert at_move(state) == 1
    place(state, "chubu", "koku", "koku_3")
    play(state, ["done"])
    assert state.pending
    play(state, ["done"])
    assert state.result is not None
    assert state.result["scores"] == [3 + 2 + 6, 3 + 1 + 6, 0]


def test_S23_the_sensei_may_still_gild_before_the_end() -> None:
    state = odd_year(title="sensei", titles=["sensei", "daimyo"], koku_deck=[], board={"kanto": [1, 0]})
    play(state, ["done"])
    assert state.pending
    play(state, ["gild", "kanto", 2])
    assert state.result is not None
    assert state.result["scores"] == [6, 0]


def test_S23_never_at_the_end_of_an_even_year() -> None:
    state = even_year(2, ["koku_1"], koku_deck=[], supply=[0, 3])
    split(state, "daimyo", "shomyo")
    play(state, ["take", "first"])
    assert state.pending
    assert decision(state) == "turn"


def test_S23_after_the_end_nothing_can_be_played() -> None:
    assert refusal(finished(), "done", seat=0) == (None, "game-over")


@pytest.mark.parametrize(("players", "rounds"), [(2, 12), (3, 8), (4, 6)])
def test_S23_at_most_so_many_rounds(players: int, rounds: int) -> None:
    state = begun(players)
    while state.pending:
        moves = state.legal(at_move(state))
        play(state, ["done"] if ["done"] in moves else moves[-1])
    assert state.view(None)["round"] == rounds
    assert state.result is not None
    assert state.result["reasons"] == ["koku"]


@pytest.mark.parametrize(("players", "rounds"), [(2, 6), (3, 5), (4, 4)])
def test_S23_at_least_so_many_rounds(players: int, rounds: int) -> None:
    state = begun(players)
    rich: list[list[str]] = [["koku_3"] * 4 + ["koku_2"] * 6] + [[] for _ in range(players - 1)]
    while state.pending:
        if decision(state) == "turn" and at_move(state) == 0 and state.view(0)["turn"]["placed"] == 0:
            state = changed(state, hands=rich, ledger=[])
        moves = state.legal(at_move(state))
        begin = [move for move in moves if move[0] in ("place", "pay", "confirm")]
        play(state, begin[0] if begin else ["done"] if ["done"] in moves else moves[-1])
    assert state.view(None)["round"] == rounds == KAMONS[players] // 2
    assert state.result is not None
    assert "kamons" in state.result["reasons"]


@pytest.mark.parametrize(
    ("hand", "tiles", "draws", "points"),
    [
        ([], [], 0, 0),
        (["koku_1", "koku_2", "koku_3"], [], 0, 6),
        (["samurai", "bushi_sohei"], [], 0, 0),  # troops alone
        (["samurai"], ["exchange"], 0, 1),
        (["samurai"], ["exchange"] * 3, 0, 1),  # no more than there are troops
        (["bushi_sohei"], ["exchange"] * 3, 0, 2),  # a double is two symbols
        (["bushi_sohei", "samurai"], ["exchange"] * 2, 0, 2),
        ([], ["exchange"] * 2, 0, 0),
        (["koku_2"], ["exchange"] * 2, 0, 2),  # koku are koku already
        (["koku_2"], ["plus"] * 3, 0, 5),
        ([], ["plus"] * 3, 0, 0),  # +1 needs a koku
        (["samurai"], ["plus"] * 3, 0, 0),
        (["samurai"], ["plus"] * 3 + ["exchange"], 0, 4),  # made by an Exchange
        (["koku_3", "koku_1", "sohei_sohei", "bushi"], ["exchange"] * 2 + ["plus"], 0, 7),
        (["koku_1"], [], 4, 1),  # Draw tiles are worth nothing
        ([], [], 4, 0),
    ],
)
def test_S24_koku_in_hand_made_the_most_of(hand: list[str], tiles: list[str], draws: int, points: int) -> None:
    result = outcome(hand=hand, tiles=tiles, draws=draws, scores=[20, 3])
    assert result["koku"] == [points, 0]
    assert result["scores"] == [20 + points, 3]


def test_S24_every_player_scores_his_own_koku() -> None:
    state = finished(3, hands=[["koku_1"], ["koku_3", "koku_3"], ["samurai"]], tiles=["exchange"])
    assert state.result is not None
    assert state.result["koku"] == [1, 6, 0]
    scored = [each for each in told(state.events(), "scored") if each["for"] == "koku"]
    assert [(each["seat"], each["points"]) for each in scored] == [(0, 1), (1, 6)]


@pytest.mark.parametrize("name", BOARD)
@pytest.mark.parametrize(
    ("kamons", "winner"),
    [
        ([], None),  # empty: nobody
        ([1], 1),
        ([1, 0, 0], 0),
        ([1, 0, 2, 0], 0),
        ([0, 1], 0),  # a tie goes to the kamon further left
        ([1, 0], 1),
        ([1, 0, 0, 1], 1),
        ([2, 1, 1, 0], 1),  # the leftmost kamon of the tied alone counts
        ([0, 1, 2], 0),
        ([0, gold(1)], 1),  # gold counts two
        ([0, 0, gold(1)], 0),  # and ties with two plain ones
        ([gold(1), 0, 0], 1),
        ([2, 0, gold(1), 0], 0),
        ([0, gold(1), 0, 0], 0),
        ([gold(0), 1, gold(1)], 1),
        ([gold(0), gold(1), 2, 2], 0),
    ],
)
def test_S25_six_points_for_the_most_kamons(name: str, kamons: Sequence[Kamon], winner: int | None) -> None:
    result = outcome(3, board={name: kamons})
    assert {each["province"]: each["seat"] for each in result["majorities"]} == dict.fromkeys(BOARD) | {name: winner}
    assert result["scores"] == [6 if seat == winner else 0 for seat in range(3)]


def test_S25_every_province_is_scored() -> None:
    result = outcome(board={name: [1, 0, 0] if place < 4 else [0] for place, name in enumerate(BOARD)})
    assert result["scores"] == [48, 0]
    assert [each["province"] for each in result["majorities"]] == list(BOARD)


def test_S25_who_has_no_kamon_left_to_place_scores_those_he_placed() -> None:
    assert outcome(board={"chubu": [1, 0, 0]}, supply=[0, 3])["scores"] == [6, 0]


def test_S26_the_most_points_win() -> None:
    assert outcome(4, scores=[10, 40, 7, 22])["ranking"] == [1, 3, 0, 2]


@pytest.mark.parametrize(
    ("held", "ranking"),
    [
        (["hatamoto", "daimyo", "shomyo"], [1, 2, 0]),
        (["hatamoto", "sensei", "daimyo"], [2, 1, 0]),
        (["sensei", "shomyo", "daimyo"], [2, 1, 0]),
    ],
)
def test_S26_a_tie_goes_to_the_higher_title_of_the_last_year(held: list[str], ranking: list[int]) -> None:
    assert outcome(3, scores=[9, 9, 9], titles=held)["ranking"] == ranking


def test_S26_the_tie_is_that_of_the_final_scores() -> None:
    result = outcome(hand=["koku_3"], scores=[1, 4])
    assert (result["scores"], result["ranking"]) == ([4, 4], [1, 0])
    assert told(finished(hand=["koku_3"], scores=[1, 4]).events(), "ranked") == [{"seats": [1, 0]}]


def test_S26_scores_may_pass_99() -> None:
    state = odd_year(hand=["koku_3"], scores=[98, 120])
    place(state, "chugoku", "koku", "koku_3")
    assert position(state)["scores"] == [103, 120]
    assert outcome(hand=["koku_3"], scores=[99, 101], board={"kanto": [0]})["scores"] == [108, 101]
