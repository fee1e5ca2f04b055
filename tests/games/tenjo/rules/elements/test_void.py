"""Void, against an attack and against cards (T26)."""

import pytest

from tenka.games.tenjo.rules.orders import ORDERS
from tests.games.tenjo.positions import (
    ATTACKER_WINS,
    GAME,
    House,
    army,
    at_move,
    attack,
    can,
    cast,
    decision,
    engage,
    moves,
    only,
    play,
    refusal,
    table,
    told,
    view,
)
from tests.games.tenjo.rules.elements.hands import HOME, YOURS, attacked, holding


@pytest.mark.parametrize("shield", ["all_attackers", "that_attacker"])
def test_T26_void_against_an_attack_shields_until_the_month_ends(shield: str) -> None:
    state = attacked([], ["void", "ring_1"], {"void_shield": shield})
    cast(state, "void", 1)
    events = play(state, ["cast"], ["pass"])
    assert told(events, "battle_ended") == [{"why": "void"}]
    assert view(state, "turn")["points"] == 4
    assert refusal(state, "attack", "kii_w1", 1) == "T26"
    play(state, ["end"], ["roll"], ["end"], ["roll"])
    assert at_move(state) == 2
    assert can(state, "attack", "kii_w1", 1) == (shield == "that_attacker")
    play(state, ["end"], ["roll"])
    assert can(state, "attack", "kii_w1", 1), "another month"


def test_T26_void_is_of_no_use_in_ones_own_turn() -> None:
    assert refusal(holding(["void", "ring_1"]), "element", "void") == "T26"


def test_T26_void_cancels_an_element_card() -> None:
    state = holding(["earth", "ring_2"], ["void", "ring_2"])
    cast(state, "earth", 2)
    play(state, ["at", "omi_w2"])
    assert (at_move(state), decision(state)) == (1, "answer")
    cast(state, "void", 2)
    events = play(state, ["cast"], ["pass"])
    assert only(events, "card_stands") == {"seat": 0, "element": "earth", "stands": False}
    assert army(state, 1, "omi_w2") == 10


def test_T26_a_further_void_in_the_window_goes_on_with_the_contest() -> None:
    yours = ["void", "ring_1", "void", "ring_2", "ring_4"]
    state = attacked(["void", "ring_3", "void", "ring_4"], yours)
    cast(state, "void", 1)
    play(state, ["cast"])
    cast(state, "void", 3)
    play(state, ["cast"])
    assert (at_move(state), decision(state)) == (1, "answer")
    play(state, ["pass"])
    assert (at_move(state), decision(state)) == (1, "cards")
    assert view(state, "battle")["void_needs"] == 3
    assert GAME.load(state.dump()).dump() == state.dump()
    cast(state, "void", 2)
    assert refusal(state, "cast") == "T27"
    play(state, ["ring", 4], ["cast"])
    assert [each["total"] for each in view(state, "contest")["cards"]] == [0, 1, 3, 6]
    assert (at_move(state), moves(state, "element")) == (0, []), "4 rings against 6"
    events = play(state, ["pass"])
    assert told(events, "battle_ended") == [{"why": "void"}]


def test_T26_too_few_rings_left_to_go_on() -> None:
    state = attacked(["void", "ring_5"], ["void", "ring_1", "void", "ring_4"])
    cast(state, "void", 1)
    play(state, ["cast"])
    cast(state, "void", 5)
    play(state, ["cast"], ["pass"])
    assert decision(state) == "cards"
    assert refusal(state, "element", "void") == "T26"
    any_total = attacked(["void", "ring_5"], ["void", "ring_1", "void", "ring_4"], {"ring_contest": False})
    cast(any_total, "void", 1)
    play(any_total, ["cast"])
    cast(any_total, "void", 5)
    play(any_total, ["cast"], ["pass"])
    assert can(any_total, "element", "void")


def test_T26_before_the_next_engagement_it_begins_anew() -> None:
    me = House({"omi_w5": 40}, ["omi"], HOME, hand=["void", "ring_5"])
    foe = House({"omi_w2": 40, "kii_w1": 5}, ["kii"], YOURS, hand=["void", "ring_1", "void", "ring_2"])
    state = table(me, foe)
    attack(state, "omi_w2", 1, "omi_w5")
    play(state, ["pass"])
    cast(state, "void", 1)
    play(state, ["cast"])
    cast(state, "void", 5)
    play(state, ["cast"], ["pass"])
    state, _ = engage(state, ATTACKER_WINS)
    play(state, ["fight"])
    assert (at_move(state), decision(state), can(state, "element", "void")) == (1, "cards", True)


def test_T26_a_standing_order_lays_as_many_rings_as_the_contest_needs() -> None:
    me = House({"echizen_w2": 20}, ["echizen"], {"tango_castle_a": 0}, hand=["void", "ring_3"])
    hand = ["void", "ring_1", "void", "ring_2", "ring_4"]
    foe = House({"echizen_castle_a": 10, "kii_w1": 5}, ["kii"], {"echizen_castle_a": 5, **YOURS}, hand=hand)
    state = table(me, foe)
    attack(state, "echizen_castle_a", 1, "echizen_w2")
    play(state, ["pass"])
    laid = []
    while decision(state) in {"cards", "answer"}:
        seat = at_move(state)
        move = ORDERS.answer([("void", "echizen_castle_a")], state.view(seat, events=False), state.legal(seat))
        if seat == 0 and can(state, "element", "void"):
            cast(state, "void", 3)
            play(state, ["cast"])
        else:
            laid += [move[1]] if move and move[0] == "ring" else []
            play(state, move or ["pass"])
    assert laid == [1, 4]
    assert view(state, "seats")[1]["shielded"]
