"""Castle and province income at the year's end (T35, T36)."""

import pytest

from tenka.kernel.state import State
from tests.games.tenjo.positions import (
    ELEMENTS,
    House,
    army,
    at_move,
    can,
    changed,
    decision,
    holder,
    koku,
    moves,
    only,
    own,
    play,
    play_until,
    position,
    refusal,
    seen,
    table,
    told,
    view,
)
from tests.games.tenjo.rules.year.last_month import BORDERS, FOE, last_month


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


def test_T35_a_new_year_brings_every_component_again() -> None:
    state = producing(House({"tango_w1": 50}, ["tango"], TWO))
    play(state, ["produce", "shadow"])
    assert refusal(state, "produce", "shadow") == "T35"
    play_until(state, {"turn"})
    assert seen(state, 0, "produced") == []
