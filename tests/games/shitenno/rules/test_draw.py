"""The even year: the Tairō and his draw (S4, S5)."""

from collections import Counter
from itertools import permutations

import pytest

from tests.games.shitenno.positions import (
    KOKU_DRAWN,
    PLAYERS,
    TITLES,
    TROOPS_DRAWN,
    at_move,
    begun,
    decision,
    division,
    last_turn,
    loaded,
    odd_year,
    place,
    play,
    position,
    told,
)

each_table = pytest.mark.parametrize("players", PLAYERS)


@each_table
def test_S4_the_most_seals_are_tairo(players: int) -> None:
    for held in permutations(TITLES, players):
        state = last_turn(players, titles=list(held), seat=held.index(max(held, key=TITLES.index)))
        if decision(state) == "turn":
            play(state, ["done"])
        assert division(state)["tairo"] == at_move(state) == held.index(min(held, key=TITLES.index))


@each_table
def test_S4_the_rounds_cards_are_drawn_face_up(players: int) -> None:
    troops = ["samurai", "bushi", "sohei", "shinobi", "sohei", "bushi", "samurai_bushi", "sohei_sohei", "shinobi"]
    koku = ["koku_3", "koku_1", "koku_2", "koku_2", "koku_1"]
    state = last_turn(players, troop_deck=troops, koku_deck=koku)
    events = play(state, ["done"])
    drawn = troops[: TROOPS_DRAWN[players]] + koku[: KOKU_DRAWN[players]]
    assert told(events, "drawn") == [{"seat": at_move(state), "cards": drawn}]
    for seat in (None, *range(players)):
        assert Counter(state.view(seat)["division"]["open"]) == Counter(drawn)
    assert state.view(None)["decks"] == {
        "troops": len(troops) - TROOPS_DRAWN[players],
        "koku": len(koku) - KOKU_DRAWN[players],
    }


@each_table
def test_S4_the_tairo_takes_all_four_hierarchy_tiles(players: int) -> None:
    assert division(begun(players))["tiles"] == list(TITLES)


def test_S5_discards_are_shuffled_into_a_new_deck_in_mid_draw() -> None:
    discards = ["sohei"] * 4 + ["shinobi"] * 3
    state = last_turn(troop_deck=["samurai"] * 3, koku_deck=["koku_1"] * 3, discards=discards)
    events = play(state, ["done"])
    (drawn,) = told(events, "drawn")
    assert drawn["cards"][:3] == ["samurai"] * 3
    assert drawn["cards"][4:] == ["koku_1"] * 2
    assert told(events, "reshuffled") == [{"count": 7}]
    now = position(state)
    assert now["generation"] == 1
    assert now["discards"] == []
    assert Counter([*now["troop_deck"], drawn["cards"][3]]) == Counter(discards)


def test_S5_the_new_deck_is_shuffled() -> None:
    orders = set()
    for seed in range(100, 120):
        dump = last_turn(troop_deck=[], discards=["sohei"] * 6 + ["shinobi"] * 6).dump()
        state = loaded({**dump, "seed": f"{seed:064x}", "imagined": True})
        play(state, ["done"])
        orders.add(tuple(position(state)["troop_deck"]))
    assert len(orders) > 10


def test_S5_the_discards_wait_until_a_card_is_needed() -> None:
    state = last_turn(troop_deck=["samurai"] * 4, discards=["sohei"])
    events = play(state, ["done"])
    assert told(events, "reshuffled") == []
    now = position(state)
    assert (now["troop_deck"], now["discards"], now["generation"]) == ([], ["sohei"], 0)


@pytest.mark.parametrize(
    ("deck", "discards", "troops"),
    [
        ([], [], []),
        (["samurai"], [], ["samurai"]),
        ([], ["sohei"] * 2, ["sohei"] * 2),
        (["bushi"], ["sohei"], ["bushi", "sohei"]),
    ],
)
def test_S5_fewer_are_drawn_when_deck_and_discards_are_empty(
    deck: list[str], discards: list[str], troops: list[str]
) -> None:
    state = last_turn(4, troop_deck=deck, discards=discards, koku_deck=["koku_1"] * 5)
    (drawn,) = told(play(state, ["done"]), "drawn")
    assert drawn["cards"] == troops + ["koku_1"] * 4
    assert decision(state) == "packet"


def test_S5_spent_koku_leave_the_game_and_spent_troops_are_discarded() -> None:
    state = odd_year(hand=["koku_3", "samurai", "samurai_bushi"])
    koku = position(state)["koku_deck"]
    place(state, "chubu", "koku", "koku_3")
    place(state, "chugoku", "troops", "samurai", "samurai_bushi")
    words = position(state)
    assert words["discards"] == ["samurai", "samurai_bushi"]
    assert words["hands"] == [[], []]
    assert words["koku_deck"] == koku


@each_table
def test_S5_the_koku_deck_never_runs_out_in_mid_draw(players: int) -> None:
    state = begun(players)
    while state.pending:
        moves = state.legal(at_move(state))
        play(state, ["done"] if ["done"] in moves else moves[-1])
    draws = told(state.events(), "drawn")
    assert len(draws) == 24 // KOKU_DRAWN[players]
    for drawn in draws:
        assert sum(card.startswith("koku") for card in drawn["cards"]) == KOKU_DRAWN[players]
