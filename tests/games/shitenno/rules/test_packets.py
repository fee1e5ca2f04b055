"""The even year: packets offered, accepted and refused (S6, S7, S9)."""

from collections import Counter
from itertools import permutations

import pytest

from tests.games.shitenno.positions import (
    PLAYERS,
    TITLES,
    at_move,
    decision,
    division,
    draft,
    even_year,
    hand,
    packet,
    play,
    refusal,
    split,
    told,
)

each_table = pytest.mark.parametrize("players", PLAYERS)
CARDS = ["koku_1", "koku_2", "sohei", "sohei", "bushi_shinobi"]


def test_S6_a_packet_is_one_tile_and_some_open_cards() -> None:
    state = even_year(3, CARDS)
    events = packet(state, "sensei", "sohei", "koku_2")
    assert told(events, "offered") == [{"seat": 0, "cards": ["koku_2", "sohei"], "title": "sensei"}]
    left = division(state)
    assert left["open"] == ["koku_1", "sohei", "bushi_shinobi"]
    assert left["tiles"] == ["daimyo", "shomyo", "hatamoto"]


@pytest.mark.parametrize("cards", [[], CARDS])
def test_S6_a_packet_of_nothing_or_of_everything(cards: list[str]) -> None:
    state = even_year(4, CARDS)
    packet(state, "hatamoto", *cards)
    play(state, ["accept"])
    assert hand(state, 1) == Counter(cards)
    assert Counter(division(state)["open"]) == Counter(CARDS) - Counter(cards)


def test_S6_a_packet_needs_a_tile() -> None:
    state = even_year(3, CARDS)
    play(state, ["add", "sohei"])
    assert refusal(state, "offer") == ("S6", "tile-missing")


def test_S6_choosing_another_tile_replaces_the_first() -> None:
    state = even_year(3, CARDS)
    play(state, ["tile", "daimyo"])
    assert refusal(state, "tile", "daimyo") == ("S6", "tile-chosen")
    play(state, ["tile", "shomyo"], ["offer"])
    assert division(state)["offer"] == {"cards": [], "title": "shomyo"}
    assert division(state)["tiles"] == ["daimyo", "sensei", "hatamoto"]


def test_S6_only_open_cards_can_be_added() -> None:
    state = even_year(3, CARDS)
    play(state, ["add", "sohei"], ["add", "sohei"])
    assert refusal(state, "add", "sohei") == ("S6", "not-open")
    assert refusal(state, "add", "samurai") == ("S6", "not-open")


def test_S6_a_card_can_be_taken_out_before_the_offer() -> None:
    state = even_year(3, CARDS)
    play(state, ["add", "sohei"], ["add", "koku_1"], ["remove", "sohei"])
    assert draft(state) == {"rule": "S6", "cards": ["koku_1"], "tile": None, "rest_tile": None}
    assert refusal(state, "remove", "sohei") == ("S6", "not-in-packet")


def test_S6_a_tile_is_given_once() -> None:
    state = even_year(4, CARDS)
    packet(state, "sensei")
    play(state, ["accept"])
    assert refusal(state, "tile", "sensei") == ("S6", "tile-gone")


@each_table
def test_S6_offers_go_down_the_titles_still_held(players: int) -> None:
    for held in permutations(TITLES, players):
        tairo = held.index(min(held, key=TITLES.index))
        words = {"titles": list(held), "tairo": tairo, "seat": tairo}
        state = even_year(players, CARDS, **words)
        asked = []
        if players > 2:
            packet(state, "hatamoto", "sohei")
            for _ in range(players - 1):
                asked.append(at_move(state))
                play(state, ["refuse"])
        else:
            split(state, "daimyo", "shomyo")
            asked.append(at_move(state))
        assert asked == sorted(set(range(players)) - {tairo}, key=lambda seat: TITLES.index(held[seat]))


def test_S6_who_accepts_takes_the_packet_and_gets_nothing_more() -> None:
    state = even_year(4, CARDS)
    packet(state, "daimyo", "koku_1")
    assert at_move(state) == 1
    assert told(play(state, ["accept"]), "received") == [
        {"seat": 1, "cards": ["koku_1"], "title": "daimyo", "how": "accepted"}
    ]
    assert hand(state, 1) == {"koku_1": 1}
    packet(state, "shomyo", "koku_2")
    asked = []
    while decision(state) == "answer":
        asked.append(at_move(state))
        play(state, ["refuse"])
    assert asked == [2, 3]
    assert hand(state, 0) == {"koku_2": 1}


def test_S6_an_offer_is_only_accepted_or_refused() -> None:
    state = even_year(3, CARDS)
    packet(state, "daimyo")
    assert state.legal(1) == [["accept"], ["refuse"]]
    assert state.edits(1) == []
    assert refusal(state, "add", "sohei") == ("S6", "wrong-time")
    assert refusal(state, "accept", seat=2) == (None, "not-your-turn")


def test_S7_after_an_acceptance_the_same_tairo_offers_again_from_the_top() -> None:
    state = even_year(4, CARDS)
    packet(state, "daimyo", "sohei")
    play(state, ["refuse"], ["accept"])
    assert (decision(state), at_move(state), division(state)["tairo"]) == ("packet", 0, 0)
    packet(state, "hatamoto")
    assert at_move(state) == 1
    assert division(state)["refused"] == []


def test_S7_an_earlier_refusal_does_not_bind() -> None:
    state = even_year(4, CARDS)
    packet(state, "daimyo", "sohei")
    play(state, ["refuse"], ["accept"])
    packet(state, "hatamoto", "koku_2")
    play(state, ["accept"])
    assert hand(state, 1) == {"koku_2": 1}
    assert hand(state, 2) == {"sohei": 1}


@pytest.mark.parametrize("players", [3, 4])
def test_S7_refused_by_all_the_tairo_keeps_it_and_the_next_is_tairo(players: int) -> None:
    state = even_year(players, CARDS)
    decks = state.view(None)["decks"]
    packet(state, "shomyo", "sohei", "koku_1")
    events = play(state, *[["refuse"]] * (players - 1))
    assert told(events, "refused") == [{"seat": seat} for seat in range(1, players)]
    assert told(events, "received") == [{"seat": 0, "cards": ["koku_1", "sohei"], "title": "shomyo", "how": "kept"}]
    assert told(events, "tairo") == [{"seat": 1}]
    assert told(events, "drawn") == []
    assert hand(state, 0) == {"koku_1": 1, "sohei": 1}
    assert division(state)["tairo"] == at_move(state) == 1
    assert division(state)["open"] == ["koku_2", "sohei", "bushi_shinobi"]
    assert state.view(None)["decks"] == decks


def test_S7_the_next_tairo_is_the_next_without_a_packet() -> None:
    state = even_year(4, CARDS)
    packet(state, "shomyo")
    play(state, ["accept"])
    packet(state, "hatamoto")
    play(state, ["refuse"], ["refuse"])
    assert division(state)["tairo"] == at_move(state) == 2


def test_S9_packets_are_public() -> None:
    state = even_year(3, CARDS)
    packet(state, "sensei", "sohei")
    for seat in (None, 0, 1, 2):
        assert state.view(seat)["division"]["offer"] == {"cards": ["sohei"], "title": "sensei"}
    play(state, ["accept"])
    for seat in (None, 0, 1, 2):
        view = state.view(seat)
        assert view["division"]["packets"] == [{"seat": 1, "cards": ["sohei"], "title": "sensei"}]
        assert view["seats"][1]["known"] == ["sohei"]


@pytest.mark.parametrize("players", [2, 3])
def test_S9_a_packet_cannot_be_changed_once_offered(players: int) -> None:
    state = even_year(players, CARDS)
    if players == 2:
        split(state, "sensei", "daimyo", "sohei")
    else:
        packet(state, "sensei", "sohei")
    assert not state.can_undo(0)
    moves: list[list[str | int]] = [["remove", "sohei"], ["add", "koku_1"], ["tile", "shomyo"], ["offer"]]
    for move in moves:
        assert refusal(state, *move, seat=0) == (None, "not-your-turn")


def test_S9_a_packet_being_made_is_its_makers_own() -> None:
    state = even_year(3, CARDS)
    seen = [state.view(seat) for seat in (None, 1, 2)]
    play(state, ["add", "sohei"], ["tile", "daimyo"])
    assert [state.view(seat) for seat in (None, 1, 2)] == seen
    assert draft(state) == {"rule": "S6", "cards": ["sohei"], "tile": "daimyo", "rest_tile": None}


def test_S9_packets_hold_only_cards_drawn_this_year() -> None:
    state = even_year(3, CARDS, hands=[["samurai"], [], []])
    assert refusal(state, "add", "samurai")[1] == "not-open"
