"""What becomes of the card of a lost province (H11)."""

from typing import Any

import pytest

from tenka.kernel.events import Event
from tenka.kernel.state import State
from tests.games.shogun.positions import (
    EMPTY,
    acting,
    can,
    decision,
    falls,
    hand,
    march,
    only,
    own,
    plan,
    refusal,
    seen,
    stands,
    told,
    view,
)

PLAIN = ("rice", "armies", "chest", "attack", "defence")
# Seat 0 attacks Kii, one of seat 1's two provinces.
LANDS = {"settsu": own(0, 6), "kii": own(1, 1), "izu": own(1, 1), "hoki": own(2, 1)}
WON, TIED = falls(4, 0, 0, 0), falls(1, 1, 0, 0)


def losing(cards: dict[str, str], wanted: Any = WON, **words: Any) -> tuple[State, list[Event]]:
    """Kii is lost while it lies where these cards say."""
    plans = {0: {"bid": "chest_0", "battle_a": "settsu"}, 1: cards}
    state, _ = acting(words.pop("lands", LANDS), plans, specials=PLAIN, **words)
    return march(state, "kii", 4, wanted)


@pytest.mark.parametrize("space", ["tax", "rice", "castle", "army_1", "battle_b"])
def test_H11_a_planned_card_goes_to_the_conqueror(space: str) -> None:
    state, events = losing({"bid": "chest_0", space: "kii"}, actions=["battle_a", space])
    assert only(events, "card_lost") == {"seat": 1, "province": "kii", "space": space, "to": 0}
    assert "kii" in hand(state, 0)
    assert "kii" not in [*hand(state, 1), *plan(state, 1).values()]
    shown = [each["card"] for each in told(events, "shown") if (each["seat"], each["action"]) == (1, space)]
    assert shown == [EMPTY], "the action is void"
    assert not told(events, "collected")


def test_H11_a_card_on_the_bid() -> None:
    state, events = losing({"bid": "kii", "castle": "izu"}, actions=["battle_a"])
    assert only(events, "card_lost") == {"seat": 1, "province": "kii", "space": "bid", "to": 0}
    assert stands(state, "kii") == (0, 4)


def test_H11_a_used_card() -> None:
    state, events = losing({"bid": "chest_0", "tax": "kii", "battle_a": "izu"}, actions=["tax", "battle_a"])
    assert only(events, "card_lost") == {"seat": 1, "province": "kii", "space": "tax", "to": 0}
    assert seen(state, 1, "chests") == 5, "what it brought is kept"


def test_H11_a_card_in_hand() -> None:
    more = ("omi", "mino", "echizen", "wakasa", "owari", "mikawa")
    lands = {"settsu": own(0, 6), "kii": own(1, 1), "hoki": own(2, 1)} | {name: own(1, 1) for name in more}
    cards = dict(zip(("bid", "castle", "temple", "theatre", "battle_a", "battle_b"), more, strict=True))
    state, events = losing(cards, lands=lands, actions=["battle_a"])
    assert only(events, "card_lost") == {"seat": 1, "province": "kii", "space": None, "to": 0}
    assert "kii" in hand(state, 0)


@pytest.mark.parametrize("space", ["tax", "bid"])
def test_H11_a_card_of_a_neutral_province_goes_to_the_stock(space: str) -> None:
    state, events = losing({"bid": "izu", "castle": "chest_0", space: "kii"}, TIED, actions=["battle_a"])
    assert only(events, "card_lost") == {"seat": 1, "province": "kii", "space": space, "to": None}
    assert "kii" not in [*hand(state, 0), *hand(state, 1)]
    assert seen(state, 1, "cards") == 6


def test_H11_everybody_sees_where_it_lay() -> None:
    _, events = losing({"bid": "chest_0", "tax": "kii"}, actions=["battle_a", "tax"])
    (lost,) = [event for event in events if event.kind == "card_lost"]
    assert lost.to is None


def test_H11_the_space_is_seen_to_be_empty() -> None:
    lands = {**LANDS, "omi": own(2, 3)}
    plans: dict[int, dict[str, str]] = {
        0: {"bid": "chest_0", "battle_a": "settsu"},
        1: {"bid": "chest_0", "tax": "kii"},
        2: {"bid": "hoki", "battle_a": "omi"},
    }
    state, _ = acting(lands, plans, specials=PLAIN, actions=["battle_a", "tax"])
    state, _ = march(state, "kii", 4, WON)
    assert decision(state) == "march"
    shown = seen(state, 1, "plan")
    assert shown[1:].count("hidden") == 8, "two of ten are known: battle A, shown, and the tax"
    assert seen(state, 1, "cards") == 6
    assert seen(state, 0, "cards") == 7


def test_H11_the_conqueror_cannot_use_it_this_round() -> None:
    """It is in hand, and spaces are filled no more; the next season it can be planned."""
    lands = {**LANDS, "omi": own(2, 3)}
    plans: dict[int, dict[str, str]] = {
        0: {"bid": "chest_0", "battle_a": "settsu"},
        2: {"bid": "hoki", "battle_a": "omi"},
    }
    state, _ = acting(lands, plans, specials=PLAIN, actions=["battle_a", "tax"])
    state, _ = march(state, "kii", 4, WON)
    assert "kii" in hand(state, 0)
    assert refusal(state, "plan", "tax", "kii", seat=0) is None
    state, events = march(state, "mino", 1)
    assert not told(events, "collected")
    assert can(state, "plan", "bid", "kii", seat=0)


def test_H11_a_province_won_back_does_not_act() -> None:
    """Seat 1 loses Kii, planned for taxes, and wins it back from Yamato before the taxes."""
    lands = {"settsu": own(0, 6), "kii": own(1, 1), "yamato": own(1, 6), "hoki": own(2, 1)}
    plans: dict[int, dict[str, str]] = {
        0: {"bid": "chest_0", "battle_a": "settsu"},
        1: {"bid": "chest_0", "battle_b": "yamato", "tax": "kii"},
    }
    state, _ = acting(lands, plans, specials=PLAIN, actions=["battle_a", "battle_b", "tax"])
    state, _ = march(state, "kii", 4, falls(1, 0, 0, 0))
    state, events = march(state, "kii", 5, falls(0, 4, 0, 0))
    assert stands(state, "kii") == (1, 4)
    assert only(events, "card_lost") == {"seat": 0, "province": "kii", "space": None, "to": 1}
    assert not told(events, "collected")
    assert seen(state, 1, "chests") == 0


def test_H11_a_revolt_lost_gives_the_card_to_the_stock() -> None:
    lands = {"settsu": own(0, 1, unrest=3), "kii": own(1, 1), "hoki": own(2, 1)}
    plans = {0: {"bid": "chest_0", "tax": "settsu"}}
    state, events = acting(lands, plans, wanted=lambda events: any(not e["won"] for e in told(events, "quelled")))
    assert only(events, "card_lost") == {"seat": 0, "province": "settsu", "space": "tax", "to": None}
    assert view(state, "seats")[0]["provinces"] == 0
