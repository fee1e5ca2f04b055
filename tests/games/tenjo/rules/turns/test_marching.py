"""The die, and marching by its points (T8, T9)."""

import pytest

from tests.games.tenjo.positions import (
    ATTACKER_WINS,
    House,
    army,
    at_move,
    attack,
    can,
    decision,
    engage,
    happens,
    moves,
    only,
    play,
    refusal,
    scripted,
    table,
    view,
)
from tests.games.tenjo.rules.turns.neighbours import FOE


def test_T8_a_ten_sided_die_gives_action_points() -> None:
    state = table(House({"echizen_w1": 5}, ["echizen"]), FOE, points=None)
    assert refusal(state, "end") == "T8"
    for points in range(1, 11):
        after, _ = scripted(state, 0, ["roll"], happens("rolled", points=points))
        assert view(after, "turn")["points"] == points
    assert refusal(after, "roll") == "T8"


def test_T8_it_has_no_more_than_ten_sides() -> None:
    state = table(House({"echizen_w1": 5}, ["echizen"]), FOE, points=None)
    with pytest.raises(AssertionError, match="not seen"):
        scripted(state, 0, ["roll"], lambda events: only(events, "rolled")["points"] not in range(1, 11), tries=200)


def test_T8_what_another_has_left_over_is_nobodys() -> None:
    state = table(House({"echizen_w1": 5}, ["echizen"]), FOE, points=5)
    play(state, ["end"])
    assert (at_move(state), view(state, "turn")["points"]) == (1, 0)
    assert refusal(state, "march", "kii_castle_a") == "T8"


def test_T8_marching_and_attacking_cost_one_each_and_none_is_left() -> None:
    me = House({"echizen_w1": 20}, ["echizen"])
    state = table(me, House({"echizen_res": 5, "kii_w1": 1}, ["kii"]), points=2)
    play(state, ["march", "echizen_w1"], ["to", "echizen_w7"], ["send", 5], ["go"])
    attack(state, "echizen_res", 1, "echizen_w1")
    state, _ = engage(state, ATTACKER_WINS)
    assert view(state, "turn")["points"] == 0
    play_on = state.copy()
    if decision(play_on) == "fight_on":
        play(play_on, ["pass"])
    assert refusal(play_on, "march", "echizen_w7") == "T8"


def test_T9_any_part_of_a_stack_goes_along_one_edge() -> None:
    state = table(House({"echizen_w1": 20}, ["echizen"]), FOE)
    play(state, ["march", "echizen_w1"])
    assert set(moves(state, "to")) == {"echizen_entry", "echizen_res", "echizen_w7", "echizen_w8"}
    assert refusal(state, "to", "echizen_w4") == "T9"
    play(state, ["to", "echizen_res"], ["send", 10], ["send", 1], ["send", 1])
    assert refusal(state, "send", 10) == "T9"
    events = play(state, ["go"])
    assert (army(state, 0, "echizen_w1"), army(state, 0, "echizen_res")) == (8, 12)
    assert "samurai" not in only(events, "marched")
    assert [event.to for event in events if event.kind == "marched_own"] == [0]


def test_T9_a_daimyo_is_needed_in_the_edges_province() -> None:
    me = House({"B_echizen_omi": 20, "omi_w1": 2}, ["echizen"])
    state = table(me, FOE)
    play(state, ["march", "B_echizen_omi"])
    assert moves(state, "to") == ["echizen_w10"]
    assert refusal(state, "to", "omi_w5") == "T9"
    assert refusal(table(me, FOE), "march", "omi_w1") == "T9"


def test_T9_ronin_march_without() -> None:
    assert can(table(House({"omi_w1": 2}), FOE), "march", "omi_w1")


def test_T9_a_point_of_others_is_closed() -> None:
    me = House({"echizen_w1": 20}, ["echizen"])
    foe = House({"echizen_res": 1, "echizen_entry": 5, **FOE.samurai}, ["kii"], FOE.castles)
    state = table(me, foe)
    play(state, ["march", "echizen_w1"])
    assert refusal(state, "to", "echizen_res") == "T9"
    assert can(state, "to", "echizen_entry"), "entry points are never closed"


def test_T9_unless_own_samurai_are_there_or_one_is_let_in() -> None:
    me = House({"echizen_w1": 20, "echizen_res": 1}, ["echizen"])
    foe = House({"echizen_res": 1, "echizen_w7": 1, **FOE.samurai}, ["kii"], FOE.castles)
    state = table(me, foe)
    state.play(1, ["admit", 0])
    play(state, ["march", "echizen_w1"])
    assert {"echizen_res", "echizen_w7"} <= set(moves(state, "to"))
    state.play(1, ["shut", 0])
    play(state, ["march", "echizen_w1"])
    assert set(moves(state, "to")) & {"echizen_res", "echizen_w7"} == {"echizen_res"}
    assert refusal(state, "admit", 0, seat=1) is None, "once a month; not at the move the kernel says so"


def test_T9_an_ally_lets_one_in() -> None:
    me = House({"echizen_w1": 20}, ["echizen"], {"echizen_castle_a": 0}, family={"wife": "kii_castle_a"})
    foe = House({"echizen_res": 1, **FOE.samurai}, ["kii"], FOE.castles)
    state = table(me, foe)
    play(state, ["march", "echizen_w1"])
    assert can(state, "to", "echizen_res")


def test_T9_an_empty_enemy_castle_may_be_entered_and_does_not_fall() -> None:
    me = House({"echizen_w2": 20}, ["echizen"])
    foe = House({"kii_w1": 5}, ["kii"], {"echizen_castle_a": 9})
    state = table(me, foe)
    play(state, ["march", "echizen_w2"], ["to", "echizen_castle_a"], ["send", "all"])
    assert view(state, "castles")[0]["owner"] == 1
