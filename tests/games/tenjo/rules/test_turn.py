"""A turn: income, province move, dice, marching, shadow warriors, entry points, daimyō (T6–T12)."""

import pytest

from tenka.kernel.state import State
from tests.games.tenjo.positions import (
    ATTACKER_WINS,
    DEFENDER_WINS,
    House,
    army,
    at_move,
    attack,
    can,
    cast,
    changed,
    decision,
    engage,
    happens,
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

FOE = House({"kii_castle_a": 20}, ["kii"], {"kii_castle_a": 5})
ENTRIES = {f"{name}_entry" for name in ("echizen", "mino", "owari", "ise", "kii", "izumi", "harima", "tango")}

# Income, T6


def resources(*points: str, foe: House = FOE, castles: dict[str, int] | None = None, **options: object) -> State:
    """Before the roll, with samurai on resource points."""
    homes = {"echizen_castle_a": 0, "echizen_castle_b": 0} if castles is None else castles
    me = House({"echizen_w1": 5, **dict.fromkeys(points, 3)}, ["echizen"], homes)
    return table(me, foe, points=None, options=options)


def test_T6_the_first_point_brings_1000_each_further_one_2000() -> None:
    state = resources("echizen_res", "omi_res_a", "omi_res_b")
    play(state, ["income"])
    events = play(state, *[["koku_to", "echizen_castle_a"]] * 3)
    assert [each["koku"] for each in told(events, "income")] == [1_000, 2_000, 2_000]
    assert koku(state, 0) == 50
    assert refusal(state, "income") == "T6"


def test_T6_koku_or_samurai_by_choice_point_by_point() -> None:
    state = resources("echizen_res", "omi_res_a")
    play(state, ["income"], ["koku_to", "echizen_castle_b"], ["samurai_to", "kii_entry"])
    assert own(state, 0, "koku")["echizen_castle_b"] == 1_000
    assert army(state, 0, "kii_entry") == 2


def test_T6_with_one_point_there_is_no_first_to_name() -> None:
    state = resources("echizen_res")
    play(state, ["income"])
    assert set(moves(state, "koku_to")) == {"echizen_castle_a", "echizen_castle_b"}
    assert set(moves(state, "samurai_to")) == ENTRIES
    assert refusal(state, "samurai_to", "echizen_w1") == "T11"


def test_T6_rolling_first_forfeits_it() -> None:
    state = resources("echizen_res")
    events = play(state, ["roll"])
    assert told(events, "forfeited") == [{"seat": 0}]
    assert refusal(state, "income") == "T6"


def test_T6_nothing_held_nothing_to_take() -> None:
    assert refusal(resources(), "income") == "T6"


@pytest.mark.parametrize(("others", "shared"), [(1, 1_000), (2, 600)])
def test_T6_a_shared_point_brings_a_part_in_koku_alone(others: int, shared: int) -> None:
    foes = [House({"kii_castle_a": 5, "omi_res_a": 1}, ["kii"], {"kii_castle_a": 0})]
    foes += [House({"ise_w1": 5, "omi_res_a": 1}, ["ise"], {"ise_castle_a": 0})] * (others - 1)
    homes = {"echizen_castle_a": 0, "echizen_castle_b": 0}
    state = table(House({"echizen_w1": 5, "echizen_res": 1, "omi_res_a": 1}, ["echizen"], homes), *foes, points=None)
    play(state, ["income"], ["first", "echizen_res"], ["koku_to", "echizen_castle_a"])
    assert refusal(state, "samurai_to", "kii_entry") == "T6"
    (event,) = told(play(state, ["koku_to", "echizen_castle_b"]), "income")
    assert event["koku"] == shared


def test_T6_without_a_castle_koku_becomes_samurai() -> None:
    foe = House({"kii_castle_a": 5, "omi_res_a": 1}, ["kii"], {"kii_castle_a": 0})
    state = resources("omi_res_a", "omi_res_b", foe=foe, castles={})
    play(state, ["income"], ["first", "omi_res_b"])
    assert moves(state, "koku_to") == []
    play(state, ["samurai_to", "ise_entry"], ["samurai_to", "ise_entry"])
    assert army(state, 0, "ise_entry") == 2, "1,000 of 2,000 shared by two, and the first one"


def test_T6_printed_points_bring_what_they_bring() -> None:
    kinds = set()
    for point in ("echizen_res", "omi_res_a", "omi_res_b"):
        state = resources(point, resource_mode="printed")
        play(state, ["income"])
        kinds.add((bool(moves(state, "koku_to")), bool(moves(state, "samurai_to"))))
    assert kinds <= {(True, False), (False, True)}


# The province move, T7


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


# Dice and marching, T8 and T9


def test_T7_another_turn_another_province_move() -> None:
    me = House({"echizen_w1": 5, "omi_w1": 2}, ["echizen"], {"tango_castle_a": 0})
    state = table(me, FOE)
    play(state, ["lead", "echizen"], ["into", "omi"], ["end"], ["roll"], ["end"])
    assert (at_move(state), moves(state, "lead")) == (0, ["omi"])


def test_T8_a_ten_sided_die_gives_action_points() -> None:
    state = table(House({"echizen_w1": 5}, ["echizen"]), FOE, points=None)
    assert refusal(state, "end") == "T8"
    for points in range(1, 11):
        after, _ = scripted(state, 0, ["roll"], happens("rolled", points=points))
        assert view(after, "turn")["points"] == points
    assert refusal(after, "roll") == "T8"


def test_T8_it_has_no_more_than_ten_sides() -> None:
    state = table(House({"echizen_w1": 5}, ["echizen"]), FOE, points=None)
    with pytest.raises(AssertionError, match="not seen"):
        scripted(state, 0, ["roll"], lambda events: only(events, "rolled")["points"] not in range(1, 11), tries=200)


def test_T8_what_another_has_left_over_is_nobodys() -> None:
    state = table(House({"echizen_w1": 5}, ["echizen"]), FOE, points=5)
    play(state, ["end"])
    assert (at_move(state), view(state, "turn")["points"]) == (1, 0)
    assert refusal(state, "march", "kii_castle_a") == "T8"


def test_T8_marching_and_attacking_cost_one_each_and_none_is_left() -> None:
    me = House({"echizen_w1": 20}, ["echizen"])
    state = table(me, House({"echizen_res": 5, "kii_w1": 1}, ["kii"]), points=2)
    play(state, ["march", "echizen_w1"], ["to", "echizen_w7"], ["send", 5], ["go"])
    attack(state, "echizen_res", 1, "echizen_w1")
    state, _ = engage(state, ATTACKER_WINS)
    assert view(state, "turn")["points"] == 0
    play_on = state.copy()
    if decision(play_on) == "fight_on":
        play(play_on, ["pass"])
    assert refusal(play_on, "march", "echizen_w7") == "T8"


def test_T9_any_part_of_a_stack_goes_along_one_edge() -> None:
    state = table(House({"echizen_w1": 20}, ["echizen"]), FOE)
    play(state, ["march", "echizen_w1"])
    assert set(moves(state, "to")) == {"echizen_entry", "echizen_res", "echizen_w7", "echizen_w8"}
    assert refusal(state, "to", "echizen_w4") == "T9"
    play(state, ["to", "echizen_res"], ["send", 10], ["send", 1], ["send", 1])
    assert refusal(state, "send", 10) == "T9"
    events = play(state, ["go"])
    assert (army(state, 0, "echizen_w1"), army(state, 0, "echizen_res")) == (8, 12)
    assert "samurai" not in only(events, "marched")
    assert [event.to for event in events if event.kind == "marched_own"] == [0]


def test_T9_a_daimyo_is_needed_in_the_edges_province() -> None:
    me = House({"B_echizen_omi": 20, "omi_w1": 2}, ["echizen"])
    state = table(me, FOE)
    play(state, ["march", "B_echizen_omi"])
    assert moves(state, "to") == ["echizen_w10"]
    assert refusal(state, "to", "omi_w5") == "T9"
    assert refusal(table(me, FOE), "march", "omi_w1") == "T9"


def test_T9_ronin_march_without() -> None:
    assert can(table(House({"omi_w1": 2}), FOE), "march", "omi_w1")


def test_T9_a_point_of_others_is_closed() -> None:
    me = House({"echizen_w1": 20}, ["echizen"])
    foe = House({"echizen_res": 1, "echizen_entry": 5, **FOE.samurai}, ["kii"], FOE.castles)
    state = table(me, foe)
    play(state, ["march", "echizen_w1"])
    assert refusal(state, "to", "echizen_res") == "T9"
    assert can(state, "to", "echizen_entry"), "entry points are never closed"


def test_T9_unless_own_samurai_are_there_or_one_is_let_in() -> None:
    me = House({"echizen_w1": 20, "echizen_res": 1}, ["echizen"])
    foe = House({"echizen_res": 1, "echizen_w7": 1, **FOE.samurai}, ["kii"], FOE.castles)
    state = table(me, foe)
    state.play(1, ["admit", 0])
    play(state, ["march", "echizen_w1"])
    assert {"echizen_res", "echizen_w7"} <= set(moves(state, "to"))
    state.play(1, ["shut", 0])
    play(state, ["march", "echizen_w1"])
    assert set(moves(state, "to")) & {"echizen_res", "echizen_w7"} == {"echizen_res"}
    assert refusal(state, "admit", 0, seat=1) is None, "once a month; not at the move the kernel says so"


def test_T9_an_ally_lets_one_in() -> None:
    me = House({"echizen_w1": 20}, ["echizen"], {"echizen_castle_a": 0}, family={"wife": "kii_castle_a"})
    foe = House({"echizen_res": 1, **FOE.samurai}, ["kii"], FOE.castles)
    state = table(me, foe)
    play(state, ["march", "echizen_w1"])
    assert can(state, "to", "echizen_res")


def test_T9_an_empty_enemy_castle_may_be_entered_and_does_not_fall() -> None:
    me = House({"echizen_w2": 20}, ["echizen"])
    foe = House({"kii_w1": 5}, ["kii"], {"echizen_castle_a": 9})
    state = table(me, foe)
    play(state, ["march", "echizen_w2"], ["to", "echizen_castle_a"], ["send", "all"])
    assert view(state, "castles")[0]["owner"] == 1


# Shadow warriors and entry points, T10 and T11


def test_T10_any_number_become_25000_samurai_on_any_point_of_their_province() -> None:
    me = House({"kii_w1": 1}, ["kii"], {}, ["echizen", "echizen"])
    foe = House({"echizen_w4": 30, "echizen_w1": 1}, ["echizen"])
    state = table(me, foe)
    play(state, ["unmask", "echizen"])
    assert len(moves(state, "at")) == 18
    assert {"echizen_w4", "echizen_entry", "B_echizen_omi", "echizen_castle_b"} <= set(moves(state, "at"))
    assert refusal(state, "at", "kii_w1") == "T10"
    play(state, ["at", "echizen_w4"], ["unmask", "echizen"], ["at", "echizen_w4"])
    assert army(state, 0, "echizen_w4") == 50
    assert refusal(state, "unmask", "echizen") == "T10"
    assert view(state, "turn")["points"] == 5, "no action point"


def test_T10_also_between_engagements() -> None:
    me = House({"echizen_w4": 20}, ["echizen"], {}, ["echizen"])
    state = table(me, House({"echizen_w6": 20, "kii_w1": 1}, ["kii"]))
    attack(state, "echizen_w6", 1, "echizen_w4")
    state, _ = engage(state, ATTACKER_WINS)
    play(state, ["unmask", "echizen"], ["at", "echizen_w5"], ["fight"])
    assert decision(state) == "join"
    play(state, ["join", "echizen_w5"], ["pass"])
    state, events = engage(state, happens("factors"))
    assert some(only(events, "factors"), "ratio", "stacks") == (3, 1)


def test_T10_not_in_anothers_turn() -> None:
    state = table(House({"kii_w1": 1}, ["kii"], {}, ["kii"]), FOE, turn=1)
    assert not moves(state, "unmask", 0)


def test_T11_samurai_enter_at_any_entry_point_even_if_occupied() -> None:
    foe = House({"kii_entry": 9, **FOE.samurai}, ["kii"], FOE.castles)
    state = resources("echizen_res", foe=foe)
    play(state, ["income"], ["samurai_to", "kii_entry"])
    assert view(state, "points")["kii_entry"] == [0, 1]


def test_T11_whoever_is_given_koku_without_a_castle_enters_anywhere_too() -> None:
    state = table(House({"omi_w5": 3}, ["omi"]), House({"kii_entry": 9, **FOE.samurai}, ["kii"], FOE.castles))
    offer(state, 1, 0, ["give_koku", 1])
    play(state, ["accept", 1])
    assert (decision(state), set(moves(state, "samurai_to"))) == ("enter", ENTRIES)


def test_T11_samurai_there_cannot_be_attacked_but_may_attack() -> None:
    me = House({"echizen_w1": 9}, ["echizen"])
    foe = House({"echizen_entry": 9, "kii_w1": 1}, ["kii", "echizen"])
    assert refusal(table(me, foe), "attack", "echizen_entry", 1) == "T11"
    assert can(table(me, foe, turn=1), "attack", "echizen_w1", 0)


@pytest.mark.parametrize("supports", [True, False])
def test_T11_they_support_a_daimyo_by_option(supports: bool) -> None:
    me = House({"echizen_entry": 9, "echizen_w1": 9, "mino_w1": 1}, ["echizen"])
    state = table(me, FOE, options={"entry_supports_daimyo": supports})
    play(state, ["march", "echizen_w1"], ["to", "echizen_entry"], ["send", "all"])
    assert bool(seen(state, 0, "daimyo")) == supports


# Isolation, T12


def test_T12_own_marches_isolate_and_nobody_gains() -> None:
    me = House({"B_echizen_omi": 9, "omi_w5": 1}, ["omi", "omi", "echizen"])
    state = table(me, FOE)
    events = play(state, ["march", "B_echizen_omi"], ["to", "omi_w5"], ["send", "all"])
    assert some(only(events, "daimyo_lost"), "seat", "province", "why", "by") == (0, "echizen", "isolated", None)
    assert decision(state) == "turn"


def test_T12_an_attack_isolates_and_the_attacker_gains_where_he_has_samurai() -> None:
    me = House({"omi_w5": 60, "kii_w1": 1}, ["omi"])
    foe = House({"omi_w2": 3, "ise_w1": 5}, ["omi", "omi", "ise"])
    state = table(me, foe)
    attack(state, "omi_w2", 1, "omi_w5")
    state, events = engage(state, ATTACKER_WINS)
    assert [some(each, "province", "by") for each in told(events, "daimyo_lost")] == [("omi", 0), ("omi", 0)]
    assert (at_move(state), decision(state)) == (0, "place_daimyo")
    assert set(moves(state, "place")) == {"omi", "kii"}
    assert refusal(state, "place", "ise") == "T12"
    play(state, ["place", "kii"], ["place", "omi"])
    assert seen(state, 0, "daimyo") == {"omi": 2, "kii": 1}


def test_T12_the_defenders_dice_isolate_and_the_defender_gains() -> None:
    me = House({"omi_w5": 3, "kii_w1": 1}, ["omi"])
    state = table(me, House({"omi_w2": 60}, ["omi"]))
    attack(state, "omi_w2", 1, "omi_w5")
    state, events = engage(state, DEFENDER_WINS)
    assert some(only(events, "daimyo_lost"), "seat", "by") == (0, 1)
    assert seen(state, 1, "daimyo") == {"omi": 2}, "there is no other place"
    assert (at_move(state), decision(state)) == (0, "turn")


def test_T12_an_attackers_allies_lose_theirs_to_the_defender_too() -> None:
    me = House(
        {"omi_w5": 1, "echizen_w1": 5}, ["omi", "echizen"], {"tango_castle_a": 0}, family={"son": "ise_castle_a"}
    )
    foe = House({"omi_w2": 90}, ["yamato"], {"kii_castle_a": 0})
    third = House({"omi_w6": 1, "ise_w1": 2}, ["omi", "ise"], {"ise_castle_a": 0})
    state = three(me, foe, third)
    attack(state, "omi_w2", 1, "omi_w5")
    play(state, ["pass"], ["join", "omi_w6"], ["pass"])
    state, events = engage(state, DEFENDER_WINS)
    lost = {some(each, "seat", "province", "by") for each in told(events, "daimyo_lost")}
    assert {(0, "omi", 1), (2, "omi", 1)} <= lost
    assert {each["seat"] for each in told(events, "daimyo_gained")} == {1}


def test_T12_who_destroys_an_allys_supporting_samurai_gains() -> None:
    me = House({"echizen_w4": 60}, ["echizen"], {"tango_castle_a": 0})
    looking_on = House({"kii_castle_b": 5}, ["kii", "echizen"], {"kii_castle_b": 30}, family={"wife": "ise_castle_a"})
    state = three(me, looking_on, House({"echizen_w6": 3, "ise_w1": 5}, ["ise"], {"ise_castle_a": 0}))
    attack(state, "echizen_w6", 2, "echizen_w4")
    state, events = engage(state, ATTACKER_WINS)
    assert some(only(events, "daimyo_lost"), "seat", "province", "by") == (1, "echizen", 0)
    assert only(events, "daimyo_gained")["seat"] == 0


def test_T12_nobody_gains_by_what_follows_from_razing() -> None:
    """Seat 1's hostage dies with seat 2's castle; its daimyō in Omi had no other support."""
    me = House({"ise_w5": 20}, ["ise"], {"echizen_castle_a": 0}, hand=["earth", "ring_1"])
    foe = House({"kii_w1": 5}, ["omi", "kii"], {"kii_castle_a": 0}, family={"wife": "ise_castle_a"})
    third = House({"omi_w2": 9}, ["omi"], {"ise_castle_a": 0})
    state = three(me, foe, third)
    cast(state, "earth", 1)
    events = play(state, ["raze", "ise_castle_a"], ["pass"])
    assert some(only(events, "daimyo_lost"), "seat", "province", "why", "by") == (1, "omi", "isolated", None)
    assert (at_move(state), decision(state)) == (0, "turn")


def three(me: House, foe: House, third: House, **words: object) -> State:
    return table(me, foe, third, **words)  # type: ignore[arg-type]


def supported(turn: int) -> State:
    """Seat 2's samurai alone support seat 1's daimyō in Omi: it holds a hostage."""
    me = House({"omi_w5": 60}, ["omi"], {"echizen_castle_a": 0})
    foe = House({"kii_w1": 5}, ["omi", "kii"], {"kii_castle_a": 0}, family={"wife": "ise_castle_a"})
    third = House({"omi_w2": 3, "ise_w1": 9}, ["ise", "omi"], {"ise_castle_a": 0})
    return three(me, foe, third, turn=turn)


def test_T12_allied_samurai_support_him() -> None:
    state = supported(0)
    attack(state, "omi_w2", 2, "omi_w5")
    state, events = engage(state, happens("engaged", winner=0))
    assert {some(each, "seat", "by") for each in told(events, "daimyo_lost")} == {(1, 0), (2, 0)}


def test_T12_a_sole_supporting_ally_withdraws_his_samurai_and_gains() -> None:
    foe = House({"kii_w1": 5}, ["omi", "kii"], {"kii_castle_a": 0}, family={"wife": "ise_castle_a"})
    third = House({"omi_w6": 3, "ise_w1": 9}, ["ise", "omi", "mino"], {"ise_castle_a": 0})
    state = three(House({"tango_w1": 1}, ["tango"]), foe, third, turn=2)
    play(state, ["march", "omi_w6"], ["to", "B_mino_omi"], ["send", "all"])
    assert seen(state, 1, "daimyo") == {"omi": 1, "kii": 1}, "a border point is in both provinces"
    events = play(state, ["march", "B_mino_omi"], ["to", "mino_w3"], ["send", "all"])
    assert {some(each, "seat", "why", "by") for each in told(events, "daimyo_lost")} == {
        (1, "isolated", 2),
        (2, "isolated", None),
    }
    assert (at_move(state), decision(state)) == (2, "place_daimyo")


def test_T12_a_sole_supporting_ally_returns_the_hostage_and_gains() -> None:
    state = supported(2)
    events = play(state, ["release", "wife_1"])
    assert some(only(events, "daimyo_lost"), "seat", "province", "by") == (1, "omi", 2)
    assert (at_move(state), decision(state)) == (2, "place_daimyo")


def test_T12_giving_the_hostage_away_is_withdrawing_support() -> None:
    foe = House({"kii_w1": 5}, ["omi", "kii"], {"kii_castle_a": 0}, family={"wife": "ise_castle_a"})
    third = House({"omi_w2": 3, "ise_w1": 9}, ["ise"], {"ise_castle_a": 0})
    state = three(House({"tango_w1": 1}, ["tango"], {"tango_castle_a": 0}), foe, third)
    offer(state, 0, 2, ["ask", "wife_1"])
    events = state.play(2, ["accept", 0])
    assert some(only(events, "daimyo_lost"), "seat", "by") == (1, 2)
    assert [(event.to, event.data["seat"]) for event in events if event.kind == "hostage_passed"] == [(1, 0)]


def test_T12_a_sole_supporting_ally_may_declare_him_dead_in_his_turn() -> None:
    state = supported(2)
    assert moves(state, "denounce") == [(1, "omi")]
    events = play(state, ["denounce", 1, "omi"])
    assert some(only(events, "daimyo_lost"), "seat", "why", "by") == (1, "declared", 2)
    play(state, ["place", "ise"])
    assert seen(state, 2, "daimyo") == {"ise": 2, "omi": 1}
    assert refusal(state, "denounce", 1, "kii") == "T12"
    assert not moves(supported(0), "denounce", 2)


def test_T12_not_while_his_own_samurai_are_there() -> None:
    me = House({"omi_w5": 60}, ["omi"], {"echizen_castle_a": 0})
    foe = House({"omi_w2": 5}, ["omi"], {"kii_castle_a": 0}, family={"wife": "echizen_castle_a"})
    assert refusal(table(me, foe), "denounce", 1, "omi") == "T12"


def test_T12_a_card_isolates_and_its_player_gains() -> None:
    me = House({"omi_w5": 60}, ["omi"], hand=["earth", "ring_1"])
    foe = House({"omi_w2": 5, "kii_w1": 1}, ["omi", "kii"])
    state = table(me, foe)
    cast(state, "earth", 1)
    play(state, ["at", "omi_w2"])
    events = play(state, ["pass"])
    assert some(only(events, "daimyo_lost"), "province", "by") == ("omi", 0)
    assert only(events, "daimyo_gained") == {"seat": 0, "province": "omi"}


def test_T12_shadow_warriors_stay_unless_the_option_is_on() -> None:
    for isolated in (False, True):
        me = House({"B_echizen_omi": 9, "omi_w5": 1}, ["omi"], {}, ["echizen"])
        state = table(me, FOE, options={"shadow_isolation": isolated})
        play(state, ["march", "B_echizen_omi"], ["to", "omi_w5"], ["send", "all"])
        assert seen(state, 0, "shadows") == ({} if isolated else {"echizen": 1})


def test_T12_with_the_option_on_shadow_warriors_are_looked_for_when_they_are_produced() -> None:
    me = House({"tango_w1": 9}, ["tango"], {"mino_castle_a": 30})
    for isolated in (False, True):
        state = table(me, FOE, month=12, turn=1, options={"shadow_isolation": isolated})
        play(state, ["end"])
        events = play_until(state, {"castle_income"}) + play(state, ["produce", "shadow"])
        assert told(events, "shadows_lost") == [{"seat": 0, "province": "mino", "count": 1}] * isolated
        assert seen(state, 0, "shadows") == ({} if isolated else {"mino": 1})


def declared() -> State:
    """Seat 0 attacks; before the first dice it is asked for cards."""
    me = House({"echizen_w4": 20, "echizen_w1": 1}, ["echizen"], {"tango_castle_a": 0}, ["echizen", "tango"])
    foe = House({"echizen_w6": 30, "kii_castle_a": 5}, ["kii"], {"kii_castle_a": 5})
    state = table(me, foe)
    attack(state, "echizen_w6", 1, "echizen_w4")
    while (at_move(state), decision(state)) != (0, "cards"):
        play(state, ["pass"])
    return state


def test_T10_also_between_declaring_an_attack_and_its_first_dice() -> None:
    state = declared()
    assert moves(state, "unmask") == ["echizen", "tango"]
    play(state, ["unmask", "echizen"])
    assert refusal(state, "at", "tango_w1") == "T10"
    play(state, ["at", "echizen_w4"])
    assert view(state, "battle")["attackers"][0]["samurai"] == 45_000
    assert moves(state, "unmask") == ["tango"], "any number"
    _, events = engage(state, happens("factors"))
    assert only(events, "factors")["ratio"] == 1


def test_T10_not_in_anothers_attack() -> None:
    me = House({"echizen_w4": 20}, ["echizen"])
    foe = House({"echizen_w6": 30, "kii_castle_a": 5}, ["kii"], {"kii_castle_a": 5}, ["echizen"])
    state = table(me, foe)
    attack(state, "echizen_w6", 1, "echizen_w4")
    play(state, ["pass"])
    assert (at_move(state), decision(state)) == (1, "cards")
    assert refusal(state, "unmask", "echizen") == "T10"


def test_T10_after_the_first_dice_before_he_fights_on_and_once_all_are_named_again() -> None:
    state, _ = engage(declared(), happens("engaged"))
    assert moves(state, "unmask") == ["echizen", "tango"]
    play(state, ["fight"])
    while (at_move(state), decision(state)) != (0, "cards"):
        play(state, ["pass"])
    assert moves(state, "unmask") == ["echizen", "tango"], "at any time in one's own turn"
    play(state, ["unmask", "echizen"], ["at", "echizen_w4"])
    _, events = engage(state, happens("engaged"))
    assert told(events, "factors"), "found anew (T20)"
