"""Taking steps back: until something is rolled, drawn or shown, or somebody else has acted (decision 5)."""

from random import Random

import pytest

import tenka
from tenka.kernel.state import State
from tests.games.tenjo.positions import (
    GAME,
    House,
    Move,
    army,
    at_move,
    begun,
    changed,
    decision,
    offer,
    own,
    play,
    table,
    told,
    view,
)

HOME = {"tango_castle_a": 20, "ise_castle_a": 5}


def turn(players: int = 2, points: int | None = 5) -> State:
    """Seat 0 at its turn in Echizen, the others far away."""
    me = House({"echizen_w4": 20, "echizen_res": 5}, ["echizen"], HOME, ["echizen"], hand=["wind", "ring_2"])
    others = [
        House({"kii_castle_b": 5}, ["kii"], {"kii_castle_b": 30}),
        House({"izumi_castle_a": 5}, ["izumi"], {"izumi_castle_a": 30}),
    ]
    return table(me, *others[: players - 1], points=points)


MARCH: tuple[Move, ...] = (["march", "echizen_w4"], ["to", "echizen_w6"], ["send", 10], ["go"])


def test_a_march_is_taken_back_as_a_whole() -> None:
    state = turn()
    before = state.dump()
    events = play(state, *MARCH)
    assert state.can_undo(0)
    assert not state.can_undo(1)
    assert state.undo(0) == [event for event in events if event.kind in {"marched", "marched_own"}]
    assert state.dump() == before
    assert not state.can_undo(0)


def test_several_marches_one_after_the_other() -> None:
    state = turn()
    play(state, *MARCH)
    between = state.dump()
    play(state, ["march", "echizen_w6"], ["to", "echizen_w4"], ["send", "all"])
    state.undo(0)
    assert state.dump() == between
    state.undo(0)
    assert (army(state, 0, "echizen_w4"), view(state, "turn")["points"]) == (20, 5)


def test_what_is_begun_is_taken_back_too_and_what_was_given_up_leaves_nothing() -> None:
    state = turn()
    play(state, *MARCH, ["march", "echizen_res"])
    play(state, ["back"])
    state.undo(0)
    assert army(state, 0, "echizen_w4") == 20, "the march, not the step that was given up"
    play(state, ["march", "echizen_res"], ["back"])
    assert not state.can_undo(0)
    play(state, ["march", "echizen_res"])
    state.undo(0)
    assert not state.edits(0)


def test_income_province_moves_and_shadow_warriors() -> None:
    state = turn(points=None)
    before = state.dump()
    play(state, ["income"], ["koku_to", "tango_castle_a"])
    play(state, ["ship", "tango_castle_a"], ["send", 5], ["to_castle", "ise_castle_a"])
    play(state, ["unmask", "echizen"], ["at", "echizen_w1"])
    for _ in range(4):
        state.undo(0)
    assert state.dump() == before


def test_nothing_before_dice() -> None:
    state = turn(points=None)
    play(state, ["income"], ["koku_to", "tango_castle_a"], ["roll"])
    assert not state.can_undo(0)


def test_nothing_before_a_card_that_was_played() -> None:
    state = turn()
    play(state, *MARCH, ["element", "wind"], ["ring", 2])
    assert state.can_undo(0), "it is not on the table yet"
    play(state, ["march", "echizen_res"], ["to", "echizen_w1"], ["send", "all"])
    assert not state.can_undo(0)


def test_nothing_once_somebody_else_has_acted_and_one_was_told() -> None:
    state = turn()
    play(state, *MARCH)
    offer(state, 1, 0, ["give_koku", 1])
    assert not state.can_undo(0)
    play(state, ["march", "echizen_res"], ["to", "echizen_w5"], ["send", "all"])
    assert state.can_undo(0)
    play(state, ["withdraw", 0], seat=1)
    assert not state.can_undo(0)


def test_nothing_once_one_has_made_an_offer_or_the_turn_is_over() -> None:
    state = turn()
    play(state, *MARCH)
    offer(state, 0, 1, ["give_koku", 1])
    assert not state.can_undo(0)
    play(state, ["march", "echizen_res"], ["to", "echizen_w5"], ["send", "all"], ["end"])
    assert not any(state.can_undo(seat) for seat in (0, 1))


def test_what_two_others_do_in_secret_does_not_show_and_stays() -> None:
    state = turn(3)
    play(state, *MARCH)
    play(state, ["offer", 2], ["give_koku", 5], seat=1)
    assert state.can_undo(0), "who thinks an offer over shows nothing"
    play(state, ["propose", "private"], seat=1)
    assert state.can_undo(0)
    play(state, ["accept", 1], seat=2)
    assert state.can_undo(0)
    loaded = GAME.load(state.dump())
    for each in (state, loaded):
        assert told(each.undo(0), "marched")
        assert army(each, 0, "echizen_w4") == 20
        assert sum(own(each, 2, "koku").values()) == 35_000, "the exchange of the others stays"
        assert [seat for seat, move, _ in each.moves()][-4:] == [1, 1, 1, 2]
    assert state.dump() == loaded.dump()


def test_ones_own_draft_of_an_offer_stays() -> None:
    state = turn()
    play(state, *MARCH, ["offer", 1], ["give_koku", 5], seat=0)
    state.undo(0)
    assert army(state, 0, "echizen_w4") == 20
    assert state.view(0)["offer_draft"]["koku"] == 5_000
    assert not state.can_undo(0)


def test_nothing_once_a_captive_has_been_returned() -> None:
    me = House({"echizen_w4": 20}, ["echizen"], HOME)
    foe = House({"kii_castle_b": 5}, ["kii"], {"kii_castle_b": 30}, family={"son": "tango_castle_a"}, captives=["son"])
    state = table(me, foe)
    play(state, *MARCH, ["release", "son_1"])
    assert not state.can_undo(0)


@pytest.mark.parametrize("helped", [True, False])
def test_nobody_finds_out_by_it_who_helps_another(helped: bool) -> None:
    """Seat 1's daimyō in Echizen hangs on seat 0 alone, or on seat 2 as well."""
    family = {"son": "tango_castle_a", **({"wife": "izumi_castle_a"} if helped else {})}
    me = House({"B_echizen_tanba": 20}, ["tanba"], {"tango_castle_a": 20})
    foe = House({"kii_castle_b": 5}, ["kii", "echizen"], {"kii_castle_b": 30}, family=family)
    third = House({"echizen_w1": 5}, ["echizen"], {"izumi_castle_a": 30})
    state = table(me, foe, third)
    play(state, ["march", "B_echizen_tanba"], ["to", "tanba_w3"], ["send", "all"])
    assert not state.can_undo(0)


def test_in_a_window_what_is_answered_is_answered() -> None:
    state = table(
        House({"echizen_w4": 20}, ["echizen"]),
        House({"echizen_w6": 20, "echizen_w9": 3, "kii_castle_b": 1}, ["kii"], {"kii_castle_b": 30}),
    )
    play(state, ["attack", "echizen_w6", 1])
    assert state.can_undo(0)
    play(state, ["declare"])
    assert (at_move(state), decision(state)) == (1, "parley")
    play(state, ["pass"], ["join", "echizen_w9"])
    assert not state.can_undo(1)


def test_a_dump_with_steps_that_were_not_made_is_refused() -> None:
    state = turn()
    play(state, *MARCH)
    for numbers in ([], [0], [99], [-1]):
        dump = changed(state).dump()
        dump["moves"] = state.dump()["moves"]
        dump["steps"] = state.dump()["steps"]
        dump["steps"][0]["moves"] = numbers
        if numbers == [0]:
            dump["steps"].append(dump["steps"][0])
        with pytest.raises(tenka.BadInput):
            GAME.load(dump)


def test_most_steps_of_a_turn_can_be_taken_back() -> None:
    """Of marches that somebody makes at random nearly all; else undo would be a promise only."""
    state, rng = begun(2), Random(3)
    marched, open_to_undo = 0, 0
    for _ in range(600):
        seat = at_move(state)
        moves = [move for move in state.legal(seat) if move[0] in {"march", "to", "send", "go", "roll", "end"}]
        moves = moves or state.legal(seat)
        if any(event.kind == "marched" for event in state.play(seat, rng.choice(moves))):
            marched += 1
            open_to_undo += state.can_undo(seat)
    assert marched > 50
    assert open_to_undo > 0.8 * marched
