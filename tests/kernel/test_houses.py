"""Houses are chosen seat by seat; a game in which nobody chose is the same as ever."""

from random import Random
from typing import Any

import pytest

import tenka
from tenka import BadInput
from tenka.kernel.options.houses import shared_out
from tenka.kernel.records.verify import verify

FIVE = ("takeda", "hojo", "akechi", "maeda", "sanada")
SHOGUN = tenka.game("shogun")


@pytest.mark.parametrize(
    ("chosen", "shared"),
    [
        ([None, None, None], ["takeda", "hojo", "akechi"]),
        (["sanada", None, None], ["sanada", "hojo", "akechi"]),
        ([None, "takeda", None], ["hojo", "takeda", "akechi"]),
        ([None, None, "hojo"], ["takeda", "akechi", "hojo"]),
        (["hojo", "takeda", None, None, "akechi"], ["hojo", "takeda", "sanada", "maeda", "akechi"]),
    ],
)
def test_who_chose_none_gets_their_own_or_what_is_left(chosen: list[str | None], shared: list[str]) -> None:
    assert shared_out(FIVE, chosen) == shared


@pytest.mark.parametrize(("id", "wanted"), [("shogun", ["sanada", "hojo", "takeda"]), ("tenjo", ["miyoshi", "asai"])])
def test_they_are_seen_recorded_and_change_nothing_else(id: str, wanted: list[str]) -> None:
    game = tenka.game(id)
    state, plain = (game.new(len(wanted), 7, options) for options in ({"houses": wanted}, None))
    assert [seat["house"] for seat in state.view(None)["seats"]] == wanted
    for each in (state, plain):
        seat = min(each.pending)
        each.play(seat, each.legal(seat)[0])
    record, usual = (each.record(secret=True) for each in (state, plain))
    assert record["options"]["houses"] == wanted
    assert (record["start"], record["moves"]) == (usual["start"], usual["moves"])
    assert verify(game, record).sound
    again = game.load(state.dump())
    assert again.view(0) == state.view(0)
    assert again.resample(0, Random(1)).view(0) == state.view(0)


def test_a_game_in_which_everybody_has_their_own_is_recorded_as_ever() -> None:
    assert SHOGUN.new(3, 7, {"houses": list(FIVE[:3])}).record() == SHOGUN.new(3, 7).record()


@pytest.mark.parametrize(
    ("houses", "message"),
    [
        (["takeda", "hojo"], "bad-option"),
        (["takeda", "takeda", "hojo"], "bad-option"),
        (["takeda", "hojo", None], "no-such-house"),
        (["takeda", "hojo", "oda"], "no-such-house"),
        (["takeda", "hojo", []], "no-such-house"),
        ("abc", "bad-option"),
        (None, "bad-option"),
    ],
)
def test_bad_houses(houses: Any, message: str) -> None:
    with pytest.raises(BadInput) as caught:
        SHOGUN.new(3, 7, {"houses": houses})
    assert caught.value.message == message


def test_where_there_are_none_there_is_no_such_option() -> None:
    with pytest.raises(BadInput) as caught:
        tenka.game("shitenno").new(2, 7, {"houses": ["honda", "ii"]})
    assert caught.value.message == "unknown-option"
