"""The even year: the division (S4–S10)."""
# ruff: noqa: N802

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from tests.shitenno.positions import (
    GAME,
    KOKU_DRAWN,
    PLAYERS,
    TITLES,
    TROOPS_DRAWN,
    at_move,
    begun,
    can,
    changed,
    decision,
    division,
    draft,
    even_year,
    hand,
    last_turn,
    odd_year,
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
    for seed in range(20):
        state = GAME.load(
            last_turn(troop_deck=[], discards=["sohei"] * 6 + ["shinobi"] * 6).dump() | {"seed": f"{seed:064x}"}
        )
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
    place(state, "chubu", "koku", "koku_3")
    place(state, "chugoku", "troops", "samurai", "samurai_bushi")
    words = position(state)
    assert words["discards"] == ["samurai", "samurai_bushi"]
    assert words["hands"] == [[], []]
    assert words["koku_deck"] == position(odd_year())["koku_deck"]


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
    assert draft(state) == {"cards": ["koku_1"], "tile": None, "rest_tile": None}
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
    assert draft(state) == {"cards": ["sohei"], "tile": "daimyo", "rest_tile": None}


def test_S9_packets_hold_only_cards_drawn_this_year() -> None:
    state = even_year(3, CARDS, hands=[["samurai"], [], []])
    assert refusal(state, "add", "samurai")[1] == "not-open"


def divided(players: int, *given: str) -> Any:
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
