"""What the actions do, and when they do nothing (H10, H12, H13, H14)."""

from typing import Any

import pytest

from tenka.kernel.errors import IllegalMove
from tenka.kernel.events import Event
from tenka.kernel.state import State
from tests.games.shogun.positions import (
    ARMIES,
    STOCK,
    Land,
    acting,
    at_move,
    decision,
    happens,
    march,
    moves,
    only,
    own,
    play,
    province,
    refusal,
    seen,
    stands,
    told,
    view,
)

OTHERS = {"hoki": own(1, 1), "kozuke": own(2, 1)}
PRICES = [("castle", 3), ("temple", 2), ("theatre", 1)]
RECRUITING = [("armies_5", 5, 3), ("armies_3", 3, 2), ("army_1", 1, 1)]


def doing(action: str, land: Land | None = None, where: str = "settsu", **words: Any) -> tuple[State, list[Event]]:
    """Seat 0 does one action in a province; the others do nothing."""
    lands = {where: land or own(0, 1), **OTHERS, **words.pop("more", {})}
    plans = {0: {"bid": "chest_0", action: where}}
    return acting(lands, plans, **{"chests": [9, 0, 0], "specials": NEUTRAL[action], **words})


# Special cards on the places in an order in which seat 0 has one without meaning for the action.
NEUTRAL = {
    **dict.fromkeys(("castle", "temple", "theatre"), ("chest", "rice", "armies", "attack", "defence")),
    "rice": ("chest", "rice", "armies", "attack", "defence"),
    "tax": ("rice", "chest", "armies", "attack", "defence"),
    **dict.fromkeys(("armies_5", "armies_3", "army_1"), ("rice", "chest", "armies", "attack", "defence")),
    **dict.fromkeys(("battle_a", "battle_b"), ("rice", "chest", "armies", "attack", "defence")),
}


def void(events: list[Event]) -> tuple[Any, ...]:
    """Why seat 0's action was void."""
    (found,) = [each for each in told(events, "void") if each["seat"] == 0]
    return found["action"], found["province"], found["why"]


# Building


@pytest.mark.parametrize(("building", "price"), PRICES)
def test_H10_a_building_costs_its_price(building: str, price: int) -> None:
    state, events = doing(building, where="shinano")
    assert only(events, "built") == {"seat": 0, "province": "shinano", "building": building, "paid": price}
    assert province(state, "shinano")["buildings"] == [building]
    assert seen(state, 0, "chests") == 9 - price
    assert view(state, "stock")[building] == STOCK[building] - 1


@pytest.mark.parametrize(("building", "price"), PRICES)
def test_H10_who_lacks_money_builds_nothing_and_pays_nothing(building: str, price: int) -> None:
    state, events = doing(building, chests=[price - 1, 0, 0])
    assert void(events) == (building, "settsu", "money")
    assert seen(state, 0, "chests") == price - 1
    assert province(state, "settsu")["buildings"] == []
    state, events = doing(building, chests=[price, 0, 0])
    assert only(events, "built")["paid"] == price


@pytest.mark.parametrize(
    ("where", "buildings", "sites"), [("settsu", ("temple",), 1), ("aki", ("temple", "theatre"), 2)]
)
def test_H10_no_free_site(where: str, buildings: tuple[str, ...], sites: int) -> None:
    assert len(buildings) == sites
    state, events = doing("castle", own(0, 1, *buildings), where)
    assert void(events) == ("castle", where, "site")
    assert seen(state, 0, "chests") == 9


@pytest.mark.parametrize("building", ["castle", "temple", "theatre"])
def test_H10_no_kind_twice_in_a_province(building: str) -> None:
    state, events = doing(building, own(0, 1, building), "aki")
    assert void(events) == (building, "aki", "kind")
    assert province(state, "aki")["buildings"] == [building]


def test_H10_all_three_kinds_fit_where_there_are_three_sites() -> None:
    state, _ = doing("castle", own(0, 1, "temple", "theatre"), "shinano")
    assert sorted(province(state, "shinano")["buildings"]) == ["castle", "temple", "theatre"]


@pytest.mark.parametrize("event", ["theatre_5", "theatre_7"])
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (3, 2)])
def test_H10_a_theatre_calms_a_province_under_its_event(event: str, before: int, after: int) -> None:
    state, events = doing("theatre", own(0, 1, unrest=before), event=event)
    assert province(state, "settsu")["unrest"] == after
    changes = list(told(events, "unrest"))
    assert changes == ([{"province": "settsu", "change": -1, "markers": after}] if before else [])


@pytest.mark.parametrize("building", ["castle", "temple"])
def test_H10_other_buildings_do_not_calm(building: str) -> None:
    state, _ = doing(building, own(0, 1, unrest=2), event="theatre_5")
    assert province(state, "settsu")["unrest"] == 2


def test_H10_a_theatre_does_not_calm_under_another_event() -> None:
    state, _ = doing("theatre", own(0, 1, unrest=2), event="castle_2")
    assert province(state, "settsu")["unrest"] == 2


def test_H10_a_theatre_that_is_not_built_does_not_calm() -> None:
    state, _ = doing("theatre", own(0, 1, unrest=2), event="theatre_5", chests=0)
    assert province(state, "settsu")["unrest"] == 2


# Recruiting


@pytest.mark.parametrize(("action", "armies", "price"), RECRUITING)
def test_H10_armies_cost_their_price(action: str, armies: int, price: int) -> None:
    state, events = doing(action)
    assert only(events, "recruited") == {"seat": 0, "province": "settsu", "armies": armies, "paid": price}
    assert stands(state, "settsu") == (0, 1 + armies)
    assert seen(state, 0, "chests") == 9 - price
    assert seen(state, 0, "supply") == ARMIES - 1 - armies


@pytest.mark.parametrize(("action", "armies", "price"), RECRUITING)
def test_H10_who_lacks_money_recruits_nobody(action: str, armies: int, price: int) -> None:
    state, events = doing(action, chests=[price - 1, 0, 0])
    assert void(events) == (action, "settsu", "money")
    assert stands(state, "settsu") == (0, 1)
    assert seen(state, 0, "chests") == price - 1


@pytest.mark.parametrize(("action", "armies", "price"), RECRUITING)
def test_H10_with_a_short_supply_nobody_comes_and_nothing_is_paid(action: str, armies: int, price: int) -> None:
    state, events = doing(action, own(0, ARMIES - armies + 1))
    assert void(events) == (action, "settsu", "supply")
    assert seen(state, 0, "supply") == armies - 1
    assert seen(state, 0, "chests") == 9
    state, events = doing(action, own(0, ARMIES - armies))
    assert only(events, "recruited")["armies"] == armies
    assert seen(state, 0, "supply") == 0


@pytest.mark.parametrize(("action", "armies"), [("armies_5", 3), ("armies_3", 2), ("army_1", 1)])
def test_H12_the_recruit_event_gives_fewer_at_the_same_price(action: str, armies: int) -> None:
    price = {"armies_5": 3, "armies_3": 2, "army_1": 1}[action]
    _, events = doing(action, event="recruit_1")
    assert only(events, "recruited") == {"seat": 0, "province": "settsu", "armies": armies, "paid": price}


SIX = ("armies", "rice", "chest", "attack", "defence")


@pytest.mark.parametrize(
    ("action", "event", "armies", "price"),
    [
        ("armies_5", "castle_2", 6, 3),
        ("armies_5", "recruit_1", 6, 3),
        ("armies_3", "castle_2", 3, 2),
        ("armies_3", "recruit_1", 2, 2),
        ("army_1", "castle_2", 1, 1),
    ],
)
def test_H12_the_six_armies_card_concerns_the_five_armies_action_alone(
    action: str, event: str, armies: int, price: int
) -> None:
    _, events = doing(action, event=event, specials=SIX)
    assert only(events, "recruited") == {"seat": 0, "province": "settsu", "armies": armies, "paid": price}


@pytest.mark.parametrize(
    ("event", "supply", "armies"),
    [
        *(("castle_2", 4, None), ("castle_2", 5, 5), ("castle_2", 6, 6), ("castle_2", 7, 6)),
        *(("recruit_1", 2, None), ("recruit_1", 3, 3), ("recruit_1", 4, 4), ("recruit_1", 5, 5), ("recruit_1", 6, 6)),
    ],
)
def test_H12_the_six_armies_come_as_far_as_the_supply_reaches(event: str, supply: int, armies: int | None) -> None:
    state, events = doing("armies_5", own(0, ARMIES - supply), event=event, specials=SIX)
    if armies is None:
        assert void(events) == ("armies_5", "settsu", "supply")
        assert seen(state, 0, "chests") == 9
    else:
        assert only(events, "recruited")["armies"] == armies
        assert seen(state, 0, "chests") == 6
        assert seen(state, 0, "supply") == supply - armies


@pytest.mark.parametrize(("action", "supply", "armies"), [("armies_5", 3, 3), ("armies_3", 2, 2)])
def test_H12_under_the_event_the_smaller_number_must_be_there(action: str, supply: int, armies: int) -> None:
    _, events = doing(action, own(0, ARMIES - supply), event="recruit_1")
    assert only(events, "recruited")["armies"] == armies
    _, events = doing(action, own(0, ARMIES - supply + 1), event="recruit_1")
    assert void(events) == (action, "settsu", "supply")


# Rice and taxes: Settsu 7 chests 3 rice, Ōmi 3 and 2, Kaga 4 and 5


@pytest.mark.parametrize(
    ("action", "where", "event", "printed", "amount"),
    [
        *(("tax", "settsu", "castle_2", 7, 7), ("tax", "omi", "castle_2", 3, 3)),
        *(
            ("tax", "settsu", "tax_most_0", 7, 5),
            ("tax", "omi", "tax_most_0", 3, 3),
            ("tax", "kii", "tax_most_0", 5, 5),
        ),
        *(("tax", "settsu", "tax_least_2", 7, 7), ("tax", "omi", "tax_least_2", 3, 6)),
        *(("rice", "kaga", "castle_2", 5, 5), ("rice", "omi", "castle_2", 2, 2)),
        *(("rice", "kaga", "rice_most_4", 5, 3), ("rice", "omi", "rice_most_4", 2, 2)),
        *(("rice", "kaga", "rice_least_3", 5, 5), ("rice", "omi", "rice_least_3", 2, 4)),
        *(("rice", "kaga", "tax_most_0", 5, 5), ("tax", "omi", "rice_least_3", 3, 3)),
        *(("rice", "omi", "tax_least_2", 2, 2), ("tax", "settsu", "rice_most_4", 7, 7)),
    ],
)
@pytest.mark.parametrize("card", [False, True])
def test_H12_limits_come_first_then_the_special_card(
    action: str, where: str, event: str, printed: int, amount: int, card: bool
) -> None:
    mine = {"tax": "chest", "rice": "rice"}[action]
    other = {"tax": "rice", "rice": "chest"}[action]
    specials = (mine if card else other, other if card else mine, "armies", "attack", "defence")
    state, events = doing(action, None, where, event=event, specials=specials, chests=[1, 0, 0], rice=2)
    goods, had = ("chests", 1) if action == "tax" else ("rice", 2)
    assert only(events, "collected") == {
        "seat": 0,
        "province": where,
        "goods": goods,
        "printed": printed,
        "amount": amount + card,
        "total": had + amount + card,
    }
    assert seen(state, 0, goods) == had + amount + card


@pytest.mark.parametrize("action", ["tax", "rice"])
def test_H14_without_a_marker_there_is_no_revolt_and_one_comes(action: str) -> None:
    state, events = doing(action)
    assert not told(events, "rose")
    assert not told(events, "thrown")
    assert only(events, "unrest") == {"province": "settsu", "change": 1, "markers": 1}
    assert province(state, "settsu")["unrest"] == 1


@pytest.mark.parametrize("action", ["tax", "rice"])
@pytest.mark.parametrize("markers", [1, 2, 5])
def test_H14_with_a_marker_a_revolt_rises(action: str, markers: int) -> None:
    _, events = doing(action, own(0, 3, unrest=markers))
    assert only(events, "rose") == {"seat": 0, "province": "settsu", "markers": markers, "extra": 0}
    kinds = [event.kind for event in events]
    assert kinds.index("collected") < kinds.index("rose") < kinds.index("thrown") < kinds.index("quelled")


@pytest.mark.parametrize(("action", "goods", "amount"), [("tax", "chests", 7), ("rice", "rice", 3)])
@pytest.mark.parametrize("won", [True, False])
def test_H14_the_gain_is_kept_whatever_happens(action: str, goods: str, amount: int, won: bool) -> None:
    land = own(0, 4, unrest=2)
    state, events = doing(action, land, chests=0, wanted=happens("quelled", won=won))
    assert only(events, "collected")["amount"] == amount
    assert seen(state, 0, goods) == amount
    assert province(state, "settsu")["unrest"] == (3 if won else 0)
    assert (province(state, "settsu")["owner"] == 0) is won
    changes = [(each["change"], each["markers"]) for each in told(events, "unrest")]
    assert changes == ([(1, 3)] if won else [])


# Marching


MARCHES = ["battle_a", "battle_b"]


@pytest.mark.parametrize("action", MARCHES)
def test_H10_a_march_into_an_own_province_is_a_move(action: str) -> None:
    state, _ = doing(action, own(0, 5), more={"kii": own(0, 2)})
    assert (at_move(state), decision(state), state.pending[0].rule) == (0, "march", "H10")
    state, events = march(state, "kii", 3)
    assert only(events, "moved") == {"seat": 0, "from": "settsu", "to": "kii", "armies": 3}
    assert not told(events, "thrown")
    assert (stands(state, "settsu"), stands(state, "kii")) == ((0, 2), (0, 5))


@pytest.mark.parametrize("action", MARCHES)
def test_H10_at_least_one_army_marches_and_one_stays(action: str) -> None:
    state, _ = doing(action, own(0, 4), more={"kii": own(0, 1)})
    play(state, ["target", "kii"])
    assert moves(state, "armies") == [1, 2, 3]
    assert refusal(state, "armies", 4) == "H10"


@pytest.mark.parametrize("action", MARCHES)
def test_H10_with_one_army_nobody_marches(action: str) -> None:
    _, events = doing(action, own(0, 1))
    assert void(events) == (action, "settsu", "armies")


@pytest.mark.parametrize("action", MARCHES)
def test_H10_who_can_march_must(action: str) -> None:
    state, _ = doing(action, own(0, 2))
    assert refusal(state, "stay") == "H10"
    assert {move[0] for move in state.legal(0)} == {"target"}


@pytest.mark.parametrize("action", MARCHES)
def test_H10_a_march_may_be_declined_as_an_option(action: str) -> None:
    state, _ = doing(action, own(0, 2), options={"may_decline_move": True})
    assert {move[0] for move in state.legal(0)} == {"target", "stay"}
    events = play(state, ["stay"])
    assert only(events, "stayed") == {"seat": 0, "action": action, "province": "settsu"}
    assert stands(state, "settsu") == (0, 2)


def test_H10_another_target_may_be_chosen_before_the_armies() -> None:
    state, _ = doing("battle_a", own(0, 4), more={"kii": own(0, 1), "yamato": own(0, 1)})
    assert refusal(state, "armies", 1) == "H10"
    others = [state.view(seat) for seat in (1, 2, None)]
    assert play(state, ["target", "kii"]) == []
    assert state.view(0)["step"]["province"] == "kii"
    assert [state.view(seat) for seat in (1, 2, None)] == others
    assert {move[0] for move in state.legal(0)} == {"armies"}
    assert "yamato" in [move[-1] for move in state.edits(0) if move[0] == "target"]
    state.play(0, ["target", "yamato"])
    state.play(0, ["armies", 2])
    assert stands(state, "yamato") == (0, 3)


def test_H10_after_placing_one_army_some_may_move() -> None:
    state, events = doing("army_1", own(0, 1), more={"kii": own(0, 2)})
    assert only(events, "recruited")["armies"] == 1
    assert (at_move(state), decision(state)) == (0, "move")
    assert view(state, "acting") == {"seat": 0, "action": "army_1", "province": "settsu", "attack": False}
    assert {move[0] for move in state.legal(0)} == {"target", "stay"}
    state, events = march(state, "kii", 1)
    assert only(events, "moved") == {"seat": 0, "from": "settsu", "to": "kii", "armies": 1}


def test_H10_who_cannot_place_the_army_does_not_move_either() -> None:
    state, events = doing("army_1", own(0, 3), more={"kii": own(0, 2)}, chests=0)
    assert {"seat": 0, "action": "army_1", "province": "settsu", "why": "money"} in told(events, "void")
    assert decision(state) != "move"


def test_H10_after_placing_one_army_all_may_stay() -> None:
    state, _ = doing("army_1", own(0, 3), more={"kii": own(0, 2)})
    events = play(state, ["stay"])
    assert only(events, "stayed") == {"seat": 0, "action": "army_1", "province": "settsu"}
    assert stands(state, "settsu") == (0, 4)


def test_H10_after_placing_one_army_no_battle() -> None:
    state, _ = doing("army_1", own(0, 3), more={"kii": own(0, 2), "yamato": own(1, 1)})
    assert moves(state, "target") == ["kii"]
    assert refusal(state, "target", "yamato") == "H10"
    assert refusal(state, "target", "tamba") == "H10"


def test_H10_after_placing_one_army_without_own_neighbours_nothing_is_asked() -> None:
    state, events = doing("army_1", own(0, 3))
    assert only(events, "recruited")["armies"] == 1
    assert decision(state) == "plan"


def test_H10_a_move_after_placing_one_army_does_not_end_the_battle() -> None:
    """The moved armies may march on in their own province's action."""
    lands = {"settsu": own(0, 1), "kii": own(0, 1), **OTHERS}
    plans = {0: {"bid": "chest_0", "army_1": "settsu", "battle_a": "kii"}}
    state, _ = acting(lands, plans, chests=[9, 0, 0], actions=["army_1", "battle_a"])
    state, _ = march(state, "kii", 1)
    assert decision(state) == "march"
    play(state, ["target", "settsu"])
    assert moves(state, "armies") == [1]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("aki", "iyo"),
        ("awa_shikoku", "kii"),
        ("izu", "shima"),
        ("kaga", "tajima"),
        ("settsu", "omi"),
        ("kai", "totomi"),
    ],
)
def test_H13_land_and_sea_routes_are_adjacent_both_ways(one: str, other: str) -> None:
    for start, goal in ((one, other), (other, one)):
        state, _ = doing("battle_a", own(0, 2), start, more={goal: own(0, 1)})
        assert goal in moves(state, "target")


@pytest.mark.parametrize(("start", "goal"), [("settsu", "ise"), ("izu", "ise"), ("kaga", "hoki")])
def test_H13_other_provinces_are_not_adjacent(start: str, goal: str) -> None:
    state, _ = doing("battle_a", own(0, 2), start)
    assert refusal(state, "target", goal) == "H13"


def test_H10_who_marches_to_where_he_is_is_told_so() -> None:
    state, _ = doing("battle_a", own(0, 2), "settsu")
    with pytest.raises(IllegalMove) as refused:
        state.play(0, ["target", "settsu"])
    assert (refused.value.rule, refused.value.message) == ("H10", "march-elsewhere")


@pytest.mark.parametrize(("one", "other"), [("harima", "sanuki"), ("awa_boso", "izu")])
@pytest.mark.parametrize("players", [3, 4])
def test_H1_H13_a_sea_route_to_a_province_that_is_out_is_closed(one: str, other: str, players: int) -> None:
    inside = one if one in {"harima", "izu"} else other
    far = other if inside == one else one
    lands = {inside: own(0, 2), "hoki": own(1, 1), "kozuke": own(2, 1)}
    state, _ = acting(lands, {0: {"bid": "chest_0", "battle_a": inside}}, players)
    assert (far in moves(state, "target")) == (players == 4)


def test_H13_any_number_of_armies_in_a_province() -> None:
    state, _ = doing("battle_a", own(0, 30), more={"kii": own(0, 31)})
    state, _ = march(state, "kii", 29)
    assert stands(state, "kii") == (0, 60)
