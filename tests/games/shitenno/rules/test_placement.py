"""The odd year: turns and placements (S11, S12)."""

from itertools import permutations

import pytest

from tests.games.shitenno.positions import (
    BOARD,
    PLAYERS,
    TITLES,
    Kamon,
    at_move,
    begun,
    even_year,
    gold,
    hand,
    odd_year,
    place,
    play,
    position,
    province,
    refusal,
    score,
    split,
    told,
)

each_province = pytest.mark.parametrize("name", BOARD)
each_table = pytest.mark.parametrize("players", PLAYERS)
PLAIN = {"seat": 0, "gold": False}


@each_table
def test_S11_turns_go_down_the_titles(players: int) -> None:
    for held in permutations(TITLES, players):
        first = held.index(min(held, key=TITLES.index))
        state = odd_year(players, titles=list(held), seat=first)
        order = []
        while state.view(None)["year"] == "odd":
            order.append(held[at_move(state)])
            play(state, ["done"])
        assert order == sorted(held, key=TITLES.index)


def test_S11_the_new_titles_count() -> None:
    state = even_year(2, [])
    split(state, "daimyo", "shomyo")
    events = play(state, ["take", "first"])
    assert told(events, "turn") == [{"seat": 1, "title": "daimyo"}]
    assert at_move(state) == 1


def test_S11_passing_places_nothing() -> None:
    state = odd_year(hand=["koku_3"])
    assert told(play(state, ["done"]), "turn_ended") == [{"seat": 0, "placed": 0}]
    assert at_move(state) == 1


def test_S11_one_kamon_is_enough() -> None:
    state = odd_year(hand=["koku_3"] * 2)
    place(state, "chugoku", "koku", "koku_3")
    assert told(play(state, ["done"]), "turn_ended") == [{"seat": 0, "placed": 1}]
    assert position(state)["supply"] == [11, 12]


def test_S11_after_two_kamons_the_turn_is_over() -> None:
    state = odd_year(hand=["koku_3"] * 3)
    place(state, "chugoku", "koku", "koku_3")
    assert told(place(state, "chubu", "koku", "koku_3"), "turn_ended") == [{"seat": 0, "placed": 2}]
    assert at_move(state) == 1
    assert position(state)["supply"] == [10, 12]


def test_S11_a_third_kamon_is_refused() -> None:
    state = odd_year(hand=["koku_3"] * 3, draws=1)
    place(state, "chugoku", "koku", "koku_3")
    place(state, "chubu", "koku", "koku_3")
    assert refusal(state, "place", "hokkaido", "koku") == ("S11", "two-placed")
    assert state.legal(0) == [["draw"], ["done"]]


def test_S11_never_more_than_the_supply() -> None:
    state = odd_year(hand=["koku_3"] * 2, draws=1, supply=[1, 5])
    place(state, "chugoku", "koku", "koku_3")
    assert refusal(state, "place", "chubu", "koku") == ("S11", "no-kamon")
    assert position(state)["supply"] == [0, 5]


def test_S11_the_last_kamon_ends_the_turn() -> None:
    state = odd_year(hand=["koku_3"] * 2, supply=[1, 5])
    place(state, "chugoku", "koku", "koku_3")
    assert at_move(state) == 1


def test_S11_the_same_province_twice() -> None:
    state = odd_year(hand=["koku_3", "koku_2", "koku_2"])
    place(state, "chugoku", "koku", "koku_3")
    place(state, "chugoku", "koku", "koku_2", "koku_2")
    assert province(state, "chugoku")["fields"] == [PLAIN, PLAIN, None, None]
    assert score(state) == 3 + 2 + 4 + 2


def test_S11_nobody_places_in_an_even_year() -> None:
    assert refusal(begun(2), "place", "chugoku", "koku") == ("S8", "wrong-time")
    assert refusal(begun(3), "place", "chugoku", "koku") == ("S6", "wrong-time")


@each_province
@pytest.mark.parametrize("filled", range(4))
def test_S12_the_leftmost_free_field_plain_side_up(name: str, filled: int) -> None:
    before: list[Kamon] = [1, gold(0), 1]
    state = odd_year(hand=["koku_3"] * 4, board={name: before[:filled]})
    paid = ["koku_3"] * -(-BOARD[name][2][filled] // 3)
    assert told(place(state, name, "koku", *paid), "placed") == [
        {"seat": 0, "province": name, "field": filled + 1, "means": "koku", "items": paid}
    ]
    there = province(state, name)["fields"]
    assert there[filled] == PLAIN
    assert there[filled + 1 :] == [None] * (3 - filled)
    assert there[:filled] == [{"seat": 1, "gold": False}, gold(0), {"seat": 1, "gold": False}][:filled]


def test_S12_a_full_province_is_refused() -> None:
    state = odd_year(hand=["koku_3"] * 4 + ["samurai"] * 4, board={"chugoku": [0, 1, 0, 1]})
    for means in ("koku", "troops"):
        assert refusal(state, "place", "chugoku", means) == ("S12", "province-full")


def test_S12_both_means_in_one_turn() -> None:
    state = odd_year(hand=["koku_3", "samurai", "samurai", "bushi"])
    place(state, "chugoku", "troops", "samurai", "samurai", "bushi")
    place(state, "chubu", "koku", "koku_3")
    assert hand(state) == {}
    assert score(state) == 3 + 2 + 3 + 2


def test_S12_troops_do_not_help_to_pay_koku() -> None:
    state = odd_year(hand=["koku_2", "samurai", "bushi"])
    assert refusal(state, "place", "chugoku", "koku") == ("S14", "koku-short")


def test_S12_koku_do_not_help_to_pay_troops() -> None:
    state = odd_year(hand=["koku_2", "samurai", "bushi"])
    assert refusal(state, "place", "chugoku", "troops") == ("S13", "troops-short")


@pytest.mark.parametrize(("means", "item"), [("koku", "samurai"), ("troops", "koku_1")])
def test_S12_a_card_of_the_other_kind_is_refused_without_exchange(means: str, item: str) -> None:
    state = odd_year(hand=["koku_1"] * 3 + ["samurai"] * 2 + ["bushi"])
    play(state, ["place", "chugoku", means])
    assert refusal(state, "use", item) == ("S15", "superfluous")


def test_S12_a_card_of_the_other_kind_takes_part_through_exchange() -> None:
    state = odd_year(hand=["koku_1", "samurai", "bushi"], tiles=["exchange"])
    place(state, "chugoku", "troops", "samurai", "bushi", "koku_1", "exchange")
    assert hand(state) == {}
    state = odd_year(hand=["koku_2", "bushi"], tiles=["exchange"])
    place(state, "chugoku", "koku", "koku_2", "bushi", "exchange")
    assert hand(state) == {}


def test_S12_one_exchange_lets_in_one_card_of_the_other_kind() -> None:
    state = odd_year(hand=["koku_1", "bushi", "sohei"], tiles=["exchange"])
    assert refusal(state, "place", "chugoku", "koku") == ("S14", "koku-short")
    assert refusal(state, "place", "chugoku", "troops") == ("S13", "troops-short")


def test_S12_a_placement_begun_is_finished_or_given_up_first() -> None:
    state = odd_year(hand=["koku_3"] * 2)
    assert refusal(state, "use", "koku_3") == ("S12", "no-placement")
    play(state, ["place", "chugoku", "koku"])
    assert refusal(state, "place", "chubu", "koku") == ("S12", "placement-open")
    assert refusal(state, "done") == ("S12", "placement-open")


def test_S12_only_what_one_holds_can_be_used() -> None:
    state = odd_year(hand=["koku_1"] * 3)
    play(state, ["place", "chugoku", "koku"])
    assert refusal(state, "use", "koku_3") == ("S12", "not-held")
    assert refusal(state, "use", "plus") == ("S12", "not-held")
