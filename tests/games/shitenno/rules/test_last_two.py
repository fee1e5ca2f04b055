"""The even year: the last two players, and the new titles (S8, S10)."""

from collections import Counter
from itertools import permutations

import pytest

from tenka.kernel.state import State
from tests.games.shitenno.positions import (
    PLAYERS,
    TITLES,
    at_move,
    can,
    changed,
    decision,
    division,
    even_year,
    hand,
    packet,
    place,
    play,
    position,
    refusal,
    score,
    split,
    titles,
    told,
)

each_table = pytest.mark.parametrize("players", PLAYERS)
CARDS = ["koku_1", "koku_2", "sohei", "sohei", "bushi_shinobi"]


@each_table
def test_S8_the_last_two_divide_all_that_is_left(players: int) -> None:
    state = even_year(players, CARDS)
    given = ["hatamoto", "shomyo"][: players - 2]
    for title in given:
        packet(state, title)
        play(state, ["accept"])
    assert decision(state) == "split"
    assert state.pending[0].rule == "S8"
    other = players - 1
    split(state, "daimyo", "sensei", "sohei", "koku_2")
    assert at_move(state) == other
    assert division(state)["split"] == [
        {"cards": ["koku_2", "sohei"], "title": "daimyo"},
        {"cards": ["koku_1", "sohei", "bushi_shinobi"], "title": "sensei"},
    ]
    events = play(state, ["take", "second"])
    assert told(events, "received") == [
        {"seat": other, "cards": ["koku_1", "sohei", "bushi_shinobi"], "title": "sensei", "how": "chosen"},
        {"seat": 0, "cards": ["koku_2", "sohei"], "title": "daimyo", "how": "left"},
    ]
    assert hand(state, other) == {"koku_1": 1, "sohei": 1, "bushi_shinobi": 1}
    assert hand(state, 0) == {"koku_2": 1, "sohei": 1}
    assert position(state)["open"] == []


@pytest.mark.parametrize("refusing", [True, False])
@pytest.mark.parametrize("players", [3, 4])
def test_S8_only_with_exactly_two_left(players: int, refusing: bool) -> None:
    state = even_year(players, CARDS)
    for number in range(players - 2):
        assert decision(state) == "packet"
        assert refusal(state, "rest_tile", "daimyo") == ("S8", "only-split")
        packet(state, TITLES[number])
        while decision(state) == "answer":
            play(state, ["refuse" if refusing else "accept"])
    assert decision(state) == "split"


@pytest.mark.parametrize("choice", ["first", "second"])
def test_S8_the_other_chooses_and_the_tairo_has_the_last(choice: str) -> None:
    state = even_year(2, CARDS)
    split(state, "sensei", "shomyo", "koku_1")
    play(state, ["take", choice])
    first, second = (1, 0) if choice == "first" else (0, 1)
    assert hand(state, first) == {"koku_1": 1}
    assert hand(state, second) == {"koku_2": 1, "sohei": 2, "bushi_shinobi": 1}
    assert (titles(state)[first], titles(state)[second]) == ("sensei", "shomyo")


@pytest.mark.parametrize("cards", [[], CARDS])
def test_S8_one_of_the_two_may_hold_no_card(cards: list[str]) -> None:
    state = even_year(2, CARDS)
    split(state, "daimyo", "shomyo", *cards)
    play(state, ["take", "first"])
    assert hand(state, 1) == Counter(cards)
    assert hand(state, 0) == Counter(CARDS) - Counter(cards)


def test_S8_one_hierarchy_tile_each() -> None:
    state = even_year(2, CARDS)
    assert refusal(state, "offer") == ("S6", "tile-missing")
    play(state, ["tile", "daimyo"])
    assert refusal(state, "offer") == ("S8", "rest-tile-missing")
    assert refusal(state, "rest_tile", "daimyo") == ("S8", "tile-same")
    play(state, ["rest_tile", "hatamoto"])
    assert refusal(state, "tile", "hatamoto") == ("S8", "tile-same")
    assert can(state, "offer")


def test_S8_any_two_of_the_tiles_remaining() -> None:
    state = even_year(3, CARDS)
    packet(state, "sensei")
    play(state, ["accept"])
    for first, second in permutations(["daimyo", "shomyo", "hatamoto"], 2):
        other = state.copy()
        split(other, first, second)
        play(other, ["take", "first"])
        assert titles(other) == [second, "sensei", first]
    assert refusal(state, "rest_tile", "sensei") == ("S6", "tile-gone")


def test_S8_the_second_tile_may_be_chosen_first_and_changed() -> None:
    state = even_year(2, CARDS)
    play(state, ["rest_tile", "daimyo"], ["tile", "shomyo"], ["rest_tile", "sensei"], ["tile", "daimyo"], ["offer"])
    assert [each["title"] for each in division(state)["split"]] == ["daimyo", "sensei"]


def divided(players: int, *given: str) -> State:
    """A year divided so that each seat has the title given for it."""
    state = even_year(players, CARDS)
    for seat in range(1, players - 1):
        packet(state, given[seat])
        play(state, ["accept"])
    split(state, given[-1], given[0])
    play(state, ["take", "first"])
    return state


@each_table
def test_S10_everyone_takes_the_title_received(players: int) -> None:
    for given in permutations(TITLES, players):
        assert titles(divided(players, *given)) == list(given)


def test_S10_titles_change_at_years_end_only() -> None:
    state = even_year(4, CARDS)
    packet(state, "hatamoto")
    play(state, ["accept"])
    assert titles(state) == list(TITLES)


def test_S10_there_is_no_substitute_for_an_unused_title() -> None:
    state = changed(divided(2, "sensei", "hatamoto"), hands=[["koku_3"], []], ledger=[])
    assert at_move(state) == 0
    place(state, "chugoku", "koku", "koku_3")
    assert score(state) == 3
    state = changed(divided(3, "daimyo", "shomyo", "sensei"), hands=[[], [], []], ledger=[])
    play(state, ["done"], ["done"])
    assert at_move(state) == 2
    assert state.view(2)["turn"] == {"seat": 2, "placed": 0, "hatamoto": False}
