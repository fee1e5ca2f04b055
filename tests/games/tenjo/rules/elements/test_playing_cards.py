"""Elements with their rings; Fire (T22)."""

from tests.games.tenjo.positions import (
    House,
    cast,
    decision,
    holder,
    moves,
    only,
    own,
    play,
    refusal,
    some,
    table,
    told,
    view,
)
from tests.games.tenjo.rules.elements.hands import HOME, YOURS, holding


def test_T22_an_element_needs_a_ring() -> None:
    assert refusal(holding(["fire"]), "element", "fire") == "T22"
    state = holding(["fire", "ring_1"])
    play(state, ["element", "fire"])
    assert refusal(state, "burn_daimyo", 1, "omi") == "T22"
    assert refusal(state, "ring", 2) == "T22"
    assert refusal(holding(["ring_1"]), "element", "fire") == "T22"


def test_T22_cards_cost_no_action_point_and_are_discarded() -> None:
    state = holding(["fire", "ring_1", "ring_5", "ring_2"], points=None)
    cast(state, "fire", 1, 5)
    events = play(state, ["burn_daimyo", 1, "omi"], ["pass"])
    assert some(told(events, "played")[0], "seat", "element", "total") == (0, "fire", 6)
    assert own(state, 0, "hand") == ["ring_2"]
    assert view(state, "piles")["element_discards"] == ["fire"]
    assert view(state, "piles")["ring_discards"] == [1, 5]


def test_T22_fire_kills_any_one_daimyo() -> None:
    state = holding(["fire", "ring_1"])
    cast(state, "fire", 1)
    assert set(moves(state, "burn_daimyo")) == {(0, "omi"), (0, "echizen"), (1, "omi"), (1, "kii")}
    events = play(state, ["burn_daimyo", 1, "kii"], ["pass"])
    assert some(only(events, "daimyo_lost"), "seat", "province", "why") == (1, "kii", "fire")
    assert decision(state) == "turn", "nobody gains"


def test_T22_fire_kills_any_one_family_member() -> None:
    state = holding(["fire", "ring_1"])
    cast(state, "fire", 1)
    assert len(moves(state, "burn_family")) == 6
    play(state, ["burn_family", "son_1"], ["pass"])
    assert holder(state, "son_1") is None
    assert view(state, "dead") == ["son_1"]


def test_T22_the_dead_cannot_die_again() -> None:
    me = House({"omi_w5": 20}, ["omi"], HOME, hand=["fire", "ring_1"])
    foe = House({"kii_w1": 5}, ["kii"], YOURS, family={"son": None})
    state = table(me, foe)
    cast(state, "fire", 1)
    assert refusal(state, "burn_family", "son_1") == "T22"
