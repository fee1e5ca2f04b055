"""The province move: one thing a turn, by province (T7)."""

from tenka.kernel.state import State
from tests.games.tenjo.positions import (
    House,
    at_move,
    can,
    changed,
    moves,
    own,
    play,
    position,
    refusal,
    seen,
    table,
    told,
)
from tests.games.tenjo.rules.turns.neighbours import FOE


def travelling(me: House, *others: House, **options: object) -> State:
    return table(me, *(others or (FOE,)), options=options)


def test_T7_a_daimyo_goes_through_provinces_with_own_samurai() -> None:
    me = House({"echizen_w1": 5, "B_omi_owari": 2, "mino_w1": 1}, ["echizen"], {"echizen_castle_a": 0})
    state = travelling(me)
    play(state, ["lead", "echizen"])
    assert set(moves(state, "into")) == {"omi", "owari", "mino"}, "a stack on a border point counts in both"
    assert refusal(state, "into", "tanba") == "T7"
    assert told(play(state, ["into", "owari"]), "daimyo_moved") == [{"seat": 0, "from": "echizen", "to": "owari"}]
    assert seen(state, 0, "daimyo") == {"owari": 1}
    assert refusal(state, "lead", "owari") == "T7"


def test_T7_not_over_a_border_point_that_others_hold() -> None:
    me = House({"echizen_w1": 5, "omi_w1": 2}, ["echizen"], {"echizen_castle_a": 0})
    foe = House({**FOE.samurai, "B_echizen_omi": 1}, ["kii"], FOE.castles)
    assert not can(travelling(me, foe), "lead", "echizen")
    shared = House({**me.samurai, "B_echizen_omi": 1}, me.daimyo, me.castles)
    assert can(travelling(shared, foe), "lead", "echizen"), "own samurai are there, too"


def test_T7_over_an_allys_border_point_and_into_his_province() -> None:
    me = House({"echizen_w1": 5}, ["echizen"], {"echizen_castle_a": 0}, family={"son": "kii_castle_a"})
    foe = House({**FOE.samurai, "B_echizen_omi": 1}, ["kii"], FOE.castles)
    state = travelling(me, foe)
    play(state, ["lead", "echizen"])
    assert moves(state, "into") == ["omi"]
    back = House(foe.samurai, foe.daimyo, foe.castles, family={"son": "echizen_castle_a"})
    assert not can(travelling(House(me.samurai, me.daimyo, me.castles), back), "lead", "echizen"), "help goes one way"


def test_T7_shadow_warriors_go_the_same_way() -> None:
    me = House({"echizen_w1": 5, "omi_w1": 2}, ["echizen"], {"echizen_castle_a": 0}, ["echizen"])
    state = travelling(me)
    play(state, ["slip", "echizen"], ["into", "omi"])
    assert seen(state, 0, "shadows") == {"omi": 1}


def test_T7_family_and_koku_go_from_castle_to_castle_whatever_the_borders() -> None:
    me = House(
        {"echizen_w1": 5},
        ["echizen"],
        {"echizen_castle_a": 40, "tango_castle_a": 0},
        family={"wife": "tango_castle_a"},
    )
    foe = House({**FOE.samurai, "B_echizen_tango": 9}, ["kii"], FOE.castles, family={"son": "echizen_castle_a"})
    state = travelling(me, foe)
    assert set(moves(state, "escort")) == {"wife_0", "son_0", "daughter_0", "son_1"}, "hostages too"
    play(state, ["ship", "echizen_castle_a"], ["send", "all"])
    assert not can(state, "send", 1), "up to 25,000"
    events = play(state, ["to_castle", "tango_castle_a"])
    assert own(state, 0, "koku") == {"echizen_castle_a": 15_000, "tango_castle_a": 25_000}
    assert told(events, "carried") == [{"seat": 0, "what": "koku"}]
    assert refusal(state, "escort", "wife_0") == "T7"


def test_T7_koku_below_1000_is_carried_too() -> None:
    state = table(House({"tango_w1": 9}, ["tango"], {"tango_castle_a": 0, "mino_castle_a": 0}), FOE)
    castles = position(state)["castles"]
    castles["tango_castle_a"]["koku"] = 7
    state = changed(state, castles=castles)
    play(state, ["ship", "tango_castle_a"])
    assert (moves(state, "send"), moves(state, "send_hundreds")) == (["all"], [1, 5])
    play(state, ["send_hundreds", 5], ["to_castle", "mino_castle_a"])
    assert own(state, 0, "koku") == {"tango_castle_a": 200, "mino_castle_a": 500}


def test_T7_once_a_turn_at_any_time_unless_the_option_is_off() -> None:
    me = House({"echizen_w1": 5, "omi_w1": 2}, ["echizen"], {"echizen_castle_a": 0})
    assert can(travelling(me), "lead", "echizen")
    assert refusal(travelling(me, province_move_any_time=False), "lead", "echizen") == "T7"


def test_T7_another_turn_another_province_move() -> None:
    me = House({"echizen_w1": 5, "omi_w1": 2}, ["echizen"], {"tango_castle_a": 0})
    state = table(me, FOE)
    play(state, ["lead", "echizen"], ["into", "omi"], ["end"], ["roll"], ["end"])
    assert (at_move(state), moves(state, "lead")) == (0, ["omi"])
