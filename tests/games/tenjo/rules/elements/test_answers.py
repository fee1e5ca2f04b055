"""Cards against cards (T27)."""

from tests.games.tenjo.positions import (
    GAME,
    House,
    army,
    at_move,
    can,
    cast,
    decision,
    holder,
    moves,
    only,
    play,
    refusal,
    seen,
    table,
    told,
    view,
)
from tests.games.tenjo.rules.elements.hands import HOME, YOURS, attacked, holding


def test_T27_the_same_element_answers_with_at_least_the_same_total() -> None:
    state = holding(["fire", "ring_3"], ["fire", "earth", "ring_1", "ring_2", "ring_4"])
    cast(state, "fire", 3)
    play(state, ["burn_daimyo", 1, "omi"])
    assert moves(state, "element") == ["fire"]
    assert refusal(state, "element", "earth") == "T27"
    cast(state, "fire", 1)
    assert refusal(state, "cast") == "T27"
    play(state, ["ring", 2])
    events = play(state, ["cast"], ["pass"])
    assert only(events, "card_stands")["stands"] is False
    assert seen(state, 1, "daimyo") == {"omi": 1, "kii": 1}


def test_T27_too_few_rings_are_no_answer() -> None:
    state = holding(["fire", "ring_3"], ["fire", "ring_1", "ring_1"])
    cast(state, "fire", 3)
    play(state, ["burn_daimyo", 1, "omi"])
    assert refusal(state, "element", "fire") == "T27"
    any_total = holding(["fire", "ring_3"], ["fire", "ring_1"], options={"ring_contest": False})
    cast(any_total, "fire", 3)
    play(any_total, ["burn_daimyo", 1, "omi"], ["element", "fire"], ["ring", 1])
    assert can(any_total, "cast")


def test_T27_void_is_answered_by_void_and_the_last_card_stands() -> None:
    mine = ["earth", "ring_1", "void", "ring_2"]
    yours = ["void", "ring_1", "void", "ring_3"]
    state = holding(mine, yours)
    cast(state, "earth", 1)
    play(state, ["at", "omi_w2"])
    cast(state, "void", 1)
    play(state, ["cast"])
    assert (at_move(state), decision(state)) == (0, "answer")
    assert moves(state, "element") == ["void"]
    cast(state, "void", 2)
    stands = state.copy()
    events = play(stands, ["cast"], ["pass"])
    assert only(events, "card_stands")["stands"] is True
    assert army(stands, 1, "omi_w2") == 0
    play(state, ["cast"])
    assert [each["element"] for each in view(state, "contest")["cards"]] == ["earth", "void", "void"]
    cast(state, "void", 3)
    events = play(state, ["cast"], ["pass"])
    assert only(events, "card_stands")["stands"] is False


def test_T27_void_against_an_attack_needs_any_total_and_void_against_it_as_much() -> None:
    state = attacked(["void", "ring_1", "ring_2"], ["void", "ring_3"])
    cast(state, "void", 3)
    play(state, ["cast"])
    cast(state, "void", 1)
    assert refusal(state, "cast") == "T27"
    play(state, ["ring", 2])
    events = play(state, ["cast"], ["pass"])
    assert not told(events, "battle_ended"), "the attack goes on"
    assert (at_move(state), decision(state)) == (1, "cards")


def test_T27_several_who_are_hit_may_each_answer() -> None:
    me = House({"omi_w5": 20}, ["omi"], HOME, hand=["earth", "ring_2"])
    foe = House({"omi_w2": 10, "kii_w1": 5}, ["kii"], YOURS)
    third = House({"omi_w2": 5}, ["omi"], {"ise_castle_a": 0}, hand=["void", "ring_2"])
    state = table(me, foe, third)
    cast(state, "earth", 2)
    play(state, ["at", "omi_w2"], ["pass"])
    assert (at_move(state), decision(state)) == (2, "answer")
    cast(state, "void", 2)
    play(state, ["cast"], ["pass"])
    assert army(state, 1, "omi_w2") == 10


def test_T27_once_a_card_is_cancelled_nobody_else_is_asked() -> None:
    me = House({"omi_w5": 20}, ["omi"], HOME, hand=["earth", "ring_2"])
    foe = House({"omi_w2": 10, "kii_w1": 5}, ["kii"], YOURS, hand=["void", "ring_2"])
    state = table(me, foe, House({"omi_w2": 5}, ["omi"], {"ise_castle_a": 0}))
    cast(state, "earth", 2)
    play(state, ["at", "omi_w2"])
    cast(state, "void", 2)
    play(state, ["cast"], ["pass"])
    assert (at_move(state), decision(state)) == (0, "turn")
    assert (army(state, 1, "omi_w2"), army(state, 2, "omi_w2")) == (10, 5)


def test_T27_the_holder_of_a_family_card_answers_and_who_holds_it_stays_secret() -> None:
    """Seat 2 holds seat 1's son: both are asked, seat 2 alone can answer."""
    me = House({"omi_w5": 20}, ["omi"], HOME, hand=["fire", "ring_2"])
    foe = House({"kii_w1": 5}, ["kii"], YOURS, hand=["void", "ring_2"], family={"son": "ise_castle_a"})
    third = House({"ise_w1": 5}, ["ise"], {"ise_castle_a": 0}, hand=["void", "ring_3"])
    state = table(me, foe, third)
    cast(state, "fire", 2)
    events = play(state, ["burn_family", "son_1"])
    assert told(events, "played")[0]["against"] is None
    assert (at_move(state), decision(state)) == (1, "answer")
    assert refusal(state, "element", "void") == "T27"
    play(state, ["pass"])
    assert at_move(state) == 2
    cast(state, "void", 3)
    play(state, ["cast"], ["pass"])
    assert holder(state, "son_1") == 2


def test_T27_what_is_ones_own_nobody_answers_for() -> None:
    state = holding(["fire", "ring_2"], ["void", "ring_5"])
    cast(state, "fire", 2)
    events = play(state, ["burn_daimyo", 0, "echizen"])
    assert told(events, "daimyo_lost")
    assert decision(state) == "turn"


def test_T27_a_second_player_hit_answers_the_card_not_a_void_that_was_cancelled() -> None:
    me = House({"omi_w5": 20}, ["omi"], HOME, hand=["earth", "ring_2", "void", "ring_5"])
    foe = House({"omi_w2": 10, "kii_w1": 5}, ["kii"], YOURS, hand=["void", "ring_3"])
    third = House({"omi_w2": 5}, ["omi"], {"ise_castle_a": 0}, hand=["earth", "void", "ring_2"])
    state = table(me, foe, third)
    cast(state, "earth", 2)
    play(state, ["at", "omi_w2"])
    assert at_move(state) == 1
    cast(state, "void", 3)
    play(state, ["cast"])
    assert at_move(state) == 0
    cast(state, "void", 5)
    play(state, ["cast"])
    assert at_move(state) == 1
    play(state, ["pass"])
    assert (at_move(state), decision(state)) == (2, "answer")
    assert GAME.load(state.dump()).dump() == state.dump()
    assert [each["element"] for each in view(state, "contest")["cards"]] == ["earth"]
    assert set(moves(state, "element")) == {"earth", "void"}, "two rings are enough, as against the Earth"
    cast(state, "earth", 2)
    events = play(state, ["cast"], ["pass"])
    assert only(events, "card_stands")["stands"] is False
    assert (army(state, 1, "omi_w2"), army(state, 2, "omi_w2")) == (10, 5)


def test_T27_who_is_hit_is_asked_in_turn_order() -> None:
    me = House({"omi_w2": 10}, ["omi"], HOME)
    foe = House({"omi_w5": 20}, ["omi"], YOURS, hand=["earth", "ring_2"])
    third = House({"omi_w2": 5}, ["omi"], {"ise_castle_a": 0})
    state = table(me, foe, third, turn=1)
    cast(state, "earth", 2)
    play(state, ["at", "omi_w2"])
    assert at_move(state) == 2
    play(state, ["pass"])
    assert at_move(state) == 0


def test_T27_once_the_holder_of_a_family_card_has_answered_nobody_else_is_asked() -> None:
    me = House({"omi_w5": 20}, ["omi"], HOME, hand=["fire", "ring_2", "void", "ring_5"])
    foe = House({"kii_w1": 5}, ["kii"], YOURS, hand=["void", "ring_2"])
    third = House({"ise_w1": 5}, ["ise"], {"ise_castle_a": 0}, hand=["void", "ring_5"])
    state = table(me, foe, third)
    cast(state, "fire", 2)
    play(state, ["burn_family", "son_1"])
    cast(state, "void", 2)
    play(state, ["cast"])
    cast(state, "void", 5)
    play(state, ["cast"], ["pass"])
    assert holder(state, "son_1") is None
    assert (at_move(state), decision(state)) == (0, "turn")


def test_T27_an_answer_by_the_same_element_is_answered_by_void_alone() -> None:
    state = holding(["fire", "fire", "void", "ring_1", "ring_1"], ["fire", "ring_1"])
    cast(state, "fire", 1)
    play(state, ["burn_daimyo", 1, "omi"])
    cast(state, "fire", 1)
    play(state, ["cast"])
    assert (at_move(state), moves(state, "element")) == (0, ["void"])
    assert refusal(state, "element", "fire") == "T27"
