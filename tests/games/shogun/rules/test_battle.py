"""Battles (H15 to H18) and the temple event (H20).

Seat 0 attacks Kōzuke from Shinano; seat 1 defends it, if it is anybody's; seat 2 looks on from Hōki.
"""

from collections.abc import Sequence
from typing import Any

import pytest

from tenka.kernel.events import Event
from tenka.kernel.state import State
from tests.games.shogun.positions import (
    ARMIES,
    FARMERS,
    Land,
    Wanted,
    acting,
    cubes,
    decision,
    falls,
    hand,
    happens,
    is_bare,
    march,
    moves,
    only,
    own,
    province,
    refusal,
    seen,
    stands,
    told,
    view,
)

PLAIN = ("rice", "chest", "armies", "attack", "defence")
ATTACK = ("attack", "chest", "armies", "rice", "defence")
DEFENCE = ("rice", "defence", "armies", "attack", "chest")
BOTH = ("attack", "defence", "armies", "rice", "chest")
KEEP = 1  # armies that stay in Shinano


def before(attackers: int, defender: Land | None, action: str = "battle_a", **words: Any) -> State:
    """The attacker is asked where to march."""
    lands = {"shinano": own(0, attackers + KEEP), "hoki": own(2, 1), "izu": own(1, 1), **words.pop("more", {})}
    if defender is not None:
        lands["kozuke"] = defender
    state, _ = acting(lands, {0: {"bid": "chest_0", action: "shinano"}}, **{"specials": PLAIN, **words})
    return state


def attack(
    attackers: int, defender: Land | None, wanted: Wanted | None = None, **words: Any
) -> tuple[State, list[Event]]:
    """Seat 0 attacks Kōzuke; what falls may be wanted."""
    return march(before(attackers, defender, **words), "kozuke", attackers, wanted)


def fought(
    attackers: int, defender: Land | None, out: Sequence[int], **words: Any
) -> tuple[State, dict[str, Any], list[Event]]:
    """A battle in which these cubes fall, and what came of it."""
    state, events = attack(attackers, defender, falls(*out), **words)
    assert list(cubes(state)) == [ARMIES] * 3 + [FARMERS]
    return state, only(events, "battle"), events


# H15 says who is thrown


def thrown(attackers: int, defender: Land | None, **words: Any) -> dict[str, Any]:
    """What was thrown."""
    _, events = attack(attackers, defender, **words)
    return told(events, "thrown")[0]


def test_H15_attackers_and_all_defenders_are_thrown() -> None:
    data = thrown(4, own(1, 3))
    assert data["armies"] == [4, 3, 0, 0]
    assert data["bonus"] == [0, 0, 0, 0]
    assert data["tray"] == [0, 0, 0, 0]


def test_H15_the_attack_is_told_before_the_throw() -> None:
    _, events = attack(4, own(1, 3))
    assert only(events, "attacked") == {"seat": 0, "from": "shinano", "to": "kozuke", "armies": 4, "defender": 1}
    kinds = [event.kind for event in events]
    assert kinds.index("attacked") < kinds.index("thrown") < kinds.index("battle")


def test_H15_everything_in_the_tray_is_thrown_too() -> None:
    data = thrown(4, own(1, 3), tray=[2, 0, 5, 3])
    assert data["tray"] == [2, 0, 5, 3]
    assert data["armies"] == [4, 3, 0, 0], "no farmer joins a battle between players"


def test_H15_the_tray_then_holds_what_came_out() -> None:
    """Here of nobody who fights but seat 2, whose cubes stay."""
    state, events = attack(1, own(1, 1), falls(1, 0, 3, 0), tray=[0, 0, 5, 0])
    assert view(state, "tray") == [0, 0, 3, 0]
    assert view(state, "tower") == [0, 1, 2, 0]
    assert told(events, "thrown")[0]["out"] == [1, 0, 3, 0]


@pytest.mark.parametrize("action", ["battle_a", "battle_b"])
def test_H15_the_attack_card_adds_an_army(action: str) -> None:
    assert thrown(4, own(1, 3), action=action, specials=ATTACK)["bonus"] == [1, 0, 0, 0]


def test_H15_the_attack_card_counts_against_neutral_provinces_too() -> None:
    assert thrown(4, None, specials=ATTACK)["bonus"] == [1, 0, 0, 0]


@pytest.mark.parametrize("action", ["battle_a", "battle_b"])
def test_H15_the_defence_card_adds_an_army(action: str) -> None:
    assert thrown(4, own(1, 3), action=action, specials=DEFENCE)["bonus"] == [0, 1, 0, 0]


def test_H15_both_cards() -> None:
    assert thrown(4, own(1, 3), specials=BOTH)["bonus"] == [1, 1, 0, 0]


def test_H15_another_seats_cards_do_not_count() -> None:
    assert thrown(4, own(1, 3), specials=("rice", "attack", "defence", "chest", "armies"))["bonus"] == [0] * 4


@pytest.mark.parametrize("event", ["castle_2", "castle_6"])
def test_H15_under_its_event_a_castle_adds_a_defender(event: str) -> None:
    assert thrown(4, own(1, 3, "castle"), event=event)["bonus"] == [0, 1, 0, 0]
    assert thrown(4, own(1, 3, "castle"), event=event, specials=DEFENCE)["bonus"] == [0, 2, 0, 0]
    assert thrown(4, own(1, 3, "temple"), event=event)["bonus"] == [0, 0, 0, 0]


def test_H15_without_the_event_a_castle_adds_nobody() -> None:
    assert thrown(4, own(1, 3, "castle"), event="theatre_5")["bonus"] == [0, 0, 0, 0]


def test_H15_an_empty_supply_adds_nobody() -> None:
    more = {"tosa": own(1, ARMIES - 1 - 3)}
    data = thrown(ARMIES - KEEP, own(1, 3), specials=BOTH, more=more | {}, players=4)
    assert data["bonus"] == [0, 0, 0, 0, 0]


@pytest.mark.parametrize(("supply", "bonus"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_H15_bonus_armies_come_as_far_as_the_supply_reaches(supply: int, bonus: int) -> None:
    more = {"tosa": own(1, ARMIES - 1 - 3 - supply)}
    data = thrown(4, own(1, 3, "castle"), event="castle_2", specials=DEFENCE, more=more, players=4)
    assert data["bonus"] == [0, bonus, 0, 0, 0]


def test_H15_bonus_armies_come_from_the_supply() -> None:
    state, _ = attack(2, own(1, 1), falls(0, 0, 0, 0), specials=BOTH)
    assert view(state, "tower") == [3, 2, 0, 0]
    assert [seen(state, seat, "supply") for seat in range(2)] == [ARMIES - KEEP - 3, ARMIES - 1 - 2]


def test_H15_no_card_counts_in_a_move() -> None:
    state = before(3, own(0, 1), specials=ATTACK)
    state, events = march(state, "kozuke", 3)
    assert not told(events, "thrown")
    assert stands(state, "kozuke") == (0, 4)


# H16 is about neutral provinces


def test_H16_a_farmer_defends_a_neutral_province() -> None:
    _, events = attack(2, None)
    assert only(events, "attacked")["defender"] is None
    assert told(events, "thrown")[0]["armies"] == [2, 0, 0, 1]
    assert (only(events, "battle")["defender"], only(events, "battle")["helping"]) == (None, True)


def test_H16_under_its_event_two_farmers_do() -> None:
    assert thrown(2, None, event="farmers_3")["armies"] == [2, 0, 0, 2]


def test_H16_that_event_does_not_concern_players_provinces() -> None:
    assert thrown(2, own(1, 2), event="farmers_3")["armies"] == [2, 2, 0, 0]


@pytest.mark.parametrize(("supply", "farmers"), [(0, 0), (1, 1), (2, 2)])
def test_H16_farmers_are_limited_to_the_supply(supply: int, farmers: int) -> None:
    data = thrown(2, None, event="farmers_3", tower=[0, 0, 0, FARMERS - supply])
    assert data["armies"] == [2, 0, 0, farmers]


def test_H16_a_neutral_province_won() -> None:
    state, battle, events = fought(3, None, [3, 0, 0, 1])
    assert (battle["attackers"], battle["defenders"], battle["farmers"]) == (3, 0, 1)
    assert (battle["winner"], battle["kept"]) == (0, 2)
    assert stands(state, "kozuke") == (0, 2)
    assert "kozuke" in hand(state, 0)
    assert not told(events, "card_lost")


@pytest.mark.parametrize("out", [(1, 0, 0, 1), (0, 0, 0, 1), (0, 0, 0, 0)])
def test_H16_a_neutral_province_not_won_stays_neutral(out: tuple[int, ...]) -> None:
    state, battle, _ = fought(2, None, out)
    assert (battle["winner"], battle["kept"]) == (None, 0)
    assert is_bare(state, "kozuke")
    assert view(state, "tray") == [0, 0, 0, 0]


# H17 says what counts


def test_H17_farmers_help_the_defender_of_a_calm_province() -> None:
    state, battle, _ = fought(3, own(1, 2), [2, 1, 0, 1], tray=[0, 0, 0, 2])
    assert battle == {
        "seat": 0,
        "defender": 1,
        "province": "kozuke",
        "attackers": 2,
        "defenders": 1,
        "farmers": 1,
        "helping": True,
        "winner": None,
        "kept": 0,
    }
    assert is_bare(state, "kozuke")


def test_H17_with_unrest_farmers_look_on_and_stay_in_the_tray() -> None:
    state, battle, _ = fought(3, own(1, 2, unrest=1), [2, 1, 0, 1], tray=[0, 0, 0, 2])
    assert (battle["helping"], battle["winner"], battle["kept"]) == (False, 0, 1)
    assert stands(state, "kozuke") == (0, 1)
    assert view(state, "tray") == [0, 0, 0, 1]
    assert view(state, "farmers") == FARMERS - 2


def test_H17_every_cube_of_a_colour_counts_however_it_got_there() -> None:
    """One marches, three of its colour lay in the tray; the defender's come out of the tower."""
    state, battle, _ = fought(1, own(1, 1), [3, 2, 0, 0], tray=[3, 0, 0, 0], tower=[0, 3, 0, 0])
    assert (battle["attackers"], battle["defenders"], battle["winner"]) == (3, 2, 0)
    assert stands(state, "kozuke") == (0, 1)


def test_H17_other_colours_stay_in_the_tray() -> None:
    state, battle, _ = fought(3, own(1, 1), [2, 0, 2, 0], tray=[0, 0, 3, 0])
    assert battle["winner"] == 0
    assert view(state, "tray") == [0, 0, 2, 0]
    assert stands(state, "hoki") == (2, 1)


# H18 says what becomes of it


@pytest.mark.parametrize(
    ("out", "kept"), [([4, 1, 0, 1], 2), ([4, 0, 0, 1], 3), ([4, 3, 0, 0], 1), ([2, 0, 0, 0], 2), ([1, 0, 0, 0], 1)]
)
def test_H18_the_attacker_wins_with_more(out: list[int], kept: int) -> None:
    state, battle, events = fought(4, own(1, 3, "castle", "temple"), out, tray=[0, 0, 0, 1])
    assert (battle["winner"], battle["kept"]) == (0, kept)
    assert stands(state, "kozuke") == (0, kept)
    assert sorted(province(state, "kozuke")["buildings"]) == ["castle", "temple"]
    assert "kozuke" in hand(state, 0)
    assert "kozuke" not in hand(state, 1)
    assert only(events, "card_lost")["to"] == 0
    assert not told(events, "razed")
    assert view(state, "tray") == [0, 0, 0, 0]
    assert stands(state, "shinano") == (0, KEEP)


def test_H18_buildings_and_unrest_stay_with_the_province() -> None:
    state, battle, _ = fought(4, own(1, 2, "theatre", unrest=3), [3, 1, 0, 0])
    assert battle["winner"] == 0
    assert province(state, "kozuke")["buildings"] == ["theatre"]
    assert province(state, "kozuke")["unrest"] == 3


@pytest.mark.parametrize(
    ("out", "kept"),
    [
        *(([1, 2, 0, 0], 1), ([0, 2, 0, 0], 2), ([0, 3, 0, 0], 3), ([1, 3, 0, 1], 3), ([2, 3, 0, 1], 2)),
        *(([3, 3, 0, 1], 1), ([0, 1, 0, 2], 1), ([2, 1, 0, 2], 1), ([1, 1, 0, 2], 1)),
    ],
)
def test_H18_the_defender_keeps_what_is_left_farmers_dying_first(out: list[int], kept: int) -> None:
    attackers, defenders, _, farmers = out
    assert kept == min(defenders, defenders + farmers - attackers)
    state, battle, events = fought(3, own(1, 3, "castle"), out, tray=[0, 0, 0, 2])
    assert (battle["winner"], battle["kept"]) == (1, kept)
    assert stands(state, "kozuke") == (1, kept)
    assert province(state, "kozuke")["buildings"] == ["castle"]
    assert not told(events, "card_lost")
    assert view(state, "tray") == [0, 0, 0, 0], "left-over farmers return to supply"
    assert view(state, "farmers") == FARMERS - view(state, "tower")[-1]


def test_H18_a_defender_with_unrest_wins_without_farmers() -> None:
    state, battle, _ = fought(3, own(1, 3, unrest=2), [1, 3, 0, 2], tray=[0, 0, 0, 2])
    assert (battle["winner"], battle["kept"]) == (1, 2)
    assert province(state, "kozuke")["unrest"] == 2
    assert view(state, "tray") == [0, 0, 0, 2]


RUINS = {
    "tie": [2, 2, 0, 0],
    "tie with farmers": [2, 1, 0, 1],
    "nobody came out": [0, 0, 0, 0],
    "farmers only": [0, 0, 0, 1],
    "farmers only against some": [1, 0, 0, 2],
}


@pytest.mark.parametrize("out", RUINS.values(), ids=RUINS)
def test_H18_ties_and_wins_by_farmers_only_leave_the_province_neutral_and_bare(out: list[int]) -> None:
    tower = [0, 0, 0, 2]
    state, battle, events = fought(3, own(1, 2, "castle", "theatre"), out, tower=tower)
    assert (battle["winner"], battle["kept"]) == (None, 0)
    assert is_bare(state, "kozuke")
    assert only(events, "card_lost")["to"] is None
    razed = only(events, "razed")
    assert (razed["province"], sorted(razed["buildings"]), razed["markers"]) == ("kozuke", ["castle", "theatre"], 0)
    assert view(state, "tray") == [0, 0, 0, 0]
    assert view(state, "stock") == {"castle": 28, "temple": 26, "theatre": 26}
    assert "kozuke" not in hand(state, 0) + hand(state, 1)


def test_H18_a_tie_removes_unrest_and_leaves_onlookers_in_the_tray() -> None:
    state, _, events = fought(3, own(1, 2, unrest=2), [1, 1, 0, 1], tray=[0, 0, 0, 2])
    assert is_bare(state, "kozuke")
    assert only(events, "razed")["markers"] == 2
    assert view(state, "tray") == [0, 0, 0, 1]


def test_H18_nobody_against_farmers_that_look_on_is_nobody_against_nobody() -> None:
    state, battle, _ = fought(2, own(1, 2, unrest=1), [0, 0, 0, 2], tray=[0, 0, 0, 2])
    assert battle["winner"] is None
    assert is_bare(state, "kozuke")
    assert view(state, "tray") == [0, 0, 0, 2]


def test_H18_what_returns_to_supply() -> None:
    state, _, _ = fought(4, own(1, 3), [3, 1, 0, 1], tower=[0, 0, 0, 2])
    inside = view(state, "tower")
    assert inside == [1, 2, 0, 1]
    assert seen(state, 0, "supply") == ARMIES - KEEP - 1 - inside[0]
    assert seen(state, 1, "supply") == ARMIES - 1 - inside[1]
    assert view(state, "farmers") == FARMERS - inside[-1]


def test_H18_the_conquered_province_can_be_lost_again_and_a_losing_attacker_keeps_his_own() -> None:
    state, _, _ = fought(4, own(1, 3), [0, 3, 0, 0])
    assert stands(state, "shinano") == (0, KEEP)
    assert "shinano" in hand(state, 0)


# H20 protects temples


@pytest.mark.parametrize("event", ["temple_3", "temple_4"])
def test_H20_a_temple_protects_under_its_event(event: str) -> None:
    state = before(3, own(1, 2, "temple"), event=event)
    assert "kozuke" not in moves(state, "target")
    assert refusal(state, "target", "kozuke") == "H20"
    assert "kai" in moves(state, "target")


def test_H20_without_the_event_it_does_not() -> None:
    state = before(3, own(1, 2, "temple"), event="castle_2")
    assert "kozuke" in moves(state, "target")


def test_H20_moves_into_own_provinces_with_a_temple_are_allowed() -> None:
    state = before(3, own(0, 2, "temple"), event="temple_3")
    state, events = march(state, "kozuke", 2)
    assert only(events, "moved")["to"] == "kozuke"


def test_H20_without_a_target_left_the_action_is_void() -> None:
    """Shima's neighbours are Ise and, by sea, Izu."""
    lands = {"shima": own(0, 3), "ise": own(1, 1, "temple"), "izu": own(2, 1, "temple"), "hoki": own(2, 1)}
    state, events = acting(lands, {0: {"bid": "chest_0", "battle_a": "shima"}}, event="temple_4")
    assert {"seat": 0, "action": "battle_a", "province": "shima", "why": "target"} in told(events, "void")
    assert decision(state) == "plan"
    assert stands(state, "shima") == (0, 3)


def test_H20_one_target_left_must_be_taken() -> None:
    lands = {"shima": own(0, 3), "ise": own(1, 1, "temple"), "izu": own(2, 1), "hoki": own(2, 1)}
    state, _ = acting(lands, {0: {"bid": "chest_0", "battle_a": "shima"}}, event="temple_4")
    assert moves(state, "target") == ["izu"]


def test_H18_a_scripted_battle_happens_as_wanted() -> None:
    """What the tests above rest on: a stream is found in which the wanted thing happens."""
    _, events = attack(4, own(1, 3), happens("battle", winner=1))
    assert only(events, "battle")["winner"] == 1
