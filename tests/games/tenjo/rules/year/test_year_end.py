"""The year's end: its order, upkeep and recruiting (T33, T36)."""

import pytest

from tenka.games.tenjo.rules.orders import ORDERS
from tests.games.tenjo.positions import (
    House,
    army,
    at_move,
    changed,
    decision,
    happens,
    koku,
    only,
    play,
    play_until,
    position,
    refusal,
    some,
    with_seat,
)
from tests.games.tenjo.rules.year.last_month import BORDERS, last_month


def test_T33_15000_koku_a_castle() -> None:
    state = last_month(House({"tango_w1": 9}, ["tango"], {"tango_castle_a": 40, "mino_castle_a": 2}))
    events = play(state, ["end"])
    assert only(events, "upkeep") == {"seat": 0, "paid": 30_000, "missing": 0}
    assert koku(state, 0) == 120
    assert (at_move(state), decision(state)) == (0, "recruit")


def test_T33_for_each_begun_1000_unpaid_2000_samurai_of_ones_choice_go() -> None:
    state = last_month(House({"tango_w1": 30, "mino_w1": 9}, ["tango"], {"tango_castle_a": 11}))
    castles = position(state)["castles"]
    castles["tango_castle_a"]["koku"] = 115
    state = changed(state, castles=castles)
    events = play(state, ["end"])
    assert only(events, "upkeep") == {"seat": 0, "paid": 11_500, "missing": 3_500}
    assert (at_move(state), decision(state)) == (0, "losses")
    assert refusal(state, "lose", "kii_w1", 1) == "T33"
    play(state, ["lose", "mino_w1", 5], ["lose", "tango_w1", 1], ["lose", "tango_w1", "all"])
    assert (army(state, 0, "mino_w1"), army(state, 0, "tango_w1")) == (4, 27)


def test_T33_isolated_by_upkeep_nobody_gains() -> None:
    state = last_month(House({"tango_w1": 3, "mino_w1": 60}, ["tango"], {"tango_castle_a": 12, "mino_castle_a": 15}))
    play(state, ["end"], ["lose", "tango_w1", 1], ["lose", "tango_w1", 1])
    events = play(state, ["lose", "tango_w1", 1])
    assert some(only(events, "daimyo_lost"), "seat", "by") == (0, None)
    assert at_move(state) == 1, "a ronin now, and has nothing left to recruit with"


def test_T33_then_recruit_with_koku_left_at_entry_points() -> None:
    state = last_month(House({"tango_w1": 9}, ["tango"], {"tango_castle_a": 40}))
    play(state, ["end"], ["recruit", 10], ["samurai_to", "ise_entry"], ["recruit", 5], ["samurai_to", "tango_entry"])
    assert (army(state, 0, "ise_entry"), army(state, 0, "tango_entry"), koku(state, 0)) == (10, 5, 100)
    play(state, ["recruit", "all"], ["samurai_to", "ise_entry"])
    assert koku(state, 0) == 0
    play(state, ["pass"])
    assert at_move(state) == 1


def test_T33_in_turn_order_and_frozen_koku_pays() -> None:
    state = last_month(House({"tango_w1": 90}, [], {"tango_castle_a": 40}))
    play(state, ["end"])
    assert koku(state, 0) == 250
    assert (at_move(state), decision(state)) == (1, "recruit"), "but recruits nobody (T32)"


@pytest.mark.parametrize("left", [0, 25])
def test_T33_who_has_nothing_left_to_recruit_with_passes_as_who_does_not_want_to(left: int) -> None:
    """What is left is secret: both are asked in a window, which is passed for who has nothing (T41)."""
    state = last_month(House({"tango_w1": 9}, ["tango"], {"tango_castle_a": 15 + left}))
    play(state, ["end"])
    assert (at_move(state), decision(state)) == (0, "recruit")
    assert state.pending[0].window
    assert ORDERS.is_idle(state.view(0, events=False), state.legal(0)) == (left == 0)


def test_T33_recruiting_can_be_taken_back() -> None:
    state = last_month(House({"tango_w1": 9}, ["tango"], {"tango_castle_a": 40}))
    play(state, ["end"])
    before = position(state)
    play(state, ["recruit", 10], ["samurai_to", "ise_entry"])
    state.undo(0)
    state.undo(0)
    assert position(state) == before


def test_T36_all_steps_for_all_in_turn_order() -> None:
    me = House({**dict.fromkeys(BORDERS, 20), "tango_w1": 50}, ["tango"], {"tango_castle_a": 60})
    state = last_month(me)
    events = play(state, ["end"]) + play_until(state, {"turn"})
    steps = [
        (event.kind, event.data["seat"])
        for event in events
        if event.kind in {"upkeep", "produced", "province_income"}
        or (event.kind == "fate" and event.data["other"] is not None)
    ]
    kinds = ("upkeep", "fate", "produced", "province_income")
    assert steps == [(kind, seat) for kind in kinds for seat in (0, 1) if kind != "province_income" or seat == 0]
    assert happens("year_end", year=1)(events)
    assert with_seat(state, 0, fund=1).pending
