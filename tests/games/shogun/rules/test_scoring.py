"""Points, the end of a year, the end of the game, hard limits (H23 to H25)."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tenka.kernel.events import Event
from tenka.kernel.state import State
from tests.games.shogun.positions import (
    ARMIES,
    CHEST_CARDS,
    EMPTY,
    Land,
    acting,
    bidding,
    decision,
    falls,
    hand,
    happens,
    march,
    only,
    own,
    plan,
    planning,
    play_on,
    province,
    refusal,
    seen,
    start,
    told,
    view,
)


def scored(lands: Mapping[str, Land], players: int = 3, **words: Any) -> tuple[State, list[Event]]:
    """An autumn in which nothing but the bids happens, and a winter with enough rice."""
    words = {"season": "autumn", "event": "theatre_5", "winter": "tax_most_0", "rice": 20, **words}
    return acting(lands, {}, players, **words)


def points(events: list[Event]) -> list[tuple[int, ...]]:
    """By seat: provinces, buildings, castles, temples, theatres, points."""
    names = ("provinces", "buildings", "castle", "temple", "theatre", "points")
    return [tuple(each[name] for name in names) for each in sorted(told(events, "scored"), key=lambda e: e["seat"])]


def majorities(events: list[Event], region: str) -> dict[str, tuple[list[int], int]]:
    """By building: who has the most in a region, and the points each."""
    found = [each for each in told(events, "majority") if each["region"] == region]
    return {each["building"]: (sorted(each["seats"]), each["points"]) for each in found}


def test_H23_a_point_a_province_and_a_point_a_building() -> None:
    lands = {"kai": own(0, 1), "shinano": own(1, 1, "theatre"), "izu": own(1, 1), "hoki": own(2, 1)}
    _, events = scored(lands)
    assert points(events) == [(1, 0, 0, 0, 0, 1), (2, 1, 0, 0, 1, 4), (1, 0, 0, 0, 0, 1)]


@pytest.mark.parametrize(("building", "most", "tied"), [("castle", 3, 2), ("temple", 2, 1), ("theatre", 1, 0)])
def test_H23_the_most_of_a_kind_in_a_region(building: str, most: int, tied: int) -> None:
    """Izu, Sagami and Kai lie in the east, Hōki in the west."""
    lands = {
        "izu": own(0, 1, building),
        "sagami": own(0, 1, building),
        "kai": own(1, 1, building),
        "hoki": own(2, 1, building),
    }
    _, events = scored(lands)
    assert majorities(events, "east") == {building: ([0], most)}
    assert majorities(events, "west") == {building: ([2], most)}
    assert [row[-1] for row in points(events)] == [2 + 2 + most, 1 + 1, 1 + 1 + most]


@pytest.mark.parametrize(("building", "tied"), [("castle", 2), ("temple", 1), ("theatre", 0)])
@pytest.mark.parametrize("seats", [2, 3])
def test_H23_tied_one_less_each(building: str, tied: int, seats: int) -> None:
    where = ("izu", "sagami", "kai")
    lands = {name: own(seat, 1, *([building] if seat < seats else [])) for seat, name in enumerate(where)}
    _, events = scored(lands)
    found = majorities(events, "east")
    assert found.get(building, (list(range(seats)), 0)) == (list(range(seats)), tied)
    assert [row[-1] for row in points(events)] == [2 + tied] * seats + [1] * (3 - seats)


def test_H23_none_built_nobody() -> None:
    lands = {"izu": own(0, 1, "castle"), "kai": own(1, 1), "hoki": own(2, 1)}
    _, events = scored(lands)
    assert all(each["building"] == "castle" for each in told(events, "majority"))


def test_H23_every_region_counts_by_itself_as_printed_on_the_side() -> None:
    """Kai lies in the east on the Sun side, in the centre on the Moon side."""
    lands = {"izu": own(0, 1, "castle"), "kai": own(1, 1, "castle"), "hoki": own(2, 1)}
    _, events = scored(lands)
    assert majorities(events, "east") == {"castle": ([0, 1], 2)}
    _, events = scored(lands, options={"side": "moon"})
    assert majorities(events, "east") == {"castle": ([0], 3)}
    assert majorities(events, "centre") == {"castle": ([1], 3)}


def test_H23_after_the_revolts() -> None:
    lands = {"izu": own(0, 1, "castle", unrest=3), "kai": own(1, 1, "castle"), "hoki": own(2, 1)}
    _, events = scored(lands, rice=[0, 9, 9], wanted=happens("quelled", won=False))
    assert majorities(events, "east") == {"castle": ([1], 3)}
    assert points(events)[0] == (0, 0, 0, 0, 0, 0)


def test_H23_points_of_both_winters_add_up() -> None:
    lands = {"izu": own(0, 1, "castle"), "kai": own(1, 1), "hoki": own(2, 1)}
    state, events = scored(lands, scores=[7, 8, 9], year=2)
    assert [each["total"] for each in sorted(told(events, "scored"), key=lambda e: e["seat"])] == [12, 9, 10]
    assert state.result is not None
    assert state.result["scores"] == [12, 9, 10]


def test_H24_after_the_first_winter() -> None:
    lands = {"izu": own(0, 1, unrest=2), "kai": own(1, 1, unrest=1), "hoki": own(2, 1)}
    state, events = scored(lands)
    assert only(events, "year_ended") == {"year": 1}
    assert [province(state, name)["unrest"] for name in lands] == [0, 0, 0]
    assert [seen(state, seat, "rice") for seat in range(3)] == [0, 0, 0]
    opened = only(events, "events_opened")
    assert opened["year"] == view(state, "year") == 2
    assert len(opened["events"]) == 4
    cards = view(state, "event_cards")
    assert (sorted(cards["open"]), cards["left"], len(cards["gone"])) == (sorted(opened["events"]), 4, 4)
    assert (view(state, "season"), decision(state)) == ("spring", "plan")
    assert len(view(state, "winters")) == 1


def test_H24_chests_buildings_and_armies_stay() -> None:
    lands = {"izu": own(0, 3, "castle"), "kai": own(1, 1), "hoki": own(2, 1)}
    state, _ = scored(lands, chests=[2, 0, 0])
    assert seen(state, 0, "chests") == 2
    assert (province(state, "izu")["armies"], province(state, "izu")["buildings"]) == (3, ["castle"])


def ended(scores: Sequence[int], chests: Sequence[int]) -> Mapping[str, Any]:
    """The result of a game with a province each in the last winter."""
    lands = {"izu": own(0, 1), "kai": own(1, 1), "hoki": own(2, 1)}
    bids = {seat: {"bid": "chest_0", "battle_a": name} for seat, name in enumerate(lands)}
    words: dict[str, Any] = {"season": "autumn", "winter": "tax_most_0", "rice": 9, "year": 2}
    state, events = acting(lands, bids, scores=scores, chests=chests, **words)
    assert not state.pending
    assert state.result is not None
    assert only(events, "ranked")["winners"] == state.result["winners"]
    assert only(events, "ranked")["seats"] == state.result["ranking"]
    return state.result


def test_H24_most_points_win_after_the_second_winter() -> None:
    result = ended([3, 5, 4], [9, 0, 0])
    assert result["scores"] == [4, 6, 5]
    assert result["chests"] == [9, 0, 0]
    assert result["ranking"] == [1, 2, 0]
    assert result["winners"] == [1]


def test_H24_a_tie_goes_to_more_chests() -> None:
    result = ended([5, 5, 2], [1, 3, 9])
    assert result["ranking"] == [1, 0, 2]
    assert result["winners"] == [1]


@pytest.mark.parametrize(
    ("scores", "chests", "winners", "ranking"),
    [
        ([5, 5, 2], [3, 3, 9], [0, 1], [0, 1, 2]),
        ([5, 5, 5], [3, 3, 3], [0, 1, 2], [0, 1, 2]),
        ([2, 5, 5], [3, 4, 4], [1, 2], [1, 2, 0]),
        ([2, 5, 5], [3, 4, 5], [2], [2, 1, 0]),
    ],
)
def test_H24_equal_points_and_chests_share_the_victory(
    scores: list[int], chests: list[int], winners: list[int], ranking: list[int]
) -> None:
    result = ended(scores, chests)
    assert (result["winners"], result["ranking"]) == (winners, ranking)


def test_H24_no_third_year() -> None:
    lands = {"izu": own(0, 1), "kai": own(1, 1), "hoki": own(2, 1)}
    state, events = scored(lands, year=2)
    assert decision(state) == "over"
    assert not told(events, "season")
    assert len(view(state, "winters")) == 2
    assert refusal(state, "ready", seat=0) is None


def test_H25_a_player_without_provinces_plays_on_with_chest_cards() -> None:
    lands = {"kai": own(1, 1), "hoki": own(2, 1)}
    state = planning(lands, chests=[3, 0, 0])
    assert 0 in state.pending
    assert sorted(hand(state, 0)) == sorted(CHEST_CARDS)
    state = bidding(lands, {0: {"bid": "chest_3"}}, chests=[3, 0, 0])
    assert list(plan(state, 0).values()).count(EMPTY) == 6
    assert view(state, "bidding")["order"][0] == 0
    state, events = start(state)
    assert {each["card"] for each in told(events, "shown") if each["seat"] == 0} <= {*CHEST_CARDS, EMPTY}
    assert 0 in state.pending


def test_H25_a_player_who_loses_the_last_province_stays_in() -> None:
    lands = {"settsu": own(0, 6), "kii": own(1, 1), "hoki": own(2, 1)}
    plans: dict[int, dict[str, str]] = {
        0: {"bid": "chest_0", "battle_a": "settsu"},
        1: {"bid": "chest_0", "tax": "kii"},
    }
    state, _ = acting(lands, plans, actions=["battle_a"])
    state, _ = march(state, "kii", 4, falls(4, 0, 0, 0))
    assert seen(state, 1, "provinces") == 0
    assert 1 in state.pending
    assert sorted(hand(state, 1)) == sorted(CHEST_CARDS)


def test_H25_nobody_has_any_province() -> None:
    """A whole round and a winter without a province."""
    state, _ = acting({}, {}, season="autumn", winter="tax_most_0")
    assert decision(state) == "plan"
    play_on(state)


def test_H25_sixty_two_armies_are_a_hard_limit() -> None:
    lands = {"settsu": own(0, ARMIES), "kii": own(1, 1), "hoki": own(2, 1)}
    _, events = acting(lands, {0: {"bid": "chest_0", "army_1": "settsu"}}, chests=[9, 0, 0])
    assert happens("void", seat=0, action="army_1", why="supply")(events)


@pytest.mark.parametrize("left", [0, 1])
def test_H25_buildings_are_a_hard_limit(left: int) -> None:
    names = [each["province"] for each in view(planning({}, 4), "provinces")]
    many = [name for name in names if name not in {"settsu", "kii", "hoki"}][: 28 - left]
    lands = {name: own(2, 1, "castle") for name in many} | {"settsu": own(0, 1), "kii": own(1, 1), "hoki": own(3, 1)}
    state, events = acting(lands, {0: {"bid": "chest_0", "castle": "settsu"}}, 4, chests=[9, 0, 0, 0])
    if left:
        assert only(events, "built")["province"] == "settsu"
        assert view(state, "stock")["castle"] == 0
    else:
        assert happens("void", seat=0, action="castle", province="settsu", why="stock")(events)
        assert seen(state, 0, "chests") == 9
