"""Earth (T25)."""

from tests.games.tenjo.positions import (
    House,
    army,
    can,
    cast,
    changed,
    decision,
    holder,
    moves,
    own,
    play,
    position,
    refusal,
    seen,
    some,
    table,
    told,
    view,
)
from tests.games.tenjo.rules.elements.hands import HOME, YOURS


def test_T25_all_samurai_on_a_point_in_reach() -> None:
    me = House({"omi_w5": 20, "omi_w2": 2}, ["omi"], HOME, hand=["earth", "ring_1"])
    foe = House({"omi_w2": 10, "omi_w7": 3, "omi_w4": 2, "kii_w1": 5}, ["kii"], YOURS)
    state = table(me, foe)
    cast(state, "earth", 1)
    assert set(moves(state, "at")) == {"omi_w2", "omi_w7"}
    assert refusal(state, "at", "omi_w4") == "T25"
    events = play(state, ["at", "omi_w2"], ["pass"])
    assert {some(each, "seat", "samurai") for each in told(events, "lost")} == {(0, 2_000), (1, 10_000)}


def test_T25_with_an_own_daimyo_there() -> None:
    me = House({"omi_w5": 20, "tango_w1": 1}, ["tango"], HOME, hand=["earth", "ring_1"])
    foe = House({"omi_w2": 10, "kii_w1": 5}, ["kii"], YOURS)
    assert refusal(table(me, foe), "element", "earth") == "T25"
    assert can(table(House(me.samurai, (), HOME, hand=me.hand), foe), "element", "earth"), "ronin need none"


def test_T25_entry_points_are_immune() -> None:
    me = House({"echizen_w1": 20}, ["echizen"], HOME, hand=["earth", "ring_1"])
    foe = House({"echizen_entry": 10, "kii_w1": 5}, ["kii"], YOURS)
    assert refusal(table(me, foe), "element", "earth") == "T25"


def test_T25_a_castle_goes_with_its_contents_and_the_garrison_stays() -> None:
    me = House({"echizen_w2": 20}, ["echizen"], {"tango_castle_a": 0}, hand=["earth", "ring_1"])
    foe = House(
        {"echizen_castle_a": 10, "kii_w1": 5},
        ["echizen", "kii"],
        {"echizen_castle_a": 30, **YOURS},
        family={"wife": "kii_castle_a"},
    )
    state = table(me, foe)
    cast(state, "earth", 1)
    events = play(state, ["raze", "echizen_castle_a"], ["pass"])
    assert told(events, "castle_razed") == [{"site": "echizen_castle_a"}]
    assert [each["site"] for each in view(state, "castles")] == ["kii_castle_a", "tango_castle_a"]
    assert army(state, 1, "echizen_castle_a") == 10
    assert [holder(state, card) for card in ("wife_1", "son_1", "daughter_1")] == [1, None, None]
    assert seen(state, 1, "daimyo") == {"echizen": 1, "kii": 1}
    assert seen(state, 0, "daimyo") == {"echizen": 1}
    assert position(state)["castle_discards"] == ["CC02"]


def test_T25_the_site_is_free_again() -> None:
    me = House({"echizen_w2": 20, "echizen_castle_a": 1}, ["echizen"], {"tango_castle_a": 0}, hand=["earth", "ring_1"])
    foe = House({"kii_w1": 5}, ["kii"], {"echizen_castle_a": 30, **YOURS})
    state = table(me, foe, options={"build_castle": True})
    seats, castles = position(state)["seats"], position(state)["castles"]
    seats[0]["fund"] = 25
    castles["echizen_castle_a"]["ronin"] = True
    state = changed(state, seats=seats, castles=castles)
    assert not moves(state, "build")
    cast(state, "earth", 1)
    play(state, ["raze", "echizen_castle_a"], ["pass"])
    assert moves(state, "build") == ["echizen_castle_a"]
    play(state, ["build", "echizen_castle_a"])
    castle = position(state)["castles"]["echizen_castle_a"]
    assert (castle["owner"], castle["koku"], castle["ronin"]) == (0, 0, False), "nothing of the old one is left"


def test_T25_ones_own_castle_may_be_razed() -> None:
    me = House(
        {"echizen_castle_a": 9, "omi_w5": 1}, ["echizen"], {**HOME, "tango_castle_a": 7}, hand=["earth", "ring_1"]
    )
    foe = House({"kii_w1": 5}, ["kii"], YOURS, family={"son": "echizen_castle_a"})
    state = table(me, foe)
    cast(state, "earth", 1)
    assert moves(state, "raze") == ["echizen_castle_a"]
    events = play(state, ["raze", "echizen_castle_a"])
    assert told(events, "castle_razed") == [{"site": "echizen_castle_a"}]
    assert {each["family"] for each in told(events, "family_died")} == {"wife_0", "son_0", "daughter_0", "son_1"}
    assert own(state, 0, "koku") == {"tango_castle_a": 7_000}
    assert (army(state, 0, "echizen_castle_a"), decision(state)) == (9, "turn")


def test_T25_nor_beside_another_target() -> None:
    me = House({"echizen_w1": 20, "omi_w5": 5, "tango_w1": 1}, ["echizen"], HOME, hand=["earth", "ring_1"])
    foe = House({"echizen_entry": 10, "echizen_w8": 3, "omi_w2": 4, "kii_w1": 5}, ["kii"], YOURS)
    state = table(me, foe)
    cast(state, "earth", 1)
    assert moves(state, "at") == ["echizen_w8"], "not the entry point, nor where nobody leads"
