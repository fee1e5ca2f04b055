"""Shadow warriors, and samurai that enter (T10, T11)."""

import pytest

from tenka.kernel.state import State
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
    offer,
    only,
    play,
    refusal,
    seen,
    some,
    table,
    told,
    view,
)
from tests.games.tenjo.rules.turns.neighbours import ENTRIES, FOE, resources


def declared() -> State:
    """Seat 0 attacks; before the first dice it is asked for cards."""
    me = House({"echizen_w4": 20, "echizen_w1": 1}, ["echizen"], {"tango_castle_a": 0}, ["echizen", "tango"])
    foe = House({"echizen_w6": 30, "kii_castle_a": 5}, ["kii"], {"kii_castle_a": 5})
    state = table(me, foe)
    attack(state, "echizen_w6", 1, "echizen_w4")
    while (at_move(state), decision(state)) != (0, "cards"):
        play(state, ["pass"])
    return state


def test_T10_any_number_become_25000_samurai_on_any_point_of_their_province() -> None:
    me = House({"kii_w1": 1}, ["kii"], {}, ["echizen", "echizen"])
    foe = House({"echizen_w4": 30, "echizen_w1": 1}, ["echizen"])
    state = table(me, foe)
    play(state, ["unmask", "echizen"])
    assert len(moves(state, "at")) == 18
    assert {"echizen_w4", "echizen_entry", "B_echizen_omi", "echizen_castle_b"} <= set(moves(state, "at"))
    assert refusal(state, "at", "kii_w1") == "T10"
    play(state, ["at", "echizen_w4"], ["unmask", "echizen"], ["at", "echizen_w4"])
    assert army(state, 0, "echizen_w4") == 50
    assert refusal(state, "unmask", "echizen") == "T10"
    assert view(state, "turn")["points"] == 5, "no action point"


def test_T10_also_between_engagements() -> None:
    me = House({"echizen_w4": 20}, ["echizen"], {}, ["echizen"])
    state = table(me, House({"echizen_w6": 20, "kii_w1": 1}, ["kii"]))
    attack(state, "echizen_w6", 1, "echizen_w4")
    state, _ = engage(state, ATTACKER_WINS)
    play(state, ["unmask", "echizen"], ["at", "echizen_w5"], ["fight"])
    assert decision(state) == "join"
    play(state, ["join", "echizen_w5"], ["pass"])
    state, events = engage(state, happens("factors"))
    assert some(only(events, "factors"), "ratio", "stacks") == (3, 1)


def test_T10_not_in_anothers_turn() -> None:
    state = table(House({"kii_w1": 1}, ["kii"], {}, ["kii"]), FOE, turn=1)
    assert not moves(state, "unmask", 0)


def test_T11_samurai_enter_at_any_entry_point_even_if_occupied() -> None:
    foe = House({"kii_entry": 9, **FOE.samurai}, ["kii"], FOE.castles)
    state = resources("echizen_res", foe=foe)
    play(state, ["income"], ["samurai_to", "kii_entry"])
    assert view(state, "points")["kii_entry"] == [0, 1]


def test_T11_whoever_is_given_koku_without_a_castle_enters_anywhere_too() -> None:
    state = table(House({"omi_w5": 3}, ["omi"]), House({"kii_entry": 9, **FOE.samurai}, ["kii"], FOE.castles))
    offer(state, 1, 0, ["give_koku", 1])
    play(state, ["accept", 1])
    assert (decision(state), set(moves(state, "samurai_to"))) == ("enter", ENTRIES)


def test_T11_samurai_there_cannot_be_attacked_but_may_attack() -> None:
    me = House({"echizen_w1": 9}, ["echizen"])
    foe = House({"echizen_entry": 9, "kii_w1": 1}, ["kii", "echizen"])
    assert refusal(table(me, foe), "attack", "echizen_entry", 1) == "T11"
    assert can(table(me, foe, turn=1), "attack", "echizen_w1", 0)


@pytest.mark.parametrize("supports", [True, False])
def test_T11_they_support_a_daimyo_by_option(supports: bool) -> None:
    me = House({"echizen_entry": 9, "echizen_w1": 9, "mino_w1": 1}, ["echizen"])
    state = table(me, FOE, options={"entry_supports_daimyo": supports})
    play(state, ["march", "echizen_w1"], ["to", "echizen_entry"], ["send", "all"])
    assert bool(seen(state, 0, "daimyo")) == supports


def test_T10_also_between_declaring_an_attack_and_its_first_dice() -> None:
    state = declared()
    assert moves(state, "unmask") == ["echizen", "tango"]
    play(state, ["unmask", "echizen"])
    assert refusal(state, "at", "tango_w1") == "T10"
    play(state, ["at", "echizen_w4"])
    assert view(state, "battle")["attackers"][0]["samurai"] == 45_000
    assert moves(state, "unmask") == ["tango"], "any number"
    _, events = engage(state, happens("factors"))
    assert only(events, "factors")["ratio"] == 1


def test_T10_not_in_anothers_attack() -> None:
    me = House({"echizen_w4": 20}, ["echizen"])
    foe = House({"echizen_w6": 30, "kii_castle_a": 5}, ["kii"], {"kii_castle_a": 5}, ["echizen"])
    state = table(me, foe)
    attack(state, "echizen_w6", 1, "echizen_w4")
    play(state, ["pass"])
    assert (at_move(state), decision(state)) == (1, "cards")
    assert refusal(state, "unmask", "echizen") == "T10"


def test_T10_after_the_first_dice_before_he_fights_on_and_once_all_are_named_again() -> None:
    state, _ = engage(declared(), happens("engaged"))
    assert moves(state, "unmask") == ["echizen", "tango"]
    play(state, ["fight"])
    while (at_move(state), decision(state)) != (0, "cards"):
        play(state, ["pass"])
    assert moves(state, "unmask") == ["echizen", "tango"], "at any time in one's own turn"
    play(state, ["unmask", "echizen"], ["at", "echizen_w4"])
    _, events = engage(state, happens("engaged"))
    assert told(events, "factors"), "found anew (T20)"
