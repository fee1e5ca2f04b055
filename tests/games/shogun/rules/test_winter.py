"""Winter: rice, revolts and their order (H22)."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from tenka.kernel.errors import BadInput
from tenka.kernel.events import Event
from tenka.kernel.state import State
from tenka.kernel.stream import Stream, seed_bytes
from tests.games.shogun.positions import (
    Land,
    Wanted,
    acting,
    at_move,
    bidding,
    changed,
    decision,
    happens,
    is_bare,
    moves,
    only,
    own,
    play,
    play_on,
    position,
    province,
    refusal,
    scripted,
    told,
    view,
)

OTHERS = {"hoki": own(1, 1), "kozuke": own(2, 1)}
MINE = ("kai", "mikawa", "mino", "owari", "ise", "shima", "yamato", "kii", "settsu", "tamba")
LOSSES = {
    "tax_most_0": 0,
    "recruit_1": 1,
    "castle_2": 2,
    "rice_least_3": 3,
    "temple_4": 4,
    "castle_6": 6,
    "theatre_7": 7,
}
# The rulebook's table: unsupplied provinces, provinces with a revolt, additional farmers
TABLE = {
    1: (1, 1),
    2: (1, 2),
    3: (2, 2),
    4: (2, 2),
    5: (2, 3),
    6: (2, 3),
    **dict.fromkeys((7, 8, 9, 10), (3, 3)),
}


def winter(
    lands: Mapping[str, Land], *, loss: int = 0, wanted: Wanted | None = None, **words: Any
) -> tuple[State, list[Event]]:
    """An autumn without money in which nothing happens, and the winter up to the first decision."""
    event = next(name for name, each in LOSSES.items() if each == loss)
    calm = "theatre_5" if loss != 5 else "theatre_7"
    return acting(lands, {}, season="autumn", event=calm, winter=event, wanted=wanted, **words)


def mine(count: int, armies: int = 1, unrest: int = 0) -> dict[str, Land]:
    """So many provinces of seat 0, with one each for the others."""
    return {**{name: own(0, armies, unrest=unrest) for name in MINE[:count]}, **OTHERS}


def supplied(events: list[Event], seat: int = 0) -> dict[str, Any]:
    """What a seat was told of its supplies."""
    (found,) = [each for each in told(events, "supplied") if each["seat"] == seat]
    return found


@pytest.mark.parametrize("loss", LOSSES.values())
def test_H22_the_fourth_event_gives_the_loss_down_to_nothing(loss: int) -> None:
    _, events = winter(mine(1), loss=loss, rice=[3, 9, 7])
    data = only(events, "winter")
    assert (data["year"], data["loss"]) == (1, loss)
    for seat, rice in enumerate([3, 9, 7]):
        assert supplied(events, seat)["rice"] == max(0, rice - loss)


@pytest.mark.parametrize("missing", range(11))
@pytest.mark.parametrize("provinces", [8, 10])
def test_H22_each_province_needs_one_rice(provinces: int, missing: int) -> None:
    rice = max(0, provinces - missing)
    _, events = winter(mine(provinces), rice=[rice, 9, 9])
    revolts, farmers = TABLE.get(provinces - rice, (0, 0))
    assert supplied(events) == {
        "seat": 0,
        "rice": rice,
        "provinces": provinces,
        "missing": provinces - rice,
        "revolts": revolts,
        "farmers": farmers,
    }
    drawn = [each for each in told(events, "revolts_drawn") if each["seat"] == 0]
    assert len(drawn) == bool(revolts)
    assert all(len(set(each["provinces"])) == revolts for each in drawn)


def test_H22_who_has_enough_has_no_revolt() -> None:
    state, events = winter(mine(1), rice=1)
    assert not told(events, "revolts_drawn")
    assert not told(events, "rose")
    assert decision(state) == "plan"


def test_H22_a_single_revolt_comes_by_itself() -> None:
    state, events = winter({"kai": own(0, 4, unrest=2), **OTHERS}, rice=[0, 1, 1])
    assert only(events, "revolts_drawn") == {"seat": 0, "provinces": ["kai"]}
    assert only(events, "rose") == {"seat": 0, "province": "kai", "markers": 2, "extra": 1}
    assert told(events, "thrown")[0]["armies"] == [4, 0, 0, 3]
    assert decision(state) == "plan"


def three_short(wanted: Wanted | None = None) -> tuple[State, list[Event]]:
    """Seat 0 has three provinces and no rice: two of them revolt."""
    return winter(mine(3, armies=4), rice=[0, 1, 1], wanted=wanted)


def test_H22_the_owner_picks_the_next_to_fight() -> None:
    state, events = three_short()
    drawn = only(events, "revolts_drawn")["provinces"]
    assert (at_move(state), decision(state), state.pending[0].rule) == (0, "revolt", "H22")
    assert sorted(moves(state, "revolt")) == sorted(drawn)
    assert view(state, "winter") == {"seat": 0, "provinces": drawn, "farmers": 2, "missing": [3, 0, 0]}
    other = next(name for name in MINE[:3] if name not in drawn)
    assert refusal(state, "revolt", other) == "H22"
    for name in drawn:
        after = state.copy()
        events = play(after, ["revolt", name])
        rest = next(each for each in drawn if each != name)
        assert [each["province"] for each in told(events, "rose")] == [name, rest], "the last comes by itself"
        assert [each["extra"] for each in told(events, "rose")] == [2, 2]
        assert decision(after) == "plan"


def test_H22_he_sees_each_revolt_before_he_picks_the_next() -> None:
    state, events = winter(mine(8, armies=4), rice=[0, 1, 1])
    assert len(only(events, "revolts_drawn")["provinces"]) == 3
    first = moves(state, "revolt")[0]
    events = play(state, ["revolt", first])
    assert len(told(events, "rose")) == 1
    assert (at_move(state), decision(state)) == (0, "revolt")
    assert first not in moves(state, "revolt")
    assert refusal(state, "revolt", first) == "H22"


def test_H22_provinces_are_drawn_at_random() -> None:
    state = bidding(mine(3, armies=4), {}, season="autumn", winter="tax_most_0", rice=[0, 1, 1])
    for seat in view(state, "bidding")["order"][:-1]:
        play(state, ["place", seat + 1])
    last = at_move(state)
    drawn = Counter[str]()
    for seed in range(150):
        after = state.copy()
        after.stream = Stream(seed_bytes(seed))
        drawn.update(only(after.play(last, ["place", last + 1]), "revolts_drawn")["provinces"])
    assert set(drawn) == set(MINE[:3])
    assert min(drawn.values()) > 70


def test_H22_in_the_order_of_autumn() -> None:
    lands = {"kai": own(0, 4), "hoki": own(1, 4), "kozuke": own(2, 4)}
    _, events = winter(lands, places={1: 1, 2: 2, 0: 5})
    assert [each["seat"] for each in told(events, "rose")] == [1, 2, 0]
    assert [each["seat"] for each in told(events, "supplied")] == [1, 2, 0]


def test_H22_each_players_provinces_are_drawn_when_his_turn_comes() -> None:
    lands = {"kai": own(0, 4), "hoki": own(1, 4), "kozuke": own(2, 4)}
    _, events = winter(lands, rice=[0, 0, 1], places={1: 1, 0: 2, 2: 3})
    kinds = [(event.kind, event.data["seat"]) for event in events if event.kind in {"revolts_drawn", "rose"}]
    assert kinds == [("revolts_drawn", 1), ("rose", 1), ("revolts_drawn", 0), ("rose", 0)]


@pytest.mark.parametrize(("supply", "farmers"), [(0, 0), (2, 2), (4, 3)])
def test_H19_in_winter_too_farmers_come_as_far_as_their_supply_reaches(supply: int, farmers: int) -> None:
    """Two markers and one more by the table."""
    lands = {"kai": own(0, 4, unrest=2), **OTHERS}
    _, events = winter(lands, rice=[0, 1, 1], tower=[0, 0, 0, 20 - supply])
    assert told(events, "thrown")[0]["armies"] == [4, 0, 0, farmers]


def test_H22_shortages_are_fixed_before_the_first_revolt() -> None:
    """Who loses a province in his first revolt still fights the second."""
    state, events = three_short()
    drawn = only(events, "revolts_drawn")["provinces"]
    state, events = scripted(state, 0, ["revolt", drawn[0]], happens("quelled", province=drawn[0], won=False))
    assert len(told(events, "rose")) == 2
    assert is_bare(state, drawn[0])
    kinds = [event.kind for event in three_short()[1] if event.kind in {"supplied", "rose"}]
    assert kinds[:3] == ["supplied"] * 3


def test_H22_a_winter_revolt_adds_no_marker() -> None:
    """Before the markers are taken off at the year's end (H24) none is told."""
    lands = {"kai": own(0, 6, unrest=1), **OTHERS}
    state, events = winter(lands, rice=[0, 1, 1], wanted=happens("quelled", won=True))
    assert not told(events, "unrest")
    assert province(state, "kai")["owner"] == 0


def test_H22_no_events_or_special_cards_apply() -> None:
    lands = {"kai": own(0, 4, "castle"), **OTHERS}
    specials = ("defence", "attack", "rice", "chest", "armies")
    _, events = winter(lands, loss=2, rice=[0, 9, 9], specials=specials)
    assert only(events, "winter")["event"] == "castle_2"
    assert told(events, "thrown")[0]["bonus"] == [0, 0, 0, 0]


def test_H22_a_player_without_provinces_needs_no_rice() -> None:
    _, events = winter({"hoki": own(1, 1), "kozuke": own(2, 1)}, rice=[0, 1, 1])
    assert supplied(events) == {"seat": 0, "rice": 0, "provinces": 0, "missing": 0, "revolts": 0, "farmers": 0}


def test_H22_the_whole_winter_is_played_to_its_end() -> None:
    state, _ = winter(mine(8, armies=2), rice=0)
    assert decision(state) == "revolt"
    events = play_on(state)
    assert only(events, "year_ended") == {"year": 1}
    assert (view(state, "year"), view(state, "season")) == (2, "spring")


def test_H22_no_dump_has_more_unsupplied_provinces_than_provinces() -> None:
    state, _ = winter(mine(3, armies=4), rice=[0, 1, 1])
    assert decision(state) == "revolt"
    missing = position(state)["missing"]
    later = view(state, "order")[1]
    missing[later] = 2
    with pytest.raises(BadInput):
        changed(state, missing=missing)


def test_H22_the_farmers_of_a_shortage_are_fixed_too() -> None:
    """Five short, and a province lost in the first revolt: three more farmers rise in the second as well."""
    state, events = winter(mine(5, armies=4), rice=[0, 1, 1])
    first = only(events, "revolts_drawn")["provinces"][0]
    _, events = scripted(state, 0, ["revolt", first], happens("quelled", province=first, won=False))
    assert [each["extra"] for each in told(events, "rose")] == [3, 3]


def test_H8_special_cards_are_back_before_winter() -> None:
    state, _ = winter(mine(5, armies=4), rice=[0, 1, 1])
    assert {each["special"] for each in view(state, "seats")} == {None}
