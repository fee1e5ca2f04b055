"""How everybody stands before the winter: what it takes for certain, and what follows (H22, H23)."""

from collections.abc import Sequence
from typing import Any

from tenka.kernel.state import State
from tests.games.shogun.positions import EVENTS, changed, own, planning
from tests.games.shogun.rules.test_winter import MINE, OTHERS, mine, winter

SEASONS = ("spring", "summer", "autumn")


def before(events: Sequence[str], *, rice: int, provinces: int = 9) -> State:
    """Everybody plans, and the winter's event is one of these."""
    lands = {**{name: own(0, 1) for name in MINE[:provinces]}, **OTHERS}
    gone = 4 - len(events)
    state = planning(lands, rice=[rice, 0, 0], season=SEASONS[gone])
    rest = [each for each in EVENTS if each not in events]
    return changed(state, open_events=list(events), gone_events=rest[:gone], event_stack=rest[gone:])


def supply(state: State, seat: int = 0) -> dict[str, Any]:
    """What the winter asks of a seat, as all see it."""
    found: dict[str, Any] = state.view(None)["standing"]["supply"][seat]
    return found


def test_H22_one_of_the_open_events_is_the_winters_so_its_least_loss_is_certain() -> None:
    state = before(["castle_6", "castle_2", "temple_4", "rice_least_3"], rice=8)
    assert state.view(None)["standing"]["loss"] == [2, 6]
    assert supply(state) == {"need": 11, "missing": [3, 7], "revolts": [2, 3], "farmers": [2, 3]}


def test_H22_rice_is_never_below_nothing() -> None:
    state = before(["castle_6", "theatre_7"], rice=1)
    assert supply(state)["missing"] == [9, 9]
    assert supply(state, 1)["missing"] == [1, 1]


def test_H22_with_rice_enough_nothing_is_short() -> None:
    state = before(["castle_6", "castle_2"], rice=11)
    assert supply(state) == {"need": 11, "missing": [0, 4], "revolts": [0, 2], "farmers": [0, 2]}


def test_H25_who_has_no_province_needs_nothing() -> None:
    state = planning({"kai": own(0, 1), "hoki": own(1, 1)}, season="autumn")
    assert supply(state, 2) == {"need": 0, "missing": [0, 0], "revolts": [0, 0], "farmers": [0, 0]}


def test_H22_in_winter_the_loss_is_past_and_shortages_are_fixed() -> None:
    state, _ = winter(mine(8, 5), rice=[5, 1, 1])
    assert state.view(None)["standing"]["loss"] == [0, 0]
    assert supply(state)["missing"] == [3, 3]
