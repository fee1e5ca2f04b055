"""Wind and Water (T23, T24)."""

from tenka.kernel.state import State
from tests.games.tenjo.positions import (
    House,
    army,
    at_move,
    can,
    cast,
    decision,
    moves,
    only,
    own,
    play,
    refusal,
    seen,
    some,
    table,
    view,
)
from tests.games.tenjo.rules.elements.hands import HOME, YOURS, holding


def watery(rings: list[str], yours: dict[str, int], leaders: tuple[str, ...] = ("omi",)) -> State:
    me = House({"omi_w5": 20, "echizen_w1": 1}, leaders, HOME, hand=["water", *rings])
    return table(me, House({**yours, "kii_w1": 5}, ["kii"], YOURS, hand=["water", "ring_1", "ring_5"]))


def test_T23_a_stack_or_part_of_it_goes_three_steps_a_ring_without_daimyo() -> None:
    me = House({"tanba_w3": 20, "omi_w5": 1}, ["omi"], HOME, hand=["wind", "ring_1", "ring_2"])
    state = table(me, House({"kii_w1": 5}, ["kii"], YOURS))
    cast(state, "wind", 1)
    play(state, ["march", "tanba_w3"])
    goals = set(moves(state, "to"))
    assert {"B_echizen_tanba", "echizen_w9", "echizen_w4", "echizen_w6"} <= goals
    assert "echizen_w2" not in goals, "four steps"
    assert refusal(state, "to", "echizen_w2") == "T23"
    events = play(state, ["to", "echizen_w4"], ["send", 5], ["go"])
    assert (army(state, 0, "tanba_w3"), army(state, 0, "echizen_w4")) == (15, 5)
    assert only(events, "played")["element"] == "wind"
    assert view(state, "turn")["points"] == 5


def test_T23_not_through_closed_points() -> None:
    me = House({"tanba_w3": 20, "omi_w5": 1}, ["omi"], HOME, hand=["wind", "ring_1"])
    state = table(me, House({"B_echizen_tanba": 1, "kii_w1": 5}, ["kii"], YOURS))
    cast(state, "wind", 1)
    play(state, ["march", "tanba_w3"])
    assert not {"B_echizen_tanba", "echizen_w9"} & set(moves(state, "to"))


def test_T23_rings_count_at_most_9() -> None:
    state = holding(["wind", "ring_5", "ring_4", "ring_1", "ring_5"])
    cast(state, "wind", 5)
    assert moves(state, "ring") == [1, 4]
    play(state, ["ring", 4])
    assert refusal(state, "ring", 1) == "T23"


def test_T23_a_daimyo_or_shadow_over_borders_whatever_stands_on_them() -> None:
    me = House({"omi_w5": 20, "mino_w1": 1}, ["omi"], HOME, ["echizen"], hand=["wind", "ring_1"])
    foe = House({"B_mino_omi": 9, "kii_w1": 5}, ["kii"], YOURS)
    state = table(me, foe)
    cast(state, "wind", 1)
    play(state, ["lead", "omi"])
    assert set(moves(state, "into")) == {"echizen", "mino", "owari", "tanba", "yamashiro", "yamato"}
    assert refusal(state, "into", "kii") == "T23"
    play(state, ["into", "mino"])
    assert seen(state, 0, "daimyo") == {"mino": 1}
    assert not view(state, "turn")["moved"], "not the turn's province move"


def test_T23_where_nobody_supports_a_daimyo_he_is_lost() -> None:
    state = holding(["wind", "ring_1"])
    cast(state, "wind", 1)
    events = play(state, ["lead", "echizen"], ["into", "tango"])
    assert some(only(events, "daimyo_lost"), "province", "by") == ("tango", None)


def test_T23_family_or_koku_to_a_castle_so_many_borders_away() -> None:
    homes = {"echizen_castle_a": 40, "owari_castle_a": 0}
    me = House({"omi_w5": 20}, ["omi"], homes, hand=["wind", "ring_1", "ring_1"])
    state = table(me, House({"kii_w1": 5}, ["kii"], YOURS))
    cast(state, "wind", 1)
    assert not moves(state, "ship"), "Owari is two borders away"
    play(state, ["ring", 1], ["ship", "echizen_castle_a"], ["send", "all"], ["to_castle", "owari_castle_a"])
    assert own(state, 0, "koku") == {"echizen_castle_a": 15_000, "owari_castle_a": 25_000}


def test_T23_wind_cannot_be_answered() -> None:
    state = holding(["wind", "ring_1"], ["wind", "void", "ring_5"])
    cast(state, "wind", 1)
    play(state, ["march", "omi_w5"], ["to", "omi_w1"], ["send", "all"])
    assert (at_move(state), decision(state)) == (0, "turn")


def test_T24_a_stack_leaps_a_chain_of_enemy_points_to_the_next_open_one() -> None:
    state = watery(["ring_1", "ring_2"], {"omi_w2": 5, "omi_w7": 5})
    cast(state, "water", 1)
    play(state, ["march", "omi_w5"])
    assert set(moves(state, "to")) == {"omi_w6"}, "over one point"
    play(state, ["back"], ["ring", 2], ["march", "omi_w5"])
    assert set(moves(state, "to")) == {"omi_w6", "omi_res_b", "omi_w4", "omi_w8"}, "over up to three"
    assert refusal(state, "to", "omi_w2") == "T9"
    assert refusal(state, "to", "omi_w3") == "T24"
    play(state, ["to", "omi_w8"], ["send", 10], ["go"])
    assert (at_move(state), decision(state)) == (1, "answer")
    play(state, ["pass"])
    assert army(state, 0, "omi_w8") == 10


def test_T24_those_leapt_over_may_answer() -> None:
    state = watery(["ring_1"], {"omi_w2": 5})
    cast(state, "water", 1)
    play(state, ["march", "omi_w5"], ["to", "omi_w6"], ["send", "all"])
    cast(state, "water", 1)
    events = play(state, ["cast"], ["pass"])
    assert only(events, "card_stands")["stands"] is False
    assert army(state, 0, "omi_w5") == 20


def test_T24_led_by_a_daimyo_in_its_province() -> None:
    state = watery(["ring_1"], {"omi_w2": 5}, leaders=("echizen",))
    cast(state, "water", 1)
    assert not moves(state, "march")
    ronin = watery(["ring_1"], {"omi_w2": 5}, leaders=())
    cast(ronin, "water", 1)
    assert moves(ronin, "march") == ["omi_w5"]


def test_T24_over_entry_points_too() -> None:
    me = House({"echizen_w1": 20}, ["echizen"], HOME, hand=["water", "ring_2"])
    state = table(me, House({"echizen_entry": 3, "echizen_w7": 1, "kii_w1": 5}, ["kii"], YOURS))
    cast(state, "water", 2)
    play(state, ["march", "echizen_w1"])
    assert moves(state, "to") == ["echizen_castle_a"]


def test_T24_a_daimyo_passes_one_enemy_border_point_in_the_province_move() -> None:
    me = House({"echizen_w1": 5, "omi_w1": 2, "owari_w1": 1}, ["echizen"], HOME, hand=["water", "ring_1"])
    walls = {"B_echizen_omi": 1, "B_omi_owari": 1, "B_echizen_mino": 1, "B_echizen_tanba": 1}
    state = table(me, House({**walls, "kii_w1": 5}, ["kii"], YOURS))
    assert not can(state, "lead", "echizen")
    cast(state, "water", 1)
    play(state, ["cross"], ["lead", "echizen"])
    assert moves(state, "into") == ["omi"], "exactly one"
    play(state, ["into", "omi"])
    assert not view(state, "turn")["crossing"]


def test_T24_not_after_the_province_move() -> None:
    me = House({"echizen_w1": 5, "omi_w1": 2}, ["echizen"], HOME, hand=["water", "ring_1"])
    state = table(me, House({"kii_w1": 5}, ["kii"], YOURS))
    play(state, ["lead", "echizen"], ["into", "omi"])
    assert refusal(state, "element", "water") == "T24"


def test_T24_a_crossing_not_used_is_gone_with_the_turn() -> None:
    me = House({"echizen_w1": 5, "omi_w1": 2}, ["echizen"], HOME, hand=["water", "ring_1"])
    state = table(me, House({"kii_w1": 5}, ["kii"], YOURS))
    cast(state, "water", 1)
    play(state, ["cross"], ["end"], ["roll"], ["end"])
    assert at_move(state) == 0
    assert not view(state, "turn")["crossing"]
