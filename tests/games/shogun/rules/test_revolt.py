"""Revolts when rice or taxes are collected (H14, H19)."""

from collections.abc import Sequence
from typing import Any

import pytest

from tenka.kernel.events import Event
from tenka.kernel.state import State
from tests.games.shogun.positions import (
    ARMIES,
    FARMERS,
    Land,
    acting,
    cubes,
    falls,
    hand,
    is_bare,
    only,
    own,
    province,
    seen,
    stands,
    told,
    view,
)

PLAIN = ("rice", "chest", "armies", "attack", "defence")


def revolt(land: Land, out: Sequence[int] | None = None, **words: Any) -> tuple[State, list[Event]]:
    """Seat 0 collects taxes in Mikawa, where it is restless."""
    lands = {"mikawa": land, "hoki": own(1, 1), "kozuke": own(2, 1), **words.pop("more", {})}
    wanted = None if out is None else falls(*out)
    plans = {0: {"bid": "chest_0", "tax": "mikawa"}}
    state, events = acting(lands, plans, wanted=wanted, **{"specials": PLAIN, **words})
    assert list(cubes(state)) == [ARMIES] * 3 + [FARMERS]
    return state, events


def test_H19_all_armies_and_a_farmer_for_each_marker_are_thrown_with_the_tray() -> None:
    _, events = revolt(own(0, 4, unrest=2), tray=[1, 0, 2, 3])
    data = told(events, "thrown")[0]
    assert data["armies"] == [4, 0, 0, 2]
    assert data["tray"] == [1, 0, 2, 3]


@pytest.mark.parametrize(("supply", "farmers"), [(0, 0), (2, 2), (3, 3), (5, 3)])
def test_H19_farmers_come_as_far_as_their_supply_reaches(supply: int, farmers: int) -> None:
    _, events = revolt(own(0, 4, unrest=3), tower=[0, 0, 0, FARMERS - supply])
    assert told(events, "thrown")[0]["armies"] == [4, 0, 0, farmers]


@pytest.mark.parametrize("specials", [("attack", "rice", "chest", "armies", "defence"), ("defence", *PLAIN[:4])])
@pytest.mark.parametrize("event", ["castle_2", "farmers_3", "temple_3"])
def test_H15_no_bonus_armies_in_a_revolt(specials: tuple[str, ...], event: str) -> None:
    _, events = revolt(own(0, 4, "castle", unrest=2), specials=specials, event=event)
    data = told(events, "thrown")[0]
    assert data["bonus"] == [0, 0, 0, 0]
    assert data["armies"] == [4, 0, 0, 2]


def test_H19_the_player_wins_with_more() -> None:
    state, events = revolt(own(0, 4, "castle", unrest=2), [3, 0, 0, 1])
    assert only(events, "quelled") == {
        "seat": 0,
        "province": "mikawa",
        "armies": 3,
        "farmers": 1,
        "won": True,
        "kept": 2,
    }
    assert stands(state, "mikawa") == (0, 2)
    assert province(state, "mikawa")["buildings"] == ["castle"]
    assert province(state, "mikawa")["unrest"] == 3
    assert view(state, "tray") == [0, 0, 0, 0]
    assert seen(state, 0, "supply") == ARMIES - 2 - 1
    assert view(state, "farmers") == FARMERS - 1


@pytest.mark.parametrize("out", [(2, 0, 0, 2), (1, 0, 0, 2), (0, 0, 0, 1), (0, 0, 0, 0)])
def test_H19_otherwise_the_province_is_neutral_and_bare(out: tuple[int, ...]) -> None:
    state, events = revolt(own(0, 4, "castle", unrest=2), out)
    quelled = only(events, "quelled")
    assert (quelled["armies"], quelled["farmers"], quelled["won"], quelled["kept"]) == (out[0], out[3], False, 0)
    assert is_bare(state, "mikawa")
    assert only(events, "razed") == {"province": "mikawa", "buildings": ["castle"], "markers": 2}
    assert only(events, "card_lost")["to"] is None
    assert "mikawa" not in hand(state, 0)
    assert view(state, "tray") == [0, 0, 0, 0]
    assert view(state, "stock")["castle"] == 28


def test_H19_all_cubes_of_the_player_stand_against_all_farmers_whatever_the_unrest() -> None:
    """Two of the player's and one farmer come from the tray."""
    state, events = revolt(own(0, 1, unrest=1), [3, 0, 0, 2], tray=[2, 0, 0, 1])
    assert some_of(only(events, "quelled")) == (3, 2, True, 1)
    assert stands(state, "mikawa") == (0, 1)


def some_of(quelled: dict[str, Any]) -> tuple[Any, ...]:
    """Armies, farmers, whether won, and how many are left."""
    return quelled["armies"], quelled["farmers"], quelled["won"], quelled["kept"]


def test_H19_other_colours_stay_in_the_tray() -> None:
    state, _ = revolt(own(0, 3, unrest=1), [2, 1, 2, 0], tray=[0, 2, 3, 0])
    assert view(state, "tray") == [0, 1, 2, 0]
    assert stands(state, "mikawa") == (0, 2)


def test_H19_farmers_are_never_put_into_a_province() -> None:
    state, _ = revolt(own(0, 1, unrest=3), [0, 0, 0, 3])
    assert is_bare(state, "mikawa")
    assert view(state, "farmers") == FARMERS


def test_H14_one_more_marker_after_a_revolt_beaten() -> None:
    state, events = revolt(own(0, 4, unrest=5), [4, 0, 0, 3])
    assert only(events, "unrest") == {"province": "mikawa", "change": 1, "markers": 6}
    assert province(state, "mikawa")["unrest"] == 6


def test_H14_tax_and_rice_in_one_round_are_two_provinces() -> None:
    lands = {"mikawa": own(0, 1), "mino": own(0, 1), "hoki": own(1, 1), "kozuke": own(2, 1)}
    plans = {0: {"bid": "chest_0", "tax": "mikawa", "rice": "mino"}}
    state, events = acting(lands, plans, specials=("armies", "rice", "chest", "attack", "defence"))
    assert (seen(state, 0, "chests"), seen(state, 0, "rice")) == (6, 5)
    assert not told(events, "rose")
    assert (province(state, "mikawa")["unrest"], province(state, "mino")["unrest"]) == (1, 1)
