"""Element and ring cards, and answers to them (T22–T27)."""

import pytest

from tenka.games.tenjo.rules.orders import ORDERS
from tenka.kernel.state import State
from tests.games.tenjo.positions import (
    ATTACKER_WINS,
    GAME,
    House,
    army,
    at_move,
    attack,
    can,
    cast,
    changed,
    decision,
    engage,
    holder,
    moves,
    only,
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

HOME = {"echizen_castle_a": 20}
YOURS = {"kii_castle_a": 20}


def holding(
    mine: list[str], yours: list[str] | None = None, points: int | None = 5, options: dict[str, object] | None = None
) -> State:
    """Two neighbours in Omi, with hands."""
    me = House({"omi_w5": 20, "echizen_w1": 5}, ["omi", "echizen"], HOME, ["echizen"], hand=mine)
    foe = House({"omi_w2": 10, "kii_w1": 5}, ["omi", "kii"], YOURS, hand=yours or [])
    return table(me, foe, points=points, options=options)


# In general


def test_T22_an_element_needs_a_ring() -> None:
    assert refusal(holding(["fire"]), "element", "fire") == "T22"
    state = holding(["fire", "ring_1"])
    play(state, ["element", "fire"])
    assert refusal(state, "burn_daimyo", 1, "omi") == "T22"
    assert refusal(state, "ring", 2) == "T22"
    assert refusal(holding(["ring_1"]), "element", "fire") == "T22"


def test_T22_cards_cost_no_action_point_and_are_discarded() -> None:
    state = holding(["fire", "ring_1", "ring_5", "ring_2"], points=None)
    cast(state, "fire", 1, 5)
    events = play(state, ["burn_daimyo", 1, "omi"], ["pass"])
    assert some(told(events, "played")[0], "seat", "element", "total") == (0, "fire", 6)
    assert own(state, 0, "hand") == ["ring_2"]
    assert view(state, "piles")["element_discards"] == ["fire"]
    assert view(state, "piles")["ring_discards"] == [1, 5]


def test_T22_fire_kills_any_one_daimyo() -> None:
    state = holding(["fire", "ring_1"])
    cast(state, "fire", 1)
    assert set(moves(state, "burn_daimyo")) == {(0, "omi"), (0, "echizen"), (1, "omi"), (1, "kii")}
    events = play(state, ["burn_daimyo", 1, "kii"], ["pass"])
    assert some(only(events, "daimyo_lost"), "seat", "province", "why") == (1, "kii", "fire")
    assert decision(state) == "turn", "nobody gains"


def test_T22_fire_kills_any_one_family_member() -> None:
    state = holding(["fire", "ring_1"])
    cast(state, "fire", 1)
    assert len(moves(state, "burn_family")) == 6
    play(state, ["burn_family", "son_1"], ["pass"])
    assert holder(state, "son_1") is None
    assert view(state, "dead") == ["son_1"]


def test_T22_the_dead_cannot_die_again() -> None:
    me = House({"omi_w5": 20}, ["omi"], HOME, hand=["fire", "ring_1"])
    foe = House({"kii_w1": 5}, ["kii"], YOURS, family={"son": None})
    state = table(me, foe)
    cast(state, "fire", 1)
    assert refusal(state, "burn_family", "son_1") == "T22"


# Wind, T23


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


# Water, T24


def watery(rings: list[str], yours: dict[str, int], leaders: tuple[str, ...] = ("omi",)) -> State:
    me = House({"omi_w5": 20, "echizen_w1": 1}, leaders, HOME, hand=["water", *rings])
    return table(me, House({**yours, "kii_w1": 5}, ["kii"], YOURS, hand=["water", "ring_1", "ring_5"]))


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


# Earth, T25


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


# Void and answers, T26 and T27


def attacked(mine: list[str], yours: list[str], options: dict[str, object] | None = None) -> State:
    """Seat 0 attacks seat 1 in Omi; the defender's window is open."""
    me = House({"omi_w5": 20, "kii_w7": 5}, ["omi", "kii"], HOME, hand=mine)
    foe = House({"omi_w2": 10, "kii_w1": 5}, ["omi", "kii"], YOURS, hand=yours)
    third = House({"kii_w8": 5}, ["kii"], {"ise_castle_a": 0})
    state = table(me, foe, third, options=options)
    attack(state, "omi_w2", 1, "omi_w5")
    while decision(state) != "cards":
        play(state, ["pass"])
    return state


@pytest.mark.parametrize("shield", ["all_attackers", "that_attacker"])
def test_T26_void_against_an_attack_shields_until_the_month_ends(shield: str) -> None:
    state = attacked([], ["void", "ring_1"], {"void_shield": shield})
    cast(state, "void", 1)
    events = play(state, ["cast"], ["pass"])
    assert told(events, "battle_ended") == [{"why": "void"}]
    assert view(state, "turn")["points"] == 4
    assert refusal(state, "attack", "kii_w1", 1) == "T26"
    play(state, ["end"], ["roll"], ["end"], ["roll"])
    assert at_move(state) == 2
    assert can(state, "attack", "kii_w1", 1) == (shield == "that_attacker")
    play(state, ["end"], ["roll"])
    assert can(state, "attack", "kii_w1", 1), "another month"


def test_T26_void_is_of_no_use_in_ones_own_turn() -> None:
    assert refusal(holding(["void", "ring_1"]), "element", "void") == "T26"


def test_T26_void_cancels_an_element_card() -> None:
    state = holding(["earth", "ring_2"], ["void", "ring_2"])
    cast(state, "earth", 2)
    play(state, ["at", "omi_w2"])
    assert (at_move(state), decision(state)) == (1, "answer")
    cast(state, "void", 2)
    events = play(state, ["cast"], ["pass"])
    assert only(events, "card_stands") == {"seat": 0, "element": "earth", "stands": False}
    assert army(state, 1, "omi_w2") == 10


def test_T27_the_same_element_answers_with_at_least_the_same_total() -> None:
    state = holding(["fire", "ring_3"], ["fire", "earth", "ring_1", "ring_2", "ring_4"])
    cast(state, "fire", 3)
    play(state, ["burn_daimyo", 1, "omi"])
    assert moves(state, "element") == ["fire"]
    assert refusal(state, "element", "earth") == "T27"
    cast(state, "fire", 1)
    assert refusal(state, "cast") == "T27"
    play(state, ["ring", 2])
    events = play(state, ["cast"], ["pass"])
    assert only(events, "card_stands")["stands"] is False
    assert seen(state, 1, "daimyo") == {"omi": 1, "kii": 1}


def test_T27_too_few_rings_are_no_answer() -> None:
    state = holding(["fire", "ring_3"], ["fire", "ring_1", "ring_1"])
    cast(state, "fire", 3)
    play(state, ["burn_daimyo", 1, "omi"])
    assert refusal(state, "element", "fire") == "T27"
    any_total = holding(["fire", "ring_3"], ["fire", "ring_1"], options={"ring_contest": False})
    cast(any_total, "fire", 3)
    play(any_total, ["burn_daimyo", 1, "omi"], ["element", "fire"], ["ring", 1])
    assert can(any_total, "cast")


def test_T27_void_is_answered_by_void_and_the_last_card_stands() -> None:
    mine = ["earth", "ring_1", "void", "ring_2"]
    yours = ["void", "ring_1", "void", "ring_3"]
    state = holding(mine, yours)
    cast(state, "earth", 1)
    play(state, ["at", "omi_w2"])
    cast(state, "void", 1)
    play(state, ["cast"])
    assert (at_move(state), decision(state)) == (0, "answer")
    assert moves(state, "element") == ["void"]
    cast(state, "void", 2)
    stands = state.copy()
    events = play(stands, ["cast"], ["pass"])
    assert only(events, "card_stands")["stands"] is True
    assert army(stands, 1, "omi_w2") == 0
    play(state, ["cast"])
    assert [each["element"] for each in view(state, "contest")["cards"]] == ["earth", "void", "void"]
    cast(state, "void", 3)
    events = play(state, ["cast"], ["pass"])
    assert only(events, "card_stands")["stands"] is False


def test_T27_void_against_an_attack_needs_any_total_and_void_against_it_as_much() -> None:
    state = attacked(["void", "ring_1", "ring_2"], ["void", "ring_3"])
    cast(state, "void", 3)
    play(state, ["cast"])
    cast(state, "void", 1)
    assert refusal(state, "cast") == "T27"
    play(state, ["ring", 2])
    events = play(state, ["cast"], ["pass"])
    assert not told(events, "battle_ended"), "the attack goes on"
    assert (at_move(state), decision(state)) == (1, "cards")


def test_T27_several_who_are_hit_may_each_answer() -> None:
    me = House({"omi_w5": 20}, ["omi"], HOME, hand=["earth", "ring_2"])
    foe = House({"omi_w2": 10, "kii_w1": 5}, ["kii"], YOURS)
    third = House({"omi_w2": 5}, ["omi"], {"ise_castle_a": 0}, hand=["void", "ring_2"])
    state = table(me, foe, third)
    cast(state, "earth", 2)
    play(state, ["at", "omi_w2"], ["pass"])
    assert (at_move(state), decision(state)) == (2, "answer")
    cast(state, "void", 2)
    play(state, ["cast"], ["pass"])
    assert army(state, 1, "omi_w2") == 10


def test_T27_once_a_card_is_cancelled_nobody_else_is_asked() -> None:
    me = House({"omi_w5": 20}, ["omi"], HOME, hand=["earth", "ring_2"])
    foe = House({"omi_w2": 10, "kii_w1": 5}, ["kii"], YOURS, hand=["void", "ring_2"])
    state = table(me, foe, House({"omi_w2": 5}, ["omi"], {"ise_castle_a": 0}))
    cast(state, "earth", 2)
    play(state, ["at", "omi_w2"])
    cast(state, "void", 2)
    play(state, ["cast"], ["pass"])
    assert (at_move(state), decision(state)) == (0, "turn")
    assert (army(state, 1, "omi_w2"), army(state, 2, "omi_w2")) == (10, 5)


def test_T27_the_holder_of_a_family_card_answers_and_who_holds_it_stays_secret() -> None:
    """Seat 2 holds seat 1's son: both are asked, seat 2 alone can answer."""
    me = House({"omi_w5": 20}, ["omi"], HOME, hand=["fire", "ring_2"])
    foe = House({"kii_w1": 5}, ["kii"], YOURS, hand=["void", "ring_2"], family={"son": "ise_castle_a"})
    third = House({"ise_w1": 5}, ["ise"], {"ise_castle_a": 0}, hand=["void", "ring_3"])
    state = table(me, foe, third)
    cast(state, "fire", 2)
    events = play(state, ["burn_family", "son_1"])
    assert told(events, "played")[0]["against"] is None
    assert (at_move(state), decision(state)) == (1, "answer")
    assert refusal(state, "element", "void") == "T27"
    play(state, ["pass"])
    assert at_move(state) == 2
    cast(state, "void", 3)
    play(state, ["cast"], ["pass"])
    assert holder(state, "son_1") == 2


def test_T27_what_is_ones_own_nobody_answers_for() -> None:
    state = holding(["fire", "ring_2"], ["void", "ring_5"])
    cast(state, "fire", 2)
    events = play(state, ["burn_daimyo", 0, "echizen"])
    assert told(events, "daimyo_lost")
    assert decision(state) == "turn"


def test_T27_a_second_player_hit_answers_the_card_not_a_void_that_was_cancelled() -> None:
    me = House({"omi_w5": 20}, ["omi"], HOME, hand=["earth", "ring_2", "void", "ring_5"])
    foe = House({"omi_w2": 10, "kii_w1": 5}, ["kii"], YOURS, hand=["void", "ring_3"])
    third = House({"omi_w2": 5}, ["omi"], {"ise_castle_a": 0}, hand=["earth", "void", "ring_2"])
    state = table(me, foe, third)
    cast(state, "earth", 2)
    play(state, ["at", "omi_w2"])
    assert at_move(state) == 1
    cast(state, "void", 3)
    play(state, ["cast"])
    assert at_move(state) == 0
    cast(state, "void", 5)
    play(state, ["cast"])
    assert at_move(state) == 1
    play(state, ["pass"])
    assert (at_move(state), decision(state)) == (2, "answer")
    assert GAME.load(state.dump()).dump() == state.dump()
    assert [each["element"] for each in view(state, "contest")["cards"]] == ["earth"]
    assert set(moves(state, "element")) == {"earth", "void"}, "two rings are enough, as against the Earth"
    cast(state, "earth", 2)
    events = play(state, ["cast"], ["pass"])
    assert only(events, "card_stands")["stands"] is False
    assert (army(state, 1, "omi_w2"), army(state, 2, "omi_w2")) == (10, 5)


def test_T27_who_is_hit_is_asked_in_turn_order() -> None:
    me = House({"omi_w2": 10}, ["omi"], HOME)
    foe = House({"omi_w5": 20}, ["omi"], YOURS, hand=["earth", "ring_2"])
    third = House({"omi_w2": 5}, ["omi"], {"ise_castle_a": 0})
    state = table(me, foe, third, turn=1)
    cast(state, "earth", 2)
    play(state, ["at", "omi_w2"])
    assert at_move(state) == 2
    play(state, ["pass"])
    assert at_move(state) == 0


def test_T27_once_the_holder_of_a_family_card_has_answered_nobody_else_is_asked() -> None:
    me = House({"omi_w5": 20}, ["omi"], HOME, hand=["fire", "ring_2", "void", "ring_5"])
    foe = House({"kii_w1": 5}, ["kii"], YOURS, hand=["void", "ring_2"])
    third = House({"ise_w1": 5}, ["ise"], {"ise_castle_a": 0}, hand=["void", "ring_5"])
    state = table(me, foe, third)
    cast(state, "fire", 2)
    play(state, ["burn_family", "son_1"])
    cast(state, "void", 2)
    play(state, ["cast"])
    cast(state, "void", 5)
    play(state, ["cast"], ["pass"])
    assert holder(state, "son_1") is None
    assert (at_move(state), decision(state)) == (0, "turn")


def test_T26_a_further_void_in_the_window_goes_on_with_the_contest() -> None:
    yours = ["void", "ring_1", "void", "ring_2", "ring_4"]
    state = attacked(["void", "ring_3", "void", "ring_4"], yours)
    cast(state, "void", 1)
    play(state, ["cast"])
    cast(state, "void", 3)
    play(state, ["cast"])
    assert (at_move(state), decision(state)) == (1, "answer")
    play(state, ["pass"])
    assert (at_move(state), decision(state)) == (1, "cards")
    assert view(state, "battle")["void_needs"] == 3
    assert GAME.load(state.dump()).dump() == state.dump()
    cast(state, "void", 2)
    assert refusal(state, "cast") == "T27"
    play(state, ["ring", 4], ["cast"])
    assert [each["total"] for each in view(state, "contest")["cards"]] == [0, 1, 3, 6]
    assert (at_move(state), moves(state, "element")) == (0, []), "4 rings against 6"
    events = play(state, ["pass"])
    assert told(events, "battle_ended") == [{"why": "void"}]


def test_T26_too_few_rings_left_to_go_on() -> None:
    state = attacked(["void", "ring_5"], ["void", "ring_1", "void", "ring_4"])
    cast(state, "void", 1)
    play(state, ["cast"])
    cast(state, "void", 5)
    play(state, ["cast"], ["pass"])
    assert decision(state) == "cards"
    assert refusal(state, "element", "void") == "T26"
    any_total = attacked(["void", "ring_5"], ["void", "ring_1", "void", "ring_4"], {"ring_contest": False})
    cast(any_total, "void", 1)
    play(any_total, ["cast"])
    cast(any_total, "void", 5)
    play(any_total, ["cast"], ["pass"])
    assert can(any_total, "element", "void")


def test_T26_before_the_next_engagement_it_begins_anew() -> None:
    me = House({"omi_w5": 40}, ["omi"], HOME, hand=["void", "ring_5"])
    foe = House({"omi_w2": 40, "kii_w1": 5}, ["kii"], YOURS, hand=["void", "ring_1", "void", "ring_2"])
    state = table(me, foe)
    attack(state, "omi_w2", 1, "omi_w5")
    play(state, ["pass"])
    cast(state, "void", 1)
    play(state, ["cast"])
    cast(state, "void", 5)
    play(state, ["cast"], ["pass"])
    state, _ = engage(state, ATTACKER_WINS)
    play(state, ["fight"])
    assert (at_move(state), decision(state), can(state, "element", "void")) == (1, "cards", True)


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


def test_T26_a_standing_order_lays_as_many_rings_as_the_contest_needs() -> None:
    me = House({"echizen_w2": 20}, ["echizen"], {"tango_castle_a": 0}, hand=["void", "ring_3"])
    hand = ["void", "ring_1", "void", "ring_2", "ring_4"]
    foe = House({"echizen_castle_a": 10, "kii_w1": 5}, ["kii"], {"echizen_castle_a": 5, **YOURS}, hand=hand)
    state = table(me, foe)
    attack(state, "echizen_castle_a", 1, "echizen_w2")
    play(state, ["pass"])
    laid = []
    while decision(state) in {"cards", "answer"}:
        seat = at_move(state)
        move = ORDERS.answer([("void", "echizen_castle_a")], state.view(seat, events=False), state.legal(seat))
        if seat == 0 and can(state, "element", "void"):
            cast(state, "void", 3)
            play(state, ["cast"])
        else:
            laid += [move[1]] if move and move[0] == "ring" else []
            play(state, move or ["pass"])
    assert laid == [1, 4]
    assert view(state, "seats")[1]["shielded"]


def test_T25_nor_beside_another_target() -> None:
    me = House({"echizen_w1": 20, "omi_w5": 5, "tango_w1": 1}, ["echizen"], HOME, hand=["earth", "ring_1"])
    foe = House({"echizen_entry": 10, "echizen_w8": 3, "omi_w2": 4, "kii_w1": 5}, ["kii"], YOURS)
    state = table(me, foe)
    cast(state, "earth", 1)
    assert moves(state, "at") == ["echizen_w8"], "not the entry point, nor where nobody leads"


def test_T27_an_answer_by_the_same_element_is_answered_by_void_alone() -> None:
    state = holding(["fire", "fire", "void", "ring_1", "ring_1"], ["fire", "ring_1"])
    cast(state, "fire", 1)
    play(state, ["burn_daimyo", 1, "omi"])
    cast(state, "fire", 1)
    play(state, ["cast"])
    assert (at_move(state), moves(state, "element")) == (0, ["void"])
    assert refusal(state, "element", "fire") == "T27"


def test_T24_a_crossing_not_used_is_gone_with_the_turn() -> None:
    me = House({"echizen_w1": 5, "omi_w1": 2}, ["echizen"], HOME, hand=["water", "ring_1"])
    state = table(me, House({"kii_w1": 5}, ["kii"], YOURS))
    cast(state, "water", 1)
    play(state, ["cross"], ["end"], ["roll"], ["end"])
    assert at_move(state) == 0
    assert not view(state, "turn")["crossing"]
