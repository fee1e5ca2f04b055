"""The rulebook's own examples."""

from typing import Any

import pytest

from tests.games.shogun.positions import (
    ARMIES,
    acting,
    begun,
    bidding,
    can,
    falls,
    hand,
    march,
    moves,
    only,
    own,
    plan,
    planning,
    play,
    province,
    refusal,
    seen,
    stands,
    told,
    view,
)

OTHERS = {"hoki": own(1, 1), "kozuke": own(2, 1)}


def test_H12_the_example_of_the_taxes_in_settsu() -> None:
    """Seven chests, the event allows five, the card adds one."""
    plans = {0: {"bid": "chest_0", "tax": "settsu"}}
    state, events = acting({"settsu": own(0, 2), **OTHERS}, plans, event="tax_most_0")
    assert view(state, "seats")[0]["chests"] == 6
    assert (only(events, "collected")["printed"], only(events, "collected")["amount"]) == (7, 6)


def test_H18_the_example_of_the_battle_for_kozuke() -> None:
    """Blue, seat 0, comes from Shinano with four against three of Yellow, seat 1."""
    lands = {"shinano": own(0, 6), "kozuke": own(1, 3), "hoki": own(2, 1)}
    plans = {0: {"bid": "chest_0", "battle_a": "shinano"}}
    state, _ = acting(lands, plans, tower=[0, 0, 0, 4])
    state, events = march(state, "kozuke", 4, falls(3, 1, 0, 1))
    assert told(events, "thrown")[0]["armies"] == [4, 3, 0, 0]
    assert only(events, "battle") == {
        "seat": 0,
        "defender": 1,
        "province": "kozuke",
        "attackers": 3,
        "defenders": 1,
        "farmers": 1,
        "helping": True,
        "winner": 0,
        "kept": 1,
    }
    assert stands(state, "kozuke") == (0, 1)
    assert "kozuke" in hand(state, 0)
    assert view(state, "tower") == [1, 2, 0, 3]
    assert seen(state, 0, "supply") == ARMIES - 2 - 1 - 1, "two blue ones are back"
    assert seen(state, 1, "supply") == ARMIES - 2, "the yellow one is back"
    assert view(state, "farmers") == 20 - 3, "the farmer is back"


def test_H14_the_example_of_the_taxes_in_mikawa() -> None:
    """Two markers, four armies: they and two farmers go in; if won, a third marker."""
    plans = {0: {"bid": "chest_0", "tax": "mikawa"}}
    lands = {"mikawa": own(0, 4, unrest=2), **OTHERS}
    state, events = acting(lands, plans, wanted=falls(3, 0, 0, 1))
    assert told(events, "thrown")[0]["armies"] == [4, 0, 0, 2]
    assert stands(state, "mikawa") == (0, 2)
    assert province(state, "mikawa")["unrest"] == 3


NINE = ("kai", "mikawa", "mino", "owari", "ise", "shima", "yamato", "kii", "settsu")


def test_H22_the_example_of_nine_provinces_with_rice_for_six() -> None:
    lands = {**{name: own(0, 2) for name in NINE}, **OTHERS}
    state, events = acting(lands, {}, season="autumn", winter="tax_most_0", rice=[6, 1, 1])
    (supplied,) = [each for each in told(events, "supplied") if each["seat"] == 0]
    assert (supplied["missing"], supplied["revolts"], supplied["farmers"]) == (3, 2, 2)
    assert len(only(events, "revolts_drawn")["provinces"]) == 2
    events = play(state, ["revolt", moves(state, "revolt")[0]])
    assert [each["armies"][-1] for each in told(events, "thrown")] == [2, 2]


def test_H22_the_example_of_the_revolt_in_kai() -> None:
    """Two rice short: two farmers by the table, one for the marker in Kai."""
    lands = {"kai": own(0, 3, unrest=1), "mino": own(0, 1), **OTHERS}
    words: dict[str, Any] = {"season": "autumn", "winter": "tax_most_0", "rice": [0, 1, 1]}
    _, events = acting(lands, {}, wanted=lambda events: told(events, "rose")[0]["province"] == "kai", **words)
    assert only(events, "rose") == {"seat": 0, "province": "kai", "markers": 1, "extra": 2}
    assert told(events, "thrown")[0]["armies"] == [3, 0, 0, 3]


@pytest.mark.parametrize(("one", "other"), [("shima", "izu"), ("izu", "shima")])
def test_H13_the_example_of_the_sea_route_between_shima_and_izu(one: str, other: str) -> None:
    plans = {0: {"bid": "chest_0", "battle_a": one}}
    state, _ = acting({one: own(0, 3), other: own(0, 1), **OTHERS}, plans)
    state, events = march(state, other, 2)
    assert only(events, "moved") == {"seat": 0, "from": one, "to": other, "armies": 2}


def test_H12_the_example_of_recruiting_under_event_and_card() -> None:
    plans = {0: {"bid": "chest_0", "armies_5": "settsu"}}
    specials = ("armies", "rice", "chest", "attack", "defence")
    words: dict[str, Any] = {"event": "recruit_1", "specials": specials, "chests": [3, 0, 0]}
    state, events = acting({"settsu": own(0, 1), **OTHERS}, plans, **words)
    assert only(events, "recruited")["armies"] == 6
    assert seen(state, 0, "chests") == 0


def test_H3_the_example_of_the_cubes_that_fill_the_tower() -> None:
    (filled,) = told(begun(3).events(), "tower_filled")
    assert sum(filled["thrown"]) == 31


@pytest.mark.parametrize("building", ["theatre", "castle"])
def test_H10_the_example_of_the_temple_in_aki(building: str) -> None:
    """Two sites, one with a temple: there is room for one more."""
    plans = {0: {"bid": "chest_0", building: "aki"}}
    state, events = acting({"aki": own(0, 1, "temple"), **OTHERS}, plans, chests=[3, 0, 0])
    assert only(events, "built")["building"] == building
    assert sorted(province(state, "aki")["buildings"]) == sorted(["temple", building])


def test_H6_the_example_of_settsu_planned_for_taxes() -> None:
    """Its card lies on its space, so it does nothing else this round."""
    state = planning({"settsu": own(0, 2), **OTHERS})
    state.play(0, ["plan", "tax", "settsu"])
    assert "settsu" not in hand(state, 0)
    state.play(0, ["plan", "rice", "settsu"])
    assert plan(state, 0)["tax"] is None
    assert refusal(state, "ready", seat=0) == "H6"
    state = bidding({"settsu": own(0, 2), **OTHERS}, {0: {"tax": "settsu"}})
    assert list(plan(state, 0).values()).count("settsu") == 1


def test_H8_the_example_of_three_players_on_places_one_three_and_four() -> None:
    _, events = acting({"settsu": own(0, 2), **OTHERS}, {}, places={1: 1, 2: 3, 0: 4})
    assert [each["seat"] for each in told(events, "shown")][:3] == [1, 2, 0]


def test_H10_an_attack_needs_two_armies() -> None:
    """One to march and one to stay."""
    plans = {0: {"bid": "chest_0", "battle_a": "settsu"}}
    _, events = acting({"settsu": own(0, 1), **OTHERS}, plans)
    assert [each["why"] for each in told(events, "void") if each["seat"] == 0] == ["armies"]
    state, _ = acting({"settsu": own(0, 2), **OTHERS}, plans)
    play(state, ["target", "kii"])
    assert can(state, "armies", 1)
    assert not can(state, "armies", 2)
