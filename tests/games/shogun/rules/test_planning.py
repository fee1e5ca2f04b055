"""Planning in secret, in small steps (H6)."""

from random import Random

import pytest

from tenka.kernel.state import State
from tests.games.shogun.positions import (
    ACTIONS,
    CHEST_CARDS,
    EMPTY,
    PLAYERS,
    SPACES,
    begun,
    decision,
    full_plan,
    hand,
    lay,
    may_edit,
    moves,
    own,
    plan,
    plan_all,
    planning,
    play_on,
    refusal,
    seen,
    told,
    view,
)

SIX = ("settsu", "kii", "yamato", "ise", "omi", "mino")


def with_provinces(count: int, chests: int = 9) -> State:
    """Seat 0 has so many provinces, the others one each."""
    mine = {name: own(0, 2) for name in (*SIX, "echizen", "wakasa")[:count]}
    return planning({**mine, "izu": own(1, 2), "hoki": own(2, 2)}, chests=chests)


def fill(state: State, seat: int, rng: Random) -> list[str]:
    """Serve the spaces by legal moves alone; those served, in their order."""
    served = []
    while state.legal(seat)[0] != ["ready"]:
        move = rng.choice(state.legal(seat))
        served.append(str(move[1]))
        state.play(seat, move)
    return served


@pytest.mark.parametrize("players", PLAYERS)
def test_H6_all_plan_at_once(players: int) -> None:
    state = begun(players)
    assert list(state.pending) == list(range(players))
    assert {(each.kind, each.rule) for each in state.pending.values()} == {("plan", "H6")}


def test_H6_a_hand_is_ones_provinces_and_five_chest_cards() -> None:
    state = with_provinces(3)
    assert sorted(hand(state, 0)) == sorted(["settsu", "kii", "yamato", *CHEST_CARDS])
    assert sorted(hand(state, 1)) == sorted(["izu", *CHEST_CARDS])
    assert state.view(None)["hand"] is None
    assert [seen(state, seat, "cards") for seat in range(3)] == [8, 6, 6]


@pytest.mark.parametrize("provinces", range(9))
def test_H6_legal_moves_serve_the_spaces_in_order(provinces: int) -> None:
    for seed in range(5):
        state = with_provinces(provinces)
        assert fill(state, 0, Random(seed)) == list(SPACES)
        assert state.legal(0) == [["ready"]]


@pytest.mark.parametrize("provinces", range(9))
def test_H6_each_card_is_laid_once_as_far_as_the_cards_reach(provinces: int) -> None:
    for seed in range(5):
        state = with_provinces(provinces)
        cards = hand(state, 0)
        fill(state, 0, Random(seed))
        laid = [str(card) for card in plan(state, 0).values() if card != EMPTY]
        assert set(laid) <= set(cards)
        assert len(laid) == len(set(laid)) == min(len(cards), 11)
        assert sorted([*laid, *hand(state, 0)]) == sorted(cards)


@pytest.mark.parametrize(("provinces", "empty"), [(0, 6), (1, 5), (3, 3), (5, 1), (6, 0), (8, 0)])
def test_H6_as_many_spaces_stay_empty_as_cards_are_missing(provinces: int, empty: int) -> None:
    state = with_provinces(provinces)
    for space in SPACES[:empty]:
        state.play(0, ["plan", space, EMPTY])
    assert EMPTY not in moves(state, "plan", 0)
    assert refusal(state, "plan", "battle_b", EMPTY, seat=0) == "H6"
    fill(state, 0, Random(1))
    assert [space for space, card in plan(state, 0).items() if card == EMPTY] == list(SPACES[:empty])
    assert not set(hand(state, 0)) or provinces > 6


def test_H6_the_bid_may_stay_empty_too() -> None:
    state = with_provinces(2)
    assert EMPTY in moves(state, "plan", 0)
    state.play(0, ["plan", "bid", EMPTY])
    assert plan(state, 0)["bid"] == EMPTY


def test_H6_a_card_one_does_not_have() -> None:
    state = with_provinces(3)
    assert refusal(state, "plan", "bid", "izu", seat=0) == "H6"
    assert refusal(state, "plan", "tax", "tosa", seat=0) == "H6"
    assert refusal(state, "plan", "tax", "mino", seat=0) == "H6"


@pytest.mark.parametrize("chests", range(6))
def test_H6_a_chest_bid_above_ones_money_is_refused(chests: int) -> None:
    state = with_provinces(6, chests=chests)
    dear = [card for number, card in enumerate(CHEST_CARDS) if number > chests]
    for card in dear:
        assert refusal(state, "plan", "bid", card, seat=0) == "H6"
        assert may_edit(state, "plan", "tax", card, seat=0), "its number means nothing on an action"
    assert sorted(moves(state, "plan", 0)) == sorted(set(hand(state, 0)) - set(dear))


def test_H6_no_dear_chest_card_comes_to_the_bid_by_a_swap() -> None:
    state = with_provinces(6, chests=1)
    state.play(0, ["plan", "bid", "chest_1"])
    state.play(0, ["plan", "castle", "chest_3"])
    assert refusal(state, "plan", "bid", "chest_3", seat=0) == "H6"
    assert refusal(state, "plan", "castle", "chest_1", seat=0) == "H6", "the dear card would come to the bid"


def test_H6_with_dear_cards_alone_left_a_fitting_one_moves_to_the_bid() -> None:
    state = with_provinces(6, chests=0)
    for space, card in zip(ACTIONS, [*SIX, "chest_0"], strict=False):
        state.play(0, ["plan", space, card])
    state.play(0, ["plan", "battle_b", "chest_1"])
    assert sorted(hand(state, 0)) == ["chest_2", "chest_3", "chest_4"]
    assert {(move[0], move[1]) for move in state.legal(0)} == {("plan", "bid")}
    assert set(moves(state, "plan", 0)) == {*SIX, "chest_0"}
    for seed in range(5):
        after = state.copy()
        fill(after, 0, Random(seed))
        after.play(0, ["ready"])


def test_H6_any_card_onto_any_space() -> None:
    state = with_provinces(3)
    for space in SPACES[1:]:
        for card in hand(state, 0):
            assert may_edit(state, "plan", space, card, seat=0)
    state.play(0, ["plan", "battle_b", "kii"])
    assert plan(state, 0)["battle_b"] == "kii"
    assert "kii" not in hand(state, 0)


def test_H6_what_lay_there_returns_to_hand() -> None:
    state = with_provinces(3)
    state.play(0, ["plan", "tax", "kii"])
    state.play(0, ["plan", "tax", "settsu"])
    assert plan(state, 0)["tax"] == "settsu"
    assert "kii" in hand(state, 0)


def test_H6_a_card_moves_to_another_space() -> None:
    state = with_provinces(3)
    state.play(0, ["plan", "tax", "kii"])
    state.play(0, ["plan", "rice", "kii"])
    assert (plan(state, 0)["tax"], plan(state, 0)["rice"]) == (None, "kii")


def test_H6_two_cards_swap() -> None:
    state = with_provinces(3)
    state.play(0, ["plan", "tax", "kii"])
    state.play(0, ["plan", "rice", "settsu"])
    state.play(0, ["plan", "rice", "kii"])
    assert (plan(state, 0)["tax"], plan(state, 0)["rice"]) == ("settsu", "kii")
    assert not {"kii", "settsu"} & set(hand(state, 0))


def test_H6_a_card_is_taken_off() -> None:
    state = with_provinces(3)
    assert refusal(state, "take_off", "tax", seat=0) == "H6"
    state.play(0, ["plan", "tax", "kii"])
    state.play(0, ["take_off", "tax"])
    assert plan(state, 0)["tax"] is None
    assert "kii" in hand(state, 0)


def test_H6_ready_when_all_spaces_are_served() -> None:
    state = with_provinces(6)
    assert refusal(state, "ready", seat=0) == "H6"
    fill(state, 0, Random(1))
    state.play(0, ["take_off", "tax"])
    assert refusal(state, "ready", seat=0) == "H6"
    fill(state, 0, Random(1))
    events = state.play(0, ["ready"])
    assert [(event.kind, event.data, event.to) for event in events] == [("ready", {"seat": 0}, None)]
    assert list(state.pending) == [1, 2]
    assert [seen(state, seat, "ready") for seat in range(3)] == [True, False, False]


def test_H6_not_ready_after_all_while_someone_still_plans() -> None:
    state = with_provinces(6)
    assert refusal(state, "not_ready", seat=0) == "H6"
    lay(state, 0, {"tax": "kii"})
    state.play(0, ["ready"])
    assert state.legal(0) == []
    assert [list(move) for move in state.edits(0)] == [["not_ready"]]
    events = state.play(0, ["not_ready"])
    assert [(event.kind, event.data, event.to) for event in events] == [("not_ready", {"seat": 0}, None)]
    assert list(state.pending) == [0, 1, 2]
    assert not seen(state, 0, "ready")
    assert plan(state, 0)["tax"] == "kii", "the cards stay where they are"
    state.play(0, ["plan", "rice", "kii"])


def test_H6_nothing_is_rearranged_while_ready() -> None:
    state = with_provinces(6)
    lay(state, 0, {})
    state.play(0, ["ready"])
    assert refusal(state, "plan", "tax", "kii", seat=0) in {None, "H6"}
    assert refusal(state, "ready", seat=0) in {None, "H6"}


def test_H6_when_all_are_ready_it_is_too_late() -> None:
    state = with_provinces(6)
    plan_all(state, {})
    assert decision(state) == "place"
    for seat in range(3):
        assert refusal(state, "not_ready", seat=seat) in {None, "H6", "H8"}
        assert state.edits(seat) == []


def test_H6_unaffordable_and_impossible_actions_may_be_planned() -> None:
    state = planning({"settsu": own(0, 1, "castle"), "izu": own(1, 1), "hoki": own(2, 1)}, chests=0)
    for action in ACTIONS:
        state.play(0, ["plan", action, "settsu"])
        assert plan(state, 0)[action] == "settsu"


def test_H6_planning_begins_anew_each_season() -> None:
    state = with_provinces(6)
    plan_all(state, {})
    play_on(state)
    assert decision(state) == "plan"
    assert list(state.pending) == [0, 1, 2]
    for seat in range(3):
        assert set(plan(state, seat).values()) == {None}
        assert not seen(state, seat, "ready")
        assert seen(state, seat, "plan") == [None] * 11


def test_H6_plans_are_hidden_from_others_until_the_last_is_ready() -> None:
    state = with_provinces(6)
    for seat in range(2):
        lay(state, seat, {})
        state.play(seat, ["ready"])
    assert all(seen(state, seat, "plan") == [None] * 11 for seat in range(3))
    lay(state, 2, {})
    events = state.play(2, ["ready"])
    assert told(events, "event")
    for seat in range(3):
        shown = seen(state, seat, "plan")
        assert shown[0] == plan(state, seat)["bid"]
        assert shown[1:] == ["hidden"] * 10, "an empty space shows only when its turn comes"
    assert view(state, "phase") == "place"


def test_H6_a_plan_of_the_tests_is_a_plan() -> None:
    for provinces in range(9):
        state = with_provinces(provinces)
        cards = full_plan(hand(state, 0), {})
        assert list(cards) == list(SPACES)
        lay(state, 0, {})
        assert plan(state, 0) == cards
