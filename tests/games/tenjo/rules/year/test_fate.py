"""Fate at the year's end (T34)."""

from random import Random

import pytest

from tenka.games.tenjo.rules.orders import ORDERS
from tenka.kernel.events import Event
from tenka.kernel.state import State
from tests.games.tenjo.positions import (
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
)
from tests.games.tenjo.rules.year.last_month import FOE, last_month


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
