"""Plans are secret (H6): what others can see, and what they can think."""

import json
from collections import Counter
from collections.abc import Callable
from itertools import permutations
from random import Random
from typing import Any

import pytest

from tenka.kernel.state import State
from tests.games.shogun.positions import (
    ACTIONS,
    CHEST_CARDS,
    EMPTY,
    SPACES,
    acting,
    begun,
    bidding,
    falls,
    hand,
    lay,
    march,
    own,
    plan,
    plan_all,
    planning,
    play_on,
)

LANDS = {"settsu": own(0, 6), "kii": own(1, 1), "izu": own(1, 1), "hoki": own(2, 1)}


def sights(state: State, but: int) -> list[str]:
    """All that others can see, byte for byte, and do."""
    others: list[int | None] = [seat for seat in range(state.setup.players) if seat != but]
    return [
        json.dumps(
            [state.view(seat), [] if seat is None else [state.legal(seat), state.edits(seat), state.can_undo(seat)]]
        )
        for seat in [*others, None]
    ]


@pytest.mark.parametrize("players", [3, 5])
def test_H6_no_step_of_planning_reaches_others(players: int) -> None:
    state, rng = begun(players), Random(players)
    for seat in range(players):
        for _ in range(25):
            before = sights(state, seat)
            steps = [move for move in [*state.legal(seat), *state.edits(seat)] if move[0] in {"plan", "take_off"}]
            assert state.play(seat, rng.choice(steps)) == []
            assert sights(state, seat) == before


def test_H6_being_ready_tells_nothing_of_the_plan() -> None:
    """Two plans, one seen by others as the other."""
    one, other = planning(LANDS), planning(LANDS)
    lay(one, 1, {"tax": "kii"})
    lay(other, 1, {"bid": EMPTY, "rice": "kii", "castle": "izu"})
    for state in (one, other):
        state.play(1, ["ready"])
    assert sights(one, 1) == sights(other, 1)
    for state in (one, other):
        state.play(1, ["not_ready"])
    assert sights(one, 1) == sights(other, 1)


def test_H6_bids_are_the_same_for_all_to_see_whatever_else_is_planned() -> None:
    one = bidding(LANDS, {1: {"bid": "chest_0", "tax": "kii", "castle": "izu"}})
    other = bidding(LANDS, {1: {"bid": "chest_0", "rice": "kii", "temple": "izu"}})
    assert [view_without_events(one, seat) for seat in (0, 2, None)] == [
        view_without_events(other, seat) for seat in (0, 2, None)
    ]


def view_without_events(state: State, seat: int | None) -> str:
    """All that a seat sees now."""
    return json.dumps(state.view(seat, events=False))


# What can be thought of others' plans

WORLDS = 4_000


def layouts(state: State, seat: int, owner: int, worlds: int = WORLDS) -> Counter[tuple[str | None, ...]]:
    """How often another's board looks how, in worlds that a seat cannot tell apart."""
    rng = Random(1)
    found: Counter[tuple[str | None, ...]] = Counter()
    for _ in range(worlds):
        found[tuple(plan(state.resample(seat, rng), owner).values())] += 1
    return found


def share(found: Counter[tuple[str | None, ...]], fits: Callable[[dict[str, str | None]], Any]) -> float:
    """Of how many layouts something is true."""
    true = sum(count for layout, count in found.items() if fits(dict(zip(SPACES, layout, strict=True))))
    return true / found.total()


def check_uniform(found: Counter[tuple[str | None, ...]], spaces: list[str], cards: list[str]) -> None:
    """Each card lies on each space as often as any other does."""
    for space in spaces:
        for card in set(cards):
            expected = cards.count(card) / len(cards)
            assert share(found, lambda layout: layout[space] == card) == pytest.approx(expected, abs=0.035)  # noqa: B023


@pytest.mark.parametrize("provinces", [0, 1, 6, 8])
def test_H6_plans_of_others_are_any_that_fit(provinces: int) -> None:
    """After the bid, a province's or a chest card's, is revealed."""
    homes = ("kii", "izu", "kai", "mino", "ise", "omi", "yamato", "owari")[:provinces]
    lands = {"settsu": own(0, 1), "hoki": own(2, 1)} | {name: own(1, 1) for name in homes}
    state = bidding(lands, {1: {"bid": "chest_0"}})
    found = layouts(state, 0, 1)
    cards = [*homes, *CHEST_CARDS[1:]]
    cards += [EMPTY] * (10 - len(cards))
    assert {layout[0] for layout in found} == {"chest_0"}
    check_uniform(found, ["castle", "tax", "battle_b"], cards)


def test_H6_every_layout_is_as_likely_as_any_other() -> None:
    """Two spaces are still hidden: battle A and B. Kii, Izu, or a chest card; what was shown is known."""
    shown = dict(zip(ACTIONS, ("chest_1", "chest_2", "chest_3", "chest_4", *[EMPTY] * 4), strict=False))
    lands = {"settsu": own(0, 6), "kii": own(1, 1), "izu": own(1, 1), "hoki": own(2, 1)}
    plans: dict[int, dict[str, str]] = {
        0: {"bid": "chest_0", "army_1": "settsu"},
        1: {"bid": "chest_0", **shown, "battle_a": "kii", "battle_b": "izu"},
    }
    more = {"yamato": own(0, 1)}
    plans[0]["castle"] = "yamato"
    state, _ = acting({**lands, **more}, plans, chests=[1, 0, 0], places={1: 1, 0: 2, 2: 3})
    assert plan(state, 1)["army_1"] == EMPTY
    found = layouts(state, 0, 1, 1_000)
    pairs = Counter((layout[-2], layout[-1]) for layout in found.elements())
    assert set(pairs) == set(permutations(["kii", "izu"]))
    assert min(pairs.values()) > 430


def test_H6_a_ready_seats_bid_can_be_any_that_it_can_pay() -> None:
    """While the others still plan: no chest card above its money."""
    state = planning(LANDS, chests=2)
    lay(state, 1, {"bid": "kii"})
    state.play(1, ["ready"])
    found = layouts(state, 0, 1)
    bids = ["chest_0", "chest_1", "chest_2", "kii", "izu", *[EMPTY] * 4]
    check_uniform(found, ["bid"], bids)
    assert share(found, lambda layout: layout["bid"] in {"chest_3", "chest_4"}) == 0


def test_H6_who_is_not_ready_has_an_empty_board_in_thought() -> None:
    state = planning(LANDS)
    lay(state, 1, {"tax": "kii"})
    other = state.resample(0, Random(1))
    assert set(plan(other, 1).values()) == {None}
    assert plan(state.resample(1, Random(1)), 1) == plan(state, 1), "one's own plan one knows"


def test_H6_ones_own_plan_stays() -> None:
    state = planning(LANDS)
    plan_all(state, {1: {"tax": "kii"}})
    for seed in range(10):
        assert plan(state.resample(1, Random(seed)), 1) == plan(state, 1)


def lost_and_won() -> State:
    """Seat 0 has won Kii, planned by seat 1 for taxes; seat 2 is asked where to march."""
    lands = {**LANDS, "omi": own(2, 3)}
    plans: dict[int, dict[str, str]] = {
        0: {"bid": "chest_0", "battle_a": "settsu"},
        1: {"bid": "chest_0", "tax": "kii"},
        2: {"bid": "hoki", "battle_a": "omi"},
    }
    specials = ("rice", "armies", "chest", "attack", "defence")
    state, _ = acting(lands, plans, specials=specials, actions=["battle_a", "tax"])
    state, _ = march(state, "kii", 4, falls(4, 0, 0, 0))
    return state


@pytest.mark.parametrize("seat", [0, 2, None])
def test_H11_the_place_of_a_lost_card_is_known(seat: int | None) -> None:
    state = lost_and_won()
    before = plan(state, 1)
    for seed in range(30):
        after = plan(state.resample(seat, Random(seed)), 1)
        assert after["tax"] == before["tax"]
        assert after["battle_a"] == before["battle_a"], "shown"
        assert "kii" not in after.values()


@pytest.mark.parametrize("seat", [1, 2, None])
def test_H11_a_won_card_is_known_to_be_in_hand(seat: int | None) -> None:
    state = lost_and_won()
    for seed in range(30):
        other = state.resample(seat, Random(seed))
        assert "kii" in hand(other, 0)
        assert "kii" not in plan(other, 0).values()


def test_H11_next_season_a_won_card_is_a_card_like_any_other() -> None:
    state = lost_and_won()
    play_on(state)
    lay(state, 0, {})
    state.play(0, ["ready"])
    laid = [set(plan(state.resample(1, Random(seed)), 0).items()) for seed in range(60)]
    assert len({space for world in laid for space, card in world if card == "kii"}) > 5


def test_H10_where_somebody_thinks_of_marching_nobody_else_knows() -> None:
    lands = {**LANDS, "yamato": own(0, 1)}
    state, _ = acting(lands, {0: {"bid": "yamato", "battle_a": "settsu"}})
    state.play(0, ["target", "yamato"])
    assert state.resample(0, Random(1)).view(0)["step"]["province"] == "yamato"
    assert state.resample(1, Random(1)).view(0)["step"] is None


def test_H9_actions_that_were_opened_are_known() -> None:
    order = [*(action for action in ACTIONS if not action.startswith("battle")), "battle_a", "battle_b"]
    state, _ = acting(LANDS, {0: {"bid": "chest_0", "battle_a": "settsu"}}, actions=order)
    for seed in range(10):
        assert state.resample(1, Random(seed)).dump()["position"]["actions"] == order


def test_H9_during_the_second_action_six_cards_are_known_and_four_come_in_any_order() -> None:
    others = [action for action in ACTIONS if action != "battle_a"]
    order = [others[0], "battle_a", *others[1:]]
    state, _ = acting(LANDS, {0: {"bid": "chest_0", "battle_a": "settsu"}}, actions=order)
    worlds = [state.resample(1, Random(seed)).dump()["position"]["actions"] for seed in range(100)]
    assert all(world[:6] == order[:6] and sorted(world) == sorted(order) for world in worlds)
    assert all(len({world[place] for world in worlds}) == 4 for place in range(6, 10))


def test_H9_what_was_shown_stays() -> None:
    state = lost_and_won()
    for seed in range(20):
        other = state.resample(1, Random(seed))
        for seat in (0, 2):
            for space in ("bid", "battle_a"):
                if space == "bid" or seat == 0:
                    assert plan(other, seat)[space] == plan(state, seat)[space]


# The face-down stacks


def test_H5_the_hidden_actions_come_in_any_order() -> None:
    state = begun(3)
    known = state.view(0)["actions"]["open"][:5]
    seen = Counter[str]()
    for seed in range(400):
        dump = state.resample(0, Random(seed)).dump()["position"]
        assert dump["actions"][:5] == known
        seen[dump["actions"][5]] += 1
    assert set(seen) == set(ACTIONS) - set(known)
    assert min(seen.values()) > 50


def test_H7_the_events_face_down_come_in_any_order() -> None:
    state = begun(3)
    seen: Counter[str] = Counter()
    for seed in range(400):
        seen[state.resample(None, Random(seed)).dump()["position"]["event_stack"][0]] += 1
    assert set(seen) == set(state.dump()["position"]["event_stack"])
    assert min(seen.values()) > 25
