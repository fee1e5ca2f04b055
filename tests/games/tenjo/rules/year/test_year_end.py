"""The year's end: upkeep, recruiting, fate, castle and province income (T33–T36)."""

from random import Random

import pytest

from tenka.games.tenjo.rules.orders import ORDERS
from tenka.kernel.events import Event
from tenka.kernel.state import State
from tests.games.tenjo.positions import (
    ELEMENTS,
    FATES,
    House,
    army,
    at_move,
    can,
    changed,
    decision,
    happens,
    holder,
    koku,
    moves,
    offer,
    only,
    own,
    play,
    play_until,
    position,
    refusal,
    scripted,
    seen,
    some,
    table,
    told,
    view,
    with_seat,
)

FOE = House({"kii_w1": 50}, ["kii"], {"kii_castle_a": 60}, hand=["void", "ring_1", "ring_2", "ring_3"])
BORDERS = ("B_echizen_mino", "B_echizen_omi", "B_echizen_tanba", "B_echizen_tango")


def last_month(me: House, *others: House, **words: object) -> State:
    """The last turn of a year's last month is about to end."""
    houses = (me, *(others or (FOE,)))
    return table(*houses, turn=len(houses) - 1, month=12, **words)  # type: ignore[arg-type]


# Upkeep, T33


def test_T33_15000_koku_a_castle() -> None:
    state = last_month(House({"tango_w1": 9}, ["tango"], {"tango_castle_a": 40, "mino_castle_a": 2}))
    events = play(state, ["end"])
    assert only(events, "upkeep") == {"seat": 0, "paid": 30_000, "missing": 0}
    assert koku(state, 0) == 120
    assert (at_move(state), decision(state)) == (0, "recruit")


def test_T33_for_each_begun_1000_unpaid_2000_samurai_of_ones_choice_go() -> None:
    state = last_month(House({"tango_w1": 30, "mino_w1": 9}, ["tango"], {"tango_castle_a": 11}))
    castles = position(state)["castles"]
    castles["tango_castle_a"]["koku"] = 115
    state = changed(state, castles=castles)
    events = play(state, ["end"])
    assert only(events, "upkeep") == {"seat": 0, "paid": 11_500, "missing": 3_500}
    assert (at_move(state), decision(state)) == (0, "losses")
    assert refusal(state, "lose", "kii_w1", 1) == "T33"
    play(state, ["lose", "mino_w1", 5], ["lose", "tango_w1", 1], ["lose", "tango_w1", "all"])
    assert (army(state, 0, "mino_w1"), army(state, 0, "tango_w1")) == (4, 27)


def test_T33_isolated_by_upkeep_nobody_gains() -> None:
    state = last_month(House({"tango_w1": 3, "mino_w1": 60}, ["tango"], {"tango_castle_a": 12, "mino_castle_a": 15}))
    play(state, ["end"], ["lose", "tango_w1", 1], ["lose", "tango_w1", 1])
    events = play(state, ["lose", "tango_w1", 1])
    assert some(only(events, "daimyo_lost"), "seat", "by") == (0, None)
    assert at_move(state) == 1, "a ronin now, and has nothing left to recruit with"


def test_T33_then_recruit_with_koku_left_at_entry_points() -> None:
    state = last_month(House({"tango_w1": 9}, ["tango"], {"tango_castle_a": 40}))
    play(state, ["end"], ["recruit", 10], ["samurai_to", "ise_entry"], ["recruit", 5], ["samurai_to", "tango_entry"])
    assert (army(state, 0, "ise_entry"), army(state, 0, "tango_entry"), koku(state, 0)) == (10, 5, 100)
    play(state, ["recruit", "all"], ["samurai_to", "ise_entry"])
    assert koku(state, 0) == 0
    play(state, ["pass"])
    assert at_move(state) == 1


def test_T33_in_turn_order_and_frozen_koku_pays() -> None:
    state = last_month(House({"tango_w1": 90}, [], {"tango_castle_a": 40}))
    play(state, ["end"])
    assert koku(state, 0) == 250
    assert (at_move(state), decision(state)) == (1, "recruit"), "but recruits nobody (T32)"


@pytest.mark.parametrize("left", [0, 25])
def test_T33_who_has_nothing_left_to_recruit_with_passes_as_who_does_not_want_to(left: int) -> None:
    """What is left is secret: both are asked in a window, which is passed for who has nothing (T41)."""
    state = last_month(House({"tango_w1": 9}, ["tango"], {"tango_castle_a": 15 + left}))
    play(state, ["end"])
    assert (at_move(state), decision(state)) == (0, "recruit")
    assert state.pending[0].window
    assert ORDERS.is_idle(state.view(0, events=False), state.legal(0)) == (left == 0)


def test_T33_recruiting_can_be_taken_back() -> None:
    state = last_month(House({"tango_w1": 9}, ["tango"], {"tango_castle_a": 40}))
    play(state, ["end"])
    before = position(state)
    play(state, ["recruit", 10], ["samurai_to", "ise_entry"])
    state.undo(0)
    state.undo(0)
    assert position(state) == before


# Fate, T34


def fated(
    card: str, roll: int, me: House | None = None, foe: House = FOE, **words: object
) -> tuple[State, list[Event]]:
    """Seat 0 (N) draws a card and rolls; 11 to 15 is seat 1 (S) of two."""
    mine = me or House({"tango_w1": 50}, ["tango"], {"tango_castle_a": 60}, hand=["fire", "ring_4", "ring_5"])
    state = last_month(mine, foe, **words)
    state = changed(state, fate_deck=[card, *(each for each in FATES if each != card)])
    play(state, ["end"])
    if foe.daimyo:  # else seat 1, ronin, is not asked
        play(state, ["pass"])
    assert decision(state) == "recruit"
    return scripted(state, at_move(state), ["pass"], lambda events: told(events, "fate")[0]["roll"] == roll)


def test_T34_the_roll_names_the_other_player_and_the_magnitude() -> None:
    state, events = fated("F13", 13)
    assert told(events, "fate")[0] == {"seat": 0, "card": "F13", "roll": 13, "other": 1}
    assert some(told(events, "koku_gained")[0], "seat", "koku") == (0, 6_000)
    assert some(told(events, "koku_gained")[1], "seat", "koku") == (1, 3_000)
    assert state.pending


def test_T34_own_seat_draw_and_roll_again() -> None:
    _, events = fated("F13", 3)
    first, second = told(events, "fate")[:2]
    assert (first["other"], first["card"]) == (None, "F13")
    assert second["seat"] == 0
    assert second["card"] != "F13"


@pytest.mark.parametrize("nothing", [False, True])
def test_T34_an_empty_seat(nothing: bool) -> None:
    _, events = fated("F13", 8, options={"empty_seat_fate": "nothing" if nothing else "repeat"})
    draws = [each["seat"] for each in told(events, "fate")]
    assert draws[0] == 0
    assert (draws[1:2] == [0]) != nothing
    assert told(events, "fate")[0]["other"] is None


def wealth(state: State) -> tuple[int, int]:
    return koku(state, 0) // 10, koku(state, 1) // 10


@pytest.mark.parametrize(
    ("card", "change"),
    [("F01", (8, -8)), ("F02", (-8, 8)), ("F13", (8, 4)), ("F14", (-4, -4))],
)
def test_T34_koku(card: str, change: tuple[int, int]) -> None:
    _, events = fated(card, 14)
    drawn = told_by_seat_0(events)
    gained = [0, 0]
    for event in drawn:
        if event.kind in {"koku_gained", "koku_lost"}:
            sign = 1 if event.kind == "koku_gained" else -1
            gained[event.data["seat"]] += sign * event.data["koku"] // 1000
    assert tuple(gained) == change


def told_by_seat_0(events: list[Event]) -> list[Event]:
    """What happened by the first card drawn."""
    places = [place for place, event in enumerate(events) if event.kind == "fate"]
    return events[places[0] : places[1] if len(places) > 1 else len(events)]


def test_T34_no_more_koku_than_there_is() -> None:
    poor = House({"kii_w1": 50}, ["kii"], {"kii_castle_a": 18})
    state, events = fated("F01", 15, foe=poor)
    assert some(told(events, "koku_lost")[0], "seat", "koku") == (1, 3_000)
    assert state.pending


def test_T34_turncoats() -> None:
    foe = House({"kii_w1": 50, "kii_w4": 5}, ["kii"], {"kii_castle_a": 60})
    state, _ = fated("F03", 12, foe=foe)
    assert (at_move(state), decision(state)) == (1, "losses")
    assert refusal(state, "lose", "tango_w1", 1) == "T34"
    play(state, ["lose", "kii_w4", 1], ["lose", "kii_w4", 1])
    assert (at_move(state), decision(state)) == (0, "enter")
    play(state, ["samurai_to", "ise_entry"])
    assert army(state, 0, "ise_entry") == 2


def test_T34_broken_oath() -> None:
    state, events = fated("F04", 12)
    assert some(told(events, "lost")[0], "seat", "samurai", "why") == (0, 2_000, "fate")
    assert (at_move(state), decision(state)) == (1, "enter")


@pytest.mark.parametrize(
    ("card", "roll", "taker", "what", "count"),
    [
        ("F05", 15, 0, "elements", 1),
        ("F06", 15, 1, "elements", 1),
        ("F07", 14, 0, "rings", 2),
        ("F08", 15, 1, "rings", 2),
    ],
)
def test_T34_stolen_cards(card: str, roll: int, taker: int, what: str, count: int) -> None:
    state, events = fated(card, roll)
    taken = told(events, "cards_taken")[0]
    assert some(taken, "seat", "loser", "what", "count") == (taker, 1 - taker, what, count)
    assert {event.to for event in events if event.kind == "took"} == {0, 1}
    assert len(own(state, 0, "hand")) + len(own(state, 1, "hand")) >= 7


@pytest.mark.parametrize(("card", "looker"), [("F09", 0), ("F10", 1)])
def test_T34_a_hand_is_shown_in_private(card: str, looker: int) -> None:
    state, events = fated(card, 12)
    shown = [event for event in events if event.kind == "shown_hand" and event.to == looker]
    assert shown[0].data["seat"] == 1 - looker
    assert own(state, looker, "known")[0]["seat"] == 1 - looker


@pytest.mark.parametrize(("card", "looker"), [("F11", 0), ("F12", 1)])
def test_T34_scouts(card: str, looker: int) -> None:
    foe = House({"kii_w1": 50, "kii_w4": 5, "kii_w2": 4}, ["kii"], {"kii_castle_a": 60})
    mine = House({"tango_w1": 50, "tango_w2": 1, "tango_w4": 4}, ["tango"], {"tango_castle_a": 60})
    state, _ = fated(card, 12, mine, foe)
    assert (at_move(state), decision(state)) == (looker, "scout")
    assert len(moves(state, "look")) == 3
    first = moves(state, "look")[0]
    assert refusal(state, "look", "omi_w1") == "T34"
    events = play(state, ["look", first])
    assert [event.to for event in events if event.kind == "scouted_what"] == [looker]
    assert not state.can_undo(looker), "what was seen was seen"
    assert refusal(state, "look", first) == "T34"
    play(state, ["look", moves(state, "look")[0]])
    assert decision(state) != "scout" or at_move(state) != looker


def test_T34_scouts_who_have_seen_all_are_not_asked_any_more() -> None:
    state, _ = fated("F11", 13)
    assert (at_move(state), decision(state), moves(state, "look")) == (0, "scout", ["kii_w1"])
    play(state, ["look", "kii_w1"])
    assert decision(state) != "scout", "the magnitude is 3, and there is one stack (T41)"
    state, _ = fated("F11", 13, foe=House({}, [], {"kii_castle_a": 60}))
    assert decision(state) != "scout"


def test_T34_plague_and_typhoon() -> None:
    for card, losses in (("F15", {(0, 3_000), (1, 3_000)}), ("F16", {(0, 2_000), (1, 3_000)})):
        _, events = fated(card, 13)
        assert {
            some(event.data, "seat", "samurai") for event in told_by_seat_0(events) if event.kind == "lost"
        } == losses


def test_T34_an_oath_of_peace_holds_in_the_first_month() -> None:
    me = House({"kii_w7": 50}, ["kii"], {"tango_castle_a": 60})
    state, _ = fated("F17", 12, me)
    play_until(state, {"turn"})
    while view(state, "month") == 1:
        play(state, ["roll"])
        seat = at_move(state)
        assert refusal(state, "attack", "kii_w1" if seat == 0 else "kii_w7", 1 - seat) == "T34"
        play(state, ["end"])
    play(state, ["roll"])
    seat = at_move(state)
    assert can(state, "attack", "kii_w1" if seat == 0 else "kii_w7", 1 - seat)
    assert seen(state, seat, "truces") == [], "nor in the first month of a later year"


def test_T34_a_marriage_if_both_agree() -> None:
    state, _ = fated("F18", 12)
    assert (at_move(state), decision(state)) == (0, "marriage")
    assert set(moves(state, "wed")) == {"wife_0", "son_0", "daughter_0"}
    assert refusal(state, "wed", "wife_1") == "T34"
    refused = state.copy()
    play(refused, ["wed", "son_0"])
    promised = {position(refused.resample(1, Random(seed)))["tasks"][-1][-1] for seed in range(20)}
    assert len(promised) == 3, "which card it is, one knows when it is too late"
    play(refused, ["pass"])
    assert holder(refused, "son_0") == 0
    play(state, ["wed", "son_0"], ["wed", "daughter_1"])
    assert (holder(state, "son_0"), holder(state, "daughter_1")) == (1, 0)
    assert {"son_0", "daughter_1"} == set(position(state)["hostages"])


def test_T34_who_has_no_family_card_at_home_passes_as_who_does_not_want_to() -> None:
    away = dict.fromkeys(("wife", "son", "daughter"), "kii_castle_a")
    for family in ({}, away):
        state, _ = fated("F18", 12, House({"tango_w1": 50}, ["tango"], {"tango_castle_a": 60}, family=family))
        assert (at_move(state), decision(state)) == (0, "marriage")
        assert state.pending[0].window
        assert ORDERS.is_idle(state.view(0, events=False), state.legal(0)) == bool(family)


@pytest.mark.parametrize(("card", "drawn"), [("F19", {(0, 1, 0), (1, 0, 1)}), ("F20", {(0, 0, 2), (1, 1, 0)})])
def test_T34_cards_from_heaven(card: str, drawn: set[tuple[int, ...]]) -> None:
    _, events = fated(card, 12)
    first = [event.data for event in told_by_seat_0(events) if event.kind == "cards_drawn"]
    assert {some(each, "seat", "elements", "rings") for each in first} == drawn


# Castle income, T35


def producing(me: House, *others: House, **words: object) -> State:
    """Seat 0 is asked for the income of its first castle; nothing but koku happened before."""
    state = last_month(me, *others, **words)
    return after_recruiting(state, ["produce", 0])


def after_recruiting(state: State, *tasks: list[str | int]) -> State:
    """The year's end from these tasks on, the last one first, once seat 1 has recruited nobody."""
    waiting = [["flow", -1], ["year_over", -1], *tasks, ["recruit", 1]]
    now = changed(state, tasks=waiting, month=0, turn=0)
    play(now, ["pass"])
    return now


SITE = 6  # Kii's first castle, by number
CARDS = {"tango_castle_a": "CC03", "mino_castle_a": "CC04"}
TWO = {"tango_castle_a": 0, "mino_castle_a": 0}


def test_T35_koku_or_one_component_each_at_most_once_a_year() -> None:
    state = producing(
        House({"tango_w1": 50}, ["tango"], TWO), cards={"tango_castle_a": "CC03", "mino_castle_a": "CC04"}
    )
    assert (at_move(state), decision(state)) == (0, "castle_income")
    assert view(state, "question") == {"site": "mino_castle_a"}
    assert set(moves(state, "produce")) == {"koku", "samurai", "shadow", "elements", "rings"}
    assert refusal(state, "produce", "family") == "T35"
    play(state, ["produce", "shadow"])
    assert seen(state, 0, "shadows") == {"mino": 1}
    assert refusal(state, "produce", "shadow") == "T35"
    play(state, ["produce", "koku"])
    assert decision(state) == "store"
    play(state, ["store", "mino_castle_a", "all"])
    assert own(state, 0, "koku") == {"mino_castle_a": 18_000, "tango_castle_a": 0}


def test_T35_koku_may_be_taken_twice() -> None:
    state = producing(
        House({"tango_w1": 50}, ["tango"], TWO), cards={"tango_castle_a": "CC03", "mino_castle_a": "CC04"}
    )
    play(state, *[["produce", "koku"], ["store", "mino_castle_a", "all"]] * 2)
    assert koku(state, 0) == 280


def test_T35_components() -> None:
    me = House({"tango_w1": 50}, ["tango"], {"tango_castle_a": 0}, family={"son": None})
    state = producing(me)
    samurai = state.copy()
    play(samurai, ["produce", "samurai"], ["samurai_to", "kii_entry"])
    assert army(samurai, 0, "kii_entry") == 25
    daimyo = state.copy()
    play(daimyo, ["produce", "daimyo"])
    assert seen(daimyo, 0, "daimyo") == {"tango": 2}
    elements = state.copy()
    play(elements, ["produce", "elements"])
    assert len(own(elements, 0, "hand")) == 2
    rings = state.copy()
    play(rings, ["produce", "rings"])
    assert [card[:5] for card in own(rings, 0, "hand")] == ["ring_"] * 4
    play(state, ["produce", "family"])
    assert holder(state, "son_0") == 0


def test_T35_a_daimyo_only_where_he_is_supported() -> None:
    state = producing(House({"tango_w1": 50}, ["tango"], {"mino_castle_a": 0}))
    assert refusal(state, "produce", "daimyo") == "T35"
    assert can(producing(House({"mino_w1": 1}, ["mino"], {"mino_castle_a": 0})), "produce", "daimyo")


def test_T35_an_allys_samurai_support_him_too() -> None:
    me = House({"tango_w1": 50}, ["tango"], {"mino_castle_a": 30}, family={"son": "ise_castle_a"})
    ally = House({"mino_w1": 3}, ["mino"], {"ise_castle_a": 30})
    state = table(me, ally, month=12, turn=1)
    play(state, ["end"])
    play_until(state, {"castle_income"})
    assert at_move(state) == 0
    play(state, ["produce", "daimyo"])
    assert seen(state, 0, "daimyo") == {"tango": 1, "mino": 1}


def test_T35_piles_are_reshuffled_when_empty() -> None:
    state = producing(House({"tango_w1": 50}, ["tango"], {"tango_castle_a": 0}))
    now = position(state)
    state = changed(state, element_deck=[], element_discards=now["element_deck"])
    events = play(state, ["produce", "elements"])
    assert told(events, "reshuffled") == [{"pile": "elements", "count": len(now["element_deck"])}]


def test_T35_fewer_are_drawn_where_fewer_are_left() -> None:
    hand = [element for element, count in ELEMENTS.items() for _ in range(count)][1:-1]  # seat 1 has the last
    state = producing(House({"tango_w1": 50}, ["tango"], TWO, hand=hand))
    seats = [
        {**each, "hand": hand} for each, hand in zip(position(state)["seats"], (["fire", *hand], FOE.hand), strict=True)
    ]
    none = changed(state, seats=seats, element_deck=[])
    assert only(play(state, ["produce", "elements"]), "drew")["cards"] == ["fire"]
    assert set(moves(none, "produce")) == {"koku", "samurai", "shadow", "rings"}, (
        "nothing is offered that brings nothing"
    )
    assert refusal(none, "produce", "elements") == "T35"


# Province income, T36


@pytest.mark.parametrize("alone", [True, False])
def test_T36_a_province_all_of_whose_border_points_one_holds_alone(alone: bool) -> None:
    me = House(dict.fromkeys(BORDERS, 1), ["echizen"], {"tango_castle_a": 0})
    foe = House({"kii_w1": 5} if alone else {"kii_w1": 5, BORDERS[0]: 1}, ["kii"], {"kii_castle_a": 60})
    state = last_month(me, foe)
    state = after_recruiting(state, ["castle_income", 1, SITE], ["provinces", 0])
    assert koku(state, 0) == (200 if alone else 0)


def test_T36_with_two_castles_one_says_where() -> None:
    me = House(dict.fromkeys(BORDERS, 1), ["echizen"], TWO)
    state = last_month(me)
    state = after_recruiting(state, ["castle_income", 1, SITE], ["provinces", 0])
    assert (at_move(state), decision(state)) == (0, "store")
    assert refusal(state, "store", "kii_castle_a", "all") == "T6"
    play(state, ["store", "tango_castle_a", "all"])
    assert own(state, 0, "koku")["tango_castle_a"] == 20_000


def test_T36_all_steps_for_all_in_turn_order() -> None:
    me = House({**dict.fromkeys(BORDERS, 20), "tango_w1": 50}, ["tango"], {"tango_castle_a": 60})
    state = last_month(me)
    events = play(state, ["end"]) + play_until(state, {"turn"})
    steps = [
        (event.kind, event.data["seat"])
        for event in events
        if event.kind in {"upkeep", "produced", "province_income"}
        or (event.kind == "fate" and event.data["other"] is not None)
    ]
    kinds = ("upkeep", "fate", "produced", "province_income")
    assert steps == [(kind, seat) for kind in kinds for seat in (0, 1) if kind != "province_income" or seat == 0]
    assert happens("year_end", year=1)(events)
    assert with_seat(state, 0, fund=1).pending


def test_T12_isolated_by_fate_nobody_gains() -> None:
    state, _ = fated("F15", 12, House({"tango_w1": 2, "mino_w1": 50}, ["tango"], {"tango_castle_a": 60}))
    while at_move(state) != 0:
        play(state, ["lose", "kii_w1", "all"])
    assert decision(state) == "losses"
    events = play(state, ["lose", "tango_w1", "all"])
    assert some(only(events, "daimyo_lost"), "seat", "why", "by") == (0, "isolated", None)


def test_T34_who_is_out_leaves_an_empty_seat() -> None:
    me = House({"tango_w1": 50}, ["tango"], {"tango_castle_a": 60})
    state = table(me, FOE, House(), turn=1, month=12)
    play(state, ["end"], ["pass"])
    _, events = scripted(state, 1, ["pass"], lambda events: told(events, "fate")[0]["roll"] == 13)
    assert told(events, "fate")[0]["other"] is None, "south is seat 2 of three"


def test_T34_no_marriage_with_ronin_whose_family_is_frozen() -> None:
    state, events = fated("F18", 12, foe=House({"kii_w1": 50}, [], {"kii_castle_a": 60}))
    assert told(events, "marriage_off") == [{"seat": 0}]
    assert decision(state) != "marriage", "everybody sees that there is nothing to ask (T41)"


def test_T35_a_new_year_brings_every_component_again() -> None:
    state = producing(House({"tango_w1": 50}, ["tango"], TWO))
    play(state, ["produce", "shadow"])
    assert refusal(state, "produce", "shadow") == "T35"
    play_until(state, {"turn"})
    assert seen(state, 0, "produced") == []


def test_T34_no_marriage_with_a_card_that_was_given_away_meanwhile() -> None:
    state, _ = fated("F18", 12)
    play(state, ["wed", "son_0"])
    offer(state, 0, 1, ["give", "son_0"])
    play(state, ["accept", 0], seat=1)
    events = play(state, ["wed", "daughter_1"])
    assert told(events, "marriage_off")
    assert (holder(state, "son_0"), holder(state, "daughter_1")) == (1, 1)


def test_T34_from_16_on_the_roll_names_the_west() -> None:
    me = House({"tango_w1": 50}, ["tango"], {"tango_castle_a": 60})
    others = [House({f"{name}_w1": 50}, [name], {}) for name in ("ise", "mino")]
    state = last_month(me, FOE, *others)
    play(state, ["end"], ["pass"])
    state = changed(state, fate_deck=["F13", *(each for each in FATES if each != "F13")])
    _, events = scripted(state, at_move(state), ["pass"], happens("fate", seat=0, card="F13", roll=18))
    assert told(events, "fate")[0]["other"] == 3
    assert some(told(events, "koku_gained")[0], "seat", "koku") == (0, 6_000)
