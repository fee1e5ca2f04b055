"""Cards that do nothing, pieces that never run out, and what is known of the tower (H6, H8, H14, H21)."""

from math import isqrt

import pytest

from tenka.games.shogun.rules.components.data import DATA
from tenka.games.shogun.rules.tower import CAUGHT, FLAT_OUT, LOOSENED, ONE, THROUGH
from tests.games.shogun.positions import (
    ARMIES,
    CHEST_CARDS,
    EMPTY,
    FARMERS,
    acting,
    begun,
    cubes,
    only,
    own,
    province,
    seen,
    told,
    view,
)

TAX = next(each.chests for each in DATA.province if each.id == "settsu")
LANDS = {"settsu": own(0, 3), "izu": own(1, 1), "hoki": own(2, 1)}


@pytest.mark.parametrize("card", [*CHEST_CARDS[1:], EMPTY])
def test_H6_an_empty_space_and_a_chest_card_of_any_number_do_nothing(card: str) -> None:
    state, events = acting(LANDS, {0: {"bid": "chest_0", "tax": card, "castle": "settsu"}}, chests=9)
    assert ("tax", card) in [(each["action"], each["card"]) for each in told(events, "shown") if each["seat"] == 0]
    assert not told(events, "collected")
    assert not told(events, "void")
    assert seen(state, 0, "chests") == 9 - 3  # the castle alone is paid


def test_H8_a_province_on_the_bid_does_not_act() -> None:
    state, events = acting(LANDS, {0: {"bid": "settsu"}}, chests=9)
    assert "settsu" not in [each["card"] for each in told(events, "shown")]
    assert province(state, "settsu")["armies"] == 3
    assert seen(state, 0, "chests") == 9


def test_H14_chests_and_unrest_markers_never_run_out() -> None:
    lands = {**LANDS, "settsu": own(0, 40, unrest=30)}
    plans = {0: {"bid": "chest_0", "tax": "settsu"}}
    state, events = acting(lands, plans, chests=10_000, specials=("rice", "chest", "armies", "attack", "defence"))
    assert only(events, "collected")["amount"] == TAX
    assert seen(state, 0, "chests") == 10_000 + TAX
    assert only(events, "unrest")["markers"] == 31


def test_H21_the_odds_are_whole_numbers_made_of_the_data() -> None:
    (knock, of), (through, whole) = DATA.tower.knock, DATA.tower.through
    assert (knock, of, through, whole) == (1, 20, 2, 3)
    assert pytest.approx(THROUGH / ONE, abs=1e-4) == through / whole
    assert isqrt(ONE * ONE * through // whole) == ONE - CAUGHT
    assert pytest.approx(CAUGHT / ONE, abs=1e-4) == 1 - (2 / 3) ** 0.5
    for arriving in (0, 1, 7, 60):
        assert pytest.approx(LOOSENED[arriving] / ONE, abs=1e-4) == 1 - 0.95**arriving
    assert pytest.approx(FLAT_OUT / ONE, abs=1e-4) == 1 / 3
    assert {type(each) for each in (THROUGH, CAUGHT, FLAT_OUT, *LOOSENED)} == {int}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_H21_the_tray_is_public_and_the_towers_colours_follow_by_subtraction(players: int) -> None:
    state = begun(players)
    assert len(view(state, "tray")) == len(view(state, "tower")) == players + 1
    assert [*cubes(state)] == [ARMIES] * players + [FARMERS]
    assert not {"upper", "lower"} & set(state.view(0))
