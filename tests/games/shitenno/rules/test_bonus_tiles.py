"""Bonus tiles (S17–S20)."""

from collections import Counter

import pytest

from tests.games.shitenno.positions import (
    at_move,
    begun,
    can,
    changed,
    draft,
    hand,
    odd_year,
    place,
    play,
    position,
    refusal,
    score,
    tiles,
    told,
)

LAST_FIELD = {"chugoku": [1, 1, 1], "hokkaido": [1, 1, 1]}  # asks for three of the province's own troop
SPENT = {"exchange": 0, "plus": 0, "draw": 0}


def test_S17_a_koku_becomes_a_troop_of_choice() -> None:
    for name, own in (("chugoku", "samurai"), ("chubu", "shinobi")):
        state = odd_year(hand=["koku_1", own, "bushi"], tiles=["exchange"], board={name: [1, 1]})
        place(state, name, "troops", own, "koku_1", "bushi", "exchange")
        assert score(state) == 6 + 2
        assert hand(state) == {}


@pytest.mark.parametrize("spare", ["bushi", "sohei", "shinobi"])
def test_S17_a_troop_becomes_a_troop_of_choice(spare: str) -> None:
    state = odd_year(hand=["samurai", "samurai", spare], tiles=["exchange"], board=LAST_FIELD)
    place(state, "chugoku", "troops", "samurai", "samurai", spare, "exchange")
    assert score(state) == 9 + 2
    assert hand(state) == {}


def test_S17_a_troop_becomes_a_koku() -> None:
    state = odd_year(hand=["koku_2", "sohei"], tiles=["exchange"])
    place(state, "chugoku", "koku", "sohei", "koku_2", "exchange")
    assert score(state) == 3 + 2
    assert hand(state) == {}


@pytest.mark.parametrize("card", ["koku_3", "sohei_sohei"])
def test_S17_it_changes_one_symbol_and_never_a_card(card: str) -> None:
    state = odd_year(hand=[card, "samurai"], tiles=["exchange"], board=LAST_FIELD)
    assert refusal(state, "place", "chugoku", "troops") == ("S13", "troops-short")
    state = odd_year(hand=[card, "samurai"], tiles=["exchange"] * 2, board=LAST_FIELD)
    place(state, "chugoku", "troops", card, "samurai", "exchange", "exchange")
    assert score(state) == 9 + 2


def test_S17_a_double_gives_one_koku_for_each_exchange() -> None:
    state = odd_year(hand=["sohei_sohei", "koku_1"], tiles=["exchange"])
    assert refusal(state, "place", "chugoku", "koku") == ("S14", "koku-short")
    state = odd_year(hand=["sohei_sohei", "koku_1"], tiles=["exchange"] * 2)
    place(state, "chugoku", "koku", "sohei_sohei", "exchange", "exchange", "koku_1")
    assert score(state) == 3 + 2


def test_S17_three_exchanges_on_one_card() -> None:
    state = odd_year(hand=["koku_3"], tiles=["exchange"] * 3)
    place(state, "chugoku", "troops", "exchange", "exchange", "koku_3", "exchange")
    assert (hand(state), score(state)) == (Counter(), 3 + 2)


def test_S17_without_a_symbol_it_changes_nothing() -> None:
    state = odd_year(tiles=["exchange"] * 4)
    assert not can(state, "place", "chugoku", "troops")
    assert not can(state, "place", "chugoku", "koku")


def test_S17_a_used_tile_leaves_the_game() -> None:
    state = odd_year(hand=["samurai", "koku_1", "bushi"], tiles=["exchange", "exchange", "plus"], board={"kyushu": [1]})
    before = position(state)
    events = place(state, "chugoku", "troops", "samurai", "bushi", "koku_1", "exchange")
    assert told(events, "placed")[0]["items"] == ["koku_1", "samurai", "bushi", "exchange"]
    assert tiles(state) == {"exchange": 1 + 1, "plus": 1, "draw": 0}  # one left, one won
    assert position(state)["gates"] == before["gates"]


def test_S18_one_more_of_a_troop_already_played() -> None:
    state = odd_year(hand=["samurai", "bushi"], tiles=["plus"])
    place(state, "chugoku", "troops", "samurai", "plus", "bushi")
    assert score(state) == 3 + 2
    assert tiles(state) == SPENT | {"exchange": 1}


def test_S18_not_of_a_troop_that_is_not_played() -> None:
    state = odd_year(hand=["samurai", "samurai"], tiles=["plus"] * 3)
    assert refusal(state, "place", "chugoku", "troops") == ("S13", "troops-short")


def test_S18_one_more_koku_where_a_koku_is_played() -> None:
    state = odd_year(hand=["koku_2"], tiles=["plus"])
    place(state, "chugoku", "koku", "koku_2", "plus")
    assert score(state) == 3 + 2


def test_S18_no_koku_without_a_koku() -> None:
    state = odd_year(hand=["samurai"] * 3, tiles=["plus"] * 5)
    assert refusal(state, "place", "chugoku", "koku") == ("S14", "koku-short")


@pytest.mark.parametrize("count", [1, 2, 3])
def test_S18_several_stack_on_one_card(count: int) -> None:
    state = odd_year(hand=["koku_1"], tiles=["plus"] * count)
    assert can(state, "place", "chugoku", "koku") == (count >= 2)
    state = odd_year(hand=["samurai"], tiles=["plus"] * count, board=LAST_FIELD)
    assert can(state, "place", "chugoku", "troops") == (count >= 2)
    if count >= 2:
        place(state, "chugoku", "troops", "plus", "samurai", "plus")
        assert score(state) == 9 + 2
        assert tiles(state) == SPENT | {"plus": count - 2}


def test_S18_on_a_koku_made_by_exchange() -> None:
    state = odd_year(hand=["sohei"], tiles=["exchange", "plus", "plus"])
    place(state, "chugoku", "koku", "sohei", "exchange", "plus", "plus")
    assert score(state) == 3 + 2
    assert hand(state) == {}


def test_S18_on_a_troop_made_by_exchange() -> None:
    state = odd_year(hand=["koku_1"], tiles=["exchange", "plus", "plus"], board=LAST_FIELD)
    place(state, "chugoku", "troops", "plus", "plus", "exchange", "koku_1")
    assert score(state) == 9 + 2


def test_S18_exchange_of_a_symbol_made_by_plus() -> None:
    state = odd_year(hand=["samurai"], tiles=["plus", "plus", "exchange"])
    place(state, "chugoku", "troops", "samurai", "plus", "plus", "exchange")  # the third Samurai becomes the Bushi
    assert score(state) == 3 + 2
    assert tiles(state) == SPENT | {"exchange": 1}


def test_S18_bushi_and_sohei_with_exchange_and_plus_are_three_sohei() -> None:
    state = odd_year(hand=["bushi_sohei"], tiles=["exchange", "plus"], board=LAST_FIELD)
    place(state, "hokkaido", "troops", "bushi_sohei", "exchange", "plus")
    assert score(state) == 9 + 2
    assert (hand(state), tiles(state)) == (Counter(), SPENT)


def test_S18_all_three_bonuses_for_one_card() -> None:
    tiles_held = ["exchange", "plus", "plus"]
    state = odd_year(hand=["koku_2"], tiles=tiles_held, draws=1, troop_deck=["bushi_sohei"], board=LAST_FIELD)
    play(state, ["place", "hokkaido", "troops"], ["cancel"])  # two koku could be changed and doubled too
    play(state, ["draw"])
    place(state, "hokkaido", "troops", "bushi_sohei", "exchange", "plus")
    assert hand(state) == {"koku_2": 1}
    assert tiles(state) == SPENT | {"plus": 1}
    assert score(state) == 9 + 2


@pytest.mark.parametrize("missing", ["exchange", "plus"])
def test_S18_each_tile_gives_one_symbol_only(missing: str) -> None:
    left = [tile for tile in ("exchange", "plus") if tile != missing]
    state = odd_year(hand=["bushi_sohei"], tiles=left, board=LAST_FIELD)
    assert refusal(state, "place", "hokkaido", "troops") == ("S13", "troops-short")


def test_S19_one_troop_card_from_the_deck() -> None:
    state = odd_year(hand=["sohei"], draws=2, troop_deck=["samurai_bushi", "shinobi"])
    events = play(state, ["draw"])
    assert hand(state) == {"sohei": 1, "samurai_bushi": 1}
    assert tiles(state) == SPENT | {"draw": 1}
    assert position(state)["troop_deck"] == ["shinobi"]
    assert told(events, "tile_drawn") == [{"seat": 0}]


def test_S19_only_its_owner_sees_the_card() -> None:
    state = odd_year(draws=1, troop_deck=["samurai", "bushi"])
    other = changed(state, troop_deck=["sohei_sohei", "bushi"])
    play(state, ["draw"])
    play(other, ["draw"])
    assert state.view(0)["hand"] == ["samurai"]
    assert other.view(0)["hand"] == ["sohei_sohei"]
    assert state.view(1) == other.view(1)
    assert state.view(None) == other.view(None)
    assert state.view(1)["seats"][0]["hand_size"] == 1
    assert state.view(1)["seats"][0]["known"] == []


def test_S19_before_between_during_and_after_placements() -> None:
    state = odd_year(hand=["koku_3"] * 2, draws=4, troop_deck=["samurai"] * 5)
    play(state, ["draw"], ["place", "chugoku", "koku"], ["draw"], ["use", "koku_3"], ["draw"], ["confirm"])
    place(state, "chubu", "koku", "koku_3")
    assert at_move(state) == 0
    assert refusal(state, "place", "hokkaido", "koku") == ("S11", "two-placed")
    assert told(play(state, ["draw"]), "turn_ended") == [{"seat": 0, "placed": 2}]
    assert hand(state) == {"samurai": 4}
    assert at_move(state) == 1


def test_S19_a_card_drawn_during_a_placement_helps_to_pay_for_it() -> None:
    state = odd_year(hand=["samurai"], tiles=["plus", "plus", "exchange"], draws=1, troop_deck=["bushi"])
    play(state, ["place", "chugoku", "troops"], ["use", "samurai"], ["use", "plus"])
    assert refusal(state, "use", "bushi") == ("S12", "not-held")
    play(state, ["draw"], ["use", "bushi"], ["confirm"])
    assert tiles(state) == SPENT | {"plus": 1, "exchange": 1 + 1}


def test_S19_a_tile_just_won_can_be_used_at_once() -> None:
    state = odd_year(
        hand=["koku_3"], gates={"chugoku": ["sohei draw", "bushi plus", "bushi plus"]}, troop_deck=["samurai"]
    )
    assert refusal(state, "draw") == ("S19", "no-draw-tile")
    place(state, "chugoku", "koku", "koku_3")
    play(state, ["draw"])
    assert hand(state) == {"samurai": 1}


def test_S19_not_in_an_even_year() -> None:
    for players, rule in ((2, "S8"), (4, "S6")):
        state = begun(players)
        assert refusal(changed(state, draws=[1] * players), "draw") == (rule, "wrong-time")


def test_S19_only_in_ones_own_turn() -> None:
    assert refusal(odd_year(draws=1, seat=1), "draw", seat=0) == (None, "not-your-turn")


def test_S19_with_an_empty_deck_the_discards_are_shuffled_first() -> None:
    state = odd_year(draws=1, troop_deck=[], discards=["sohei", "sohei", "sohei"])
    assert told(play(state, ["draw"]), "reshuffled") == [{"count": 3}]
    now = position(state)
    assert (now["troop_deck"], now["discards"], now["generation"]) == (["sohei"] * 2, [], 1)
    assert hand(state) == {"sohei": 1}


def test_S19_not_if_deck_and_discards_are_both_empty() -> None:
    state = odd_year(draws=1, troop_deck=[], discards=[])
    assert refusal(state, "draw") == ("S19", "nothing-to-draw")


def test_S19_what_was_just_paid_can_be_drawn_again() -> None:
    state = odd_year(hand=["samurai", "samurai", "bushi", "koku_3"], draws=1, troop_deck=[])
    place(state, "chubu", "koku", "koku_3")
    assert refusal(state, "draw") == ("S19", "nothing-to-draw")
    place(state, "chugoku", "troops", "samurai", "samurai", "bushi")
    assert at_move(state) == 0
    assert told(play(state, ["draw"]), "reshuffled") == [{"count": 3}]
    assert sum(hand(state).values()) == 1


def test_S20_a_placement_given_up_costs_nothing() -> None:
    state = odd_year(hand=["bushi_sohei"], tiles=["exchange", "plus"], board=LAST_FIELD)
    before = position(state)
    play(state, ["place", "hokkaido", "troops"], ["use", "exchange"], ["use", "plus"], ["cancel"])
    assert position(state) == before
    assert tiles(state) == SPENT | {"exchange": 1, "plus": 1}


def test_S20_tiles_laid_out_are_not_spent_before_the_placement() -> None:
    state = odd_year(hand=["koku_2"], tiles=["plus"])
    play(state, ["place", "chugoku", "koku"], ["use", "plus"], ["use", "koku_2"])
    assert tiles(state) == SPENT | {"plus": 1}
    assert hand(state) == {"koku_2": 1}
    play(state, ["confirm"])
    assert tiles(state) == SPENT | {"exchange": 1}


def test_S20_what_does_not_suffice_cannot_be_confirmed() -> None:
    state = odd_year(hand=["koku_2"], tiles=["plus"])
    assert refusal(state, "confirm") == ("S20", "no-placement")
    assert refusal(state, "cancel") == ("S20", "no-placement")
    play(state, ["place", "chugoku", "koku"])
    assert refusal(state, "confirm") == ("S20", "not-enough")
    play(state, ["use", "koku_2"])
    assert refusal(state, "confirm") == ("S20", "not-enough")
    assert draft(state)["missing"] == 1


def test_S20_a_payment_is_checked_as_a_whole_in_any_order() -> None:
    for items in (("plus", "exchange", "bushi_sohei"), ("exchange", "bushi_sohei", "plus")):
        state = odd_year(hand=["bushi_sohei"], tiles=["exchange", "plus"], board=LAST_FIELD)
        place(state, "hokkaido", "troops", *items)
        assert score(state) == 9 + 2


def test_S20_others_do_not_see_a_payment_being_laid_out() -> None:
    state = odd_year(hand=["koku_2"], tiles=["plus"])
    seen = state.view(1), state.view(None)
    play(state, ["place", "chugoku", "koku"], ["use", "plus"])
    assert (state.view(1), state.view(None)) == seen
