"""The powers of Hatamoto and Sensei (S21, S22)."""

import pytest

from tenka.kernel.decision import Decision
from tests.games.shitenno.positions import (
    TROOPS,
    at_move,
    can,
    decision,
    finished,
    gold,
    hand,
    odd_year,
    place,
    play,
    province,
    refusal,
    score,
    split,
    tiles,
    titles,
    told,
)

PLAIN, GOLD = {"seat": 0, "gold": False}, {"seat": 0, "gold": True}


@pytest.mark.parametrize("kind", TROOPS)
def test_S21_hatamoto_is_one_troop_of_any_kind(kind: str) -> None:
    gates = {"chugoku": [f"{kind} plus", "bushi draw", "bushi draw"]}
    state = odd_year(title="hatamoto", hand=["samurai", "samurai"], gates=gates)
    events = place(state, "chugoku", "troops", "samurai", "samurai", "hatamoto")
    assert told(events, "placed")[0]["items"] == ["samurai", "samurai", "hatamoto"]
    assert score(state) == 3


def test_S21_for_a_printed_troop_too() -> None:
    state = odd_year(title="hatamoto", hand=["samurai", "bushi"])
    place(state, "chugoku", "troops", "hatamoto", "samurai", "bushi")
    assert hand(state) == {}


def test_S21_one_symbol_only() -> None:
    state = odd_year(title="hatamoto", hand=["samurai"])
    assert refusal(state, "place", "chugoku", "troops") == ("S13", "troops-short")


def test_S21_once_a_turn() -> None:
    state = odd_year(title="hatamoto", hand=["samurai"] * 3 + ["shinobi"] * 2 + ["bushi"])
    assert state.view(0)["turn"] == {"seat": 0, "placed": 0, "hatamoto": True}
    place(state, "chugoku", "troops", "samurai", "samurai", "hatamoto")
    assert state.view(0)["turn"] == {"seat": 0, "placed": 1, "hatamoto": False}
    play(state, ["place", "chubu", "troops"])
    assert refusal(state, "use", "hatamoto") == ("S21", "hatamoto-used")
    play(state, ["cancel"])
    assert refusal(state, "place", "kanto", "troops") == ("S13", "troops-short")


def test_S21_twice_in_one_payment_is_refused() -> None:
    state = odd_year(title="hatamoto", hand=["samurai", "bushi", "sohei"], tiles=["exchange"])
    play(state, ["place", "chugoku", "troops"], ["use", "hatamoto"])
    assert refusal(state, "use", "hatamoto")[0] in {"S12", "S21"}


def test_S21_a_placement_given_up_does_not_use_it() -> None:
    state = odd_year(title="hatamoto", hand=["samurai", "samurai"])
    play(state, ["place", "chugoku", "troops"], ["use", "hatamoto"], ["cancel"])
    place(state, "chugoku", "troops", "samurai", "samurai", "hatamoto")
    assert score(state) == 3


def test_S21_in_the_second_placement_if_not_in_the_first() -> None:
    state = odd_year(title="hatamoto", hand=["koku_3", "samurai", "samurai"])
    place(state, "chubu", "koku", "koku_3")
    place(state, "chugoku", "troops", "samurai", "samurai", "hatamoto")
    assert score(state) == 3 + 3


def test_S21_it_is_not_spent() -> None:
    state = odd_year(title="hatamoto", hand=["samurai"] * 2)
    place(state, "chugoku", "troops", "samurai", "samurai", "hatamoto")
    play(state, ["done"])
    split(state, "hatamoto", "shomyo")
    play(state, ["take", "first"], ["done"])
    assert titles(state) == ["hatamoto", "shomyo"]
    assert state.view(0)["turn"] == {"seat": 0, "placed": 0, "hatamoto": True}


def test_S21_with_two_plus_tiles_it_pays_three_troops() -> None:
    state = odd_year(title="hatamoto", tiles=["plus"] * 2, board={"chugoku": [1, 1, 1]})
    place(state, "chugoku", "troops", "hatamoto", "plus", "plus")
    assert score(state) == 9
    assert tiles(state) == {"exchange": 0, "plus": 0, "draw": 0}


def test_S21_with_exchange_it_may_become_a_koku() -> None:
    state = odd_year(title="hatamoto", hand=["koku_2"], tiles=["exchange"])
    place(state, "chugoku", "koku", "koku_2", "hatamoto", "exchange")
    assert score(state) == 3
    state = odd_year(title="hatamoto", tiles=["exchange", "plus", "plus"])
    place(state, "chugoku", "koku", "exchange", "hatamoto", "plus", "plus")
    assert score(state) == 3


def test_S21_without_exchange_it_is_no_koku() -> None:
    state = odd_year(title="hatamoto", hand=["koku_2"])
    assert refusal(state, "place", "chugoku", "koku") == ("S14", "koku-short")


def test_S21_the_needless_hatamoto_is_refused() -> None:
    state = odd_year(title="hatamoto", hand=["koku_3"], tiles=["exchange"])
    play(state, ["place", "chugoku", "koku"], ["use", "koku_3"])
    assert refusal(state, "use", "hatamoto") == ("S15", "superfluous")


@pytest.mark.parametrize("title", ["daimyo", "shomyo", "sensei"])
def test_S21_only_the_hatamoto(title: str) -> None:
    state = odd_year(title=title, hand=["samurai", "samurai", "bushi"])
    play(state, ["place", "chugoku", "troops"])
    assert refusal(state, "use", "hatamoto") == ("S21", "hatamoto-not-yours")


def test_S21_not_in_final_scoring() -> None:
    result = finished(tiles=["exchange", "plus"]).result
    assert result is not None
    assert result["koku"] == [0, 0]


def test_S22_at_the_end_of_his_turn_the_sensei_may_turn_a_kamon_to_gold() -> None:
    state = odd_year(title="sensei", hand=["koku_3"], board={"kanto": [1, 0]})
    place(state, "chugoku", "koku", "koku_3")
    assert decision(state) == "turn"
    assert refusal(state, "gild", "kanto", 2) == ("S22", "gild-later")
    play(state, ["done"])
    assert state.pending == {0: Decision("gild", "S22")}
    assert state.legal(0) == [["done"], ["gild", "chugoku", 1], ["gild", "kanto", 2]]
    events = play(state, ["gild", "kanto", 2])
    assert told(events, "gilded") == [{"seat": 0, "province": "kanto", "field": 2}]
    assert province(state, "kanto")["fields"] == [{"seat": 1, "gold": False}, GOLD, None, None]
    assert province(state, "chugoku")["fields"][0] == PLAIN
    assert at_move(state) == 1


def test_S22_one_just_placed_too() -> None:
    state = odd_year(title="sensei", hand=["koku_3", "koku_3"])
    place(state, "chugoku", "koku", "koku_3")
    place(state, "chubu", "koku", "koku_3")
    play(state, ["gild", "chubu", 1])
    assert province(state, "chubu")["fields"][0] == GOLD
    assert province(state, "chugoku")["fields"][0] == PLAIN


def test_S22_after_passing_too() -> None:
    state = odd_year(title="sensei", board={"tohoku": [1, 1, 1, 0]})
    play(state, ["done"], ["gild", "tohoku", 4])
    assert province(state, "tohoku")["fields"][3] == GOLD


def test_S22_he_may_leave_them_plain() -> None:
    state = odd_year(title="sensei", board={"tohoku": [0]})
    play(state, ["done"], ["done"])
    assert province(state, "tohoku")["fields"][0] == PLAIN
    assert at_move(state) == 1


def test_S22_only_one_a_turn() -> None:
    state = odd_year(title="sensei", board={"tohoku": [0, 0]})
    play(state, ["done"], ["gild", "tohoku", 1])
    assert decision(state) != "gild"
    assert province(state, "tohoku")["fields"] == [GOLD, PLAIN, None, None]


def test_S22_only_his_own_plain_kamons() -> None:
    state = odd_year(title="sensei", board={"tohoku": [0, 1, gold(0), gold(1)], "kanto": [0]})
    play(state, ["done"])
    assert refusal(state, "gild", "tohoku", 2) == ("S22", "not-your-kamon")
    assert refusal(state, "gild", "tohoku", 4) == ("S22", "not-your-kamon")
    assert refusal(state, "gild", "tohoku", 3) == ("S22", "already-gold")
    assert refusal(state, "gild", "kanto", 2) == ("S22", "empty-field")
    assert can(state, "gild", "tohoku", 1)


@pytest.mark.parametrize("title", ["daimyo", "shomyo", "hatamoto"])
def test_S22_only_the_sensei(title: str) -> None:
    state = odd_year(title=title, board={"tohoku": [0]})
    assert refusal(state, "gild", "tohoku", 1) == ("S22", "not-sensei")
    play(state, ["done"])
    assert decision(state) != "gild"


def test_S22_with_no_plain_kamon_there_is_nothing_to_decide() -> None:
    state = odd_year(title="sensei", board={"tohoku": [gold(0), 1]})
    play(state, ["done"])
    assert at_move(state) == 1


def test_S22_it_stays_gold() -> None:
    state = odd_year(title="sensei", board={"tohoku": [0]}, titles=["sensei", "shomyo"])
    play(state, ["done"], ["gild", "tohoku", 1])
    split(state, "sensei", "daimyo")
    play(state, ["take", "first"])
    assert titles(state) == ["sensei", "daimyo"]
    play(state, ["done"], ["done"])
    assert decision(state) == "split"
    assert province(state, "tohoku")["fields"][0] == GOLD


def test_S22_gold_is_not_turned_back_by_a_new_placement() -> None:
    state = odd_year(hand=["koku_3", "koku_3"], board={"tohoku": [gold(0)]})
    place(state, "tohoku", "koku", "koku_3", "koku_3")
    assert province(state, "tohoku")["fields"] == [GOLD, PLAIN, None, None]
