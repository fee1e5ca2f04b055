"""Fewer questions: whole marches, whole incomes, and what nobody is asked because everybody sees the answer."""

from typing import Any

import pytest

from benchmarks.steps.counting import count
from tenka.games.tenjo.rules.orders import ORDERS
from tenka.kernel.errors import IllegalMove
from tenka.kernel.events import Event
from tenka.kernel.state import State
from tenka.toolkit.orders import PASS
from tests.games.tenjo.positions import (
    FAR,
    FAR_CASTLE,
    GAME,
    House,
    army,
    at_move,
    attack,
    battle,
    can,
    decision,
    koku,
    moves,
    only,
    own,
    play,
    position,
    refusal,
    table,
    view,
    with_seat,
)

FOE = House({"kii_w1": 5, **FAR}, ["kii"], FAR_CASTLE)
MOST_STEPS = 250


def step(state: State) -> dict[str, Any]:
    """The unfinished step, as its seat sees it."""
    found: dict[str, Any] = state.view(0, events=False)["step"]
    return found


# Marching


def camp(**samurai: int) -> State:
    return table(House(samurai, ["echizen"], {"echizen_castle_a": 0}), FOE)


def test_T9_one_order_leads_along_the_shortest_way_a_point_a_step() -> None:
    state = camp(echizen_w1=20)
    play(state, ["march_to", "echizen_w4"])
    way = step(state)["ways"]["echizen_w1"]
    assert way[-1] == "echizen_w4"
    events = play(state, ["number", 7])
    assert (army(state, 0, "echizen_w1"), army(state, 0, "echizen_w4")) == (13, 7)
    assert view(state, "turn")["points"] == 5 - len(way)
    event = only(events, "marched")
    assert event["way_points"] == way[:-1]
    assert event["steps"] == len(way) > 1
    assert "samurai" not in event


def test_T9_the_same_points_are_reached_as_by_single_steps() -> None:
    """Goals listed are all that single marches lead to, and the ways are as short as those."""
    foe = House({"echizen_w7": 5, "omi_w5": 3, **FAR}, ["kii"], FAR_CASTLE)
    me = House({"echizen_w1": 20, "echizen_w6": 4, "omi_w1": 2}, ["echizen", "omi"], {"echizen_castle_a": 0})
    state = table(me, foe, points=3)
    reached = single_steps(state)
    listed = set(moves(state, "march_to"))
    assert listed == {goal for _, goal in reached}
    for goal in listed:
        after = state.copy()
        play(after, ["march_to", goal])
        ways = step(after)["ways"]
        assert {source: len(way) for source, way in ways.items()} == {
            source: steps for (source, where), steps in reached.items() if where == goal
        }


def single_steps(state: State) -> dict[tuple[str, str], int]:
    """By stack and goal: how many single marches of a thousand lead there."""
    found: dict[tuple[str, str], int] = {}
    for source in own(state, 0, "samurai"):
        edge = {source: state}
        for steps in range(1, view(state, "turn")["points"] + 1):
            further: dict[str, State] = {}
            for point, there in edge.items():
                for goal in goals(there, point):
                    if goal != source and (source, goal) not in found:
                        found[source, goal] = steps
                        further[goal] = there.copy()
                        play(further[goal], ["march", point], ["to", goal], ["number", 1])
            edge = further
    return found


def goals(state: State, point: str) -> list[str]:
    """Where a stack can go by a single march."""
    if not can(state, "march", point):
        return []
    asked = state.copy()
    play(asked, ["march", point])
    return moves(asked, "to")


def test_T9_a_usual_number_of_the_nearest_stack_goes_at_once() -> None:
    state = camp(echizen_w1=20, echizen_w4=3)
    play(state, ["march_with", "echizen_w6", 2])
    assert (army(state, 0, "echizen_w4"), army(state, 0, "echizen_w6")) == (1, 2)
    for goal, many, why in (
        ("echizen_w9", 5, "so-many-are-not-there"),
        ("echizen_w9", army(state, 0, "echizen_w6"), "no-more-are-there"),
        ("echizen_w4", 1, "choose-the-stack"),
    ):
        assert refusal(state, "march_with", goal, many) == "T9"
        with pytest.raises(IllegalMove) as refused:
            state.play(0, ["march_with", goal, many])
        assert refused.value.message == why
    play(state, ["march_with", "echizen_w9", "all"])
    assert army(state, 0, "echizen_w9") in {1, 2}


def test_T9_another_stack_than_the_nearest_may_go() -> None:
    state = camp(echizen_w1=20, echizen_w4=3)
    play(state, ["march_to", "echizen_w6"])
    assert step(state)["source"] == "echizen_w4", "the nearest is proposed"
    assert refusal(state, "march_from", "kii_w1") == "T9"
    assert refusal(state, "number", 4) == "T9"
    play(state, ["march_from", "echizen_w1"], ["send", "all"])
    assert army(state, 0, "echizen_w6") == 20


def test_T9_a_goal_too_far_or_closed_is_refused() -> None:
    foe = House({"echizen_res": 1, **FAR}, ["kii"], FAR_CASTLE)
    state = table(House({"echizen_w1": 20}, ["echizen"], {"echizen_castle_a": 0}), foe, points=1)
    assert refusal(state, "march_to", "echizen_res") == "T9"
    assert refusal(state, "march_to", "echizen_w4") == "T9"
    assert refusal(state, "march_to", "omi_w1") == "T9"
    assert refusal(state, "number", 1) == "T6"
    after = table(House({"echizen_w1": 20}, ["echizen"], {"echizen_castle_a": 0}), foe, points=0)
    assert refusal(after, "march_to", "echizen_w7") == "T8"


def test_T12_a_march_ends_where_it_leaves_a_daimyo_alone() -> None:
    me = House({"B_echizen_omi": 9, "kii_w2": 1}, ["echizen", "omi"], {"echizen_castle_a": 0})
    state = table(me, FOE)
    play(state, ["march_to", "omi_w1"])
    way = step(state)["ways"]["B_echizen_omi"]
    events = play(state, ["send", "all"])
    assert len(way) > 1
    assert only(events, "marched")["to_point"] == way[0]
    assert only(events, "daimyo_lost")["province"] == "echizen"
    assert view(state, "turn")["points"] == 4


def test_a_march_is_one_step_to_be_taken_back() -> None:
    state = camp(echizen_w1=20)
    before = position(state)
    play(state, ["march_to", "echizen_w4"], ["number", 7])
    assert state.can_undo(0)
    state.undo(0)
    assert position(state) == before
    play(state, ["march_to", "echizen_w4"])
    assert GAME.load(state.dump()).dump() == state.dump()
    play(state, ["back"])
    assert position(state) == before


def test_T12_a_way_over_others_ground_is_not_taken_back() -> None:
    """A daimyō who stands on an ally's samurai: that he stays when one has come and gone tells of it."""
    me = House({"echizen_w10": 9, "B_echizen_tanba": 3, "yamashiro_w2": 1}, ["echizen"])
    ally = House({"kii_w1": 5, "omi_w3": 1}, ["kii"], {"kii_castle_b": 9})
    guest = House({"ise_w1": 5}, ["ise", "omi"], {"ise_castle_a": 9}, family={"wife": "kii_castle_b"})
    state = with_seat(table(me, ally, guest, points=9), 0, daimyo={"echizen": 1, "yamashiro": 1})
    for goal, taken_back in (("echizen_w6", True), ("B_echizen_omi", False)):
        after = state.copy()
        play(after, ["march_to", goal], ["number", 2])
        assert after.can_undo(0) == taken_back, goal


def test_T12_nor_one_that_only_passes_there() -> None:
    """As before, but over two border points and out again: seen from its ends nothing has changed."""
    me = House({"B_echizen_tanba": 9, "echizen_w1": 3}, ["echizen"])
    ally = House({"kii_w1": 5, "tanba_w1": 1}, ["kii"], {"kii_castle_b": 9})
    guest = House({"ise_w1": 5}, ["ise", "tanba"], {"ise_castle_a": 9}, family={"wife": "kii_castle_b"})
    state = table(me, ally, guest, points=9)
    play(state, ["march_to", "echizen_w4"], ["march_from", "B_echizen_tanba"], ["send", "all"])
    assert not state.can_undo(0), "they have left Tanba"


# Income


def rich(*points: str, foe: House = FOE, castles: int = 2, **options: object) -> State:
    sites = {"echizen_castle_a": 0, "echizen_castle_b": 0}
    held = dict(list(sites.items())[:castles])
    me = House({"echizen_w1": 5, **dict.fromkeys(points, 1)}, ["echizen"], held)
    return table(me, foe, points=None, options=options)


def test_T6_all_koku_to_one_castle_in_one_answer() -> None:
    state = rich("echizen_res", "omi_res_a", "omi_res_b")
    assert own(state, 0, "income") == {"koku": 5_000, "samurai": 5_000}
    events = play(state, ["all_koku", "echizen_castle_b"])
    assert own(state, 0, "koku") == {"echizen_castle_a": 0, "echizen_castle_b": 5_000}
    assert only(events, "income_whole")["koku"] == 5_000
    assert [event.to for event in events if event.kind == "stored"] == [0], "to which castle is secret"
    assert (decision(state), own(state, 0, "income")) == ("turn", None)
    assert refusal(state, "all_koku", "echizen_castle_a") == "T6"


def test_T6_all_samurai_to_one_entry_point_in_one_answer() -> None:
    state = rich("echizen_res", "omi_res_a")
    play(state, ["all_samurai", "kii_entry"])
    assert (army(state, 0, "kii_entry"), decision(state)) == (3, "turn")


def test_T6_no_first_point_where_it_makes_no_difference() -> None:
    state = rich("echizen_res", "omi_res_a")
    play(state, ["income"])
    assert moves(state, "first") == []
    play(state, ["koku_to", "echizen_castle_a"], ["samurai_to", "kii_entry"])
    assert (koku(state, 0), army(state, 0, "kii_entry")) == (10, 2)


def test_T6_with_a_shared_point_the_first_is_asked_or_the_best_for_the_whole() -> None:
    foe = House({"kii_w1": 5, "omi_res_a": 1, **FAR}, ["kii"], FAR_CASTLE)
    state = rich("echizen_res", "omi_res_a", foe=foe)
    asked = state.copy()
    play(asked, ["income"])
    assert set(moves(asked, "first")) == {"echizen_res", "omi_res_a"}
    play(state, ["all_koku", "echizen_castle_a"])
    assert koku(state, 0) == 25, "2,000, and half of the first 1,000"


def test_T6_what_can_only_be_koku_goes_to_the_only_castle() -> None:
    foe = House({"kii_w1": 5, "omi_res_a": 1, **FAR}, ["kii"], FAR_CASTLE)
    state = rich("echizen_res", "omi_res_a", foe=foe, castles=1)
    play(state, ["all_samurai", "kii_entry"])
    assert (koku(state, 0), army(state, 0, "kii_entry"), decision(state)) == (5, 2, "turn")


def test_T6_printed_points_of_both_kinds_take_two_answers() -> None:
    state = rich("echizen_res", "omi_res_a", "omi_res_b", "mino_res", resource_mode="printed")
    assert not can(state, "koku_and_roll", "echizen_castle_a")
    play(state, ["all_koku", "echizen_castle_a"])
    assert (koku(state, 0), decision(state)) == (40, "income"), "the first point is one that brings samurai"
    play(state, ["all_samurai", "kii_entry"])
    assert (army(state, 0, "kii_entry"), decision(state)) == (3, "turn")


def test_T8_all_koku_and_the_dice_in_one_answer() -> None:
    state = rich("echizen_res", "omi_res_a")
    play(state, ["koku_and_roll", "echizen_castle_a"])
    assert (koku(state, 0), view(state, "turn")["rolled"]) == (30, True)
    assert refusal(state, "koku_and_roll", "echizen_castle_a") == "T6"


def test_T8_all_samurai_and_the_dice_in_one_answer() -> None:
    state = rich("echizen_res", "omi_res_a")
    play(state, ["samurai_and_roll", "kii_entry"])
    assert (army(state, 0, "kii_entry"), view(state, "turn")["rolled"]) == (3, True)
    assert refusal(state, "samurai_and_roll", "kii_entry") == "T6"


def test_T6_not_where_some_of_it_can_only_be_koku() -> None:
    foe = House({"kii_w1": 5, "omi_res_a": 1, **FAR}, ["kii"], FAR_CASTLE)
    state = rich("echizen_res", "omi_res_a", foe=foe)
    assert can(state, "koku_and_roll", "echizen_castle_a")
    assert refusal(state, "samurai_and_roll", "kii_entry") == "T6"


# Attacking


def near_castle(**options: object) -> State:
    me = House({"echizen_w4": 30, "echizen_w9": 20}, ["echizen"], {"echizen_castle_a": 0}, shadows=["echizen"])
    foe = House({"echizen_w6": 40, **FAR}, ["echizen", "kii"], FAR_CASTLE)
    return table(me, foe, options=options)


def test_T13_an_assault_is_the_attack_with_all_stacks_near() -> None:
    state = near_castle()
    named = state.copy()
    near = [point for point in ("echizen_w4", "echizen_w9") if can_reach(state, point)]
    attack(named, "echizen_w6", 1, *near)
    play(state, ["assault", "echizen_w6", 1])
    assert position(state) == position(named)
    assert refusal(near_castle(), "assault", "kii_castle_a", 1) == "T13"
    assert refusal(near_castle(), "assault", "echizen_w4", 0) == "T13"


def can_reach(state: State, point: str) -> bool:
    """Whether an attack can be made with a stack."""
    begun = state.copy()
    play(begun, ["attack", "echizen_w6", 1])
    return can(begun, "with", point) or point in step(begun)["picked"]


def test_T20_who_presses_on_is_not_asked_before_the_dice() -> None:
    fought = _fought()
    for word, asked in (("fight", True), ("press_on", False)):
        state = fought.copy()
        seats = []
        events = play(state, [word])
        while not told_of(events, "engaged"):
            seats.append((at_move(state), decision(state)))
            events = play(state, ["pass"])
        assert ((0, "cards") in seats) == asked, word
        assert any(seat == 1 for seat, _ in seats), "the defender is"
    play(fought, ["press_on"])
    assert GAME.load(fought.dump()).dump() == fought.dump()


def test_T20_unless_somebody_has_joined_since() -> None:
    state = _fought(echizen_res=9)
    events = play(state, ["press_on"], ["join", "echizen_res"])
    while decision(state) != "cards" or at_move(state) != 0:
        assert not told_of(events, "engaged")
        events = play(state, ["pass"])
    assert moves(state, "unmask") == ["echizen"]


def _fought(**more: int) -> State:
    """After the first engagement, before the attacker's word; the defender may have stacks that did not join."""
    me = House({"echizen_w4": 60}, ["echizen"], {"echizen_castle_a": 0}, shadows=["echizen"])
    foe = House({"echizen_w6": 60, **more, **FAR}, ["echizen", "kii"], FAR_CASTLE)
    state = table(me, foe)
    play(state, ["assault", "echizen_w6", 1])
    while decision(state) != "fight_on":
        play(state, ["lose", "echizen_w6", "all"] if decision(state) == "losses" else ["pass"])
    return state


def told_of(events: list[Event], kind: str) -> bool:
    """Whether something of a kind happened."""
    return any(event.kind == kind for event in events)


# The year's end


def test_T33_a_number_of_recruits_in_one_answer() -> None:
    state = table(House({"tango_w1": 60}, ["tango"], {"tango_castle_a": 60}), FOE, turn=1, month=12)
    play(state, ["end"])
    assert decision(state) == "recruit"
    assert refusal(state, "number", 46) is not None, "15,000 went for upkeep"
    play(state, ["number", 37], ["samurai_to", "tango_entry"])
    assert (army(state, 0, "tango_entry"), koku(state, 0), decision(state)) == (37, 80, "recruit")


# What nobody is asked


def test_T12_a_daimyo_is_placed_where_there_is_but_one_place() -> None:
    me = House({"echizen_w4": 50}, ["echizen"], {"echizen_castle_a": 0}, hand=["earth", "ring_5"])
    foe = House({"echizen_w6": 1, **FAR}, ["echizen", "kii"], FAR_CASTLE)
    state = table(me, foe)
    play(state, ["element", "earth"], ["ring", 5], ["at", "echizen_w6"])
    events = play(state, ["pass"])
    assert only(events, "daimyo_gained") == {"seat": 0, "province": "echizen"}
    assert (at_move(state), decision(state)) == (0, "turn")


def test_T28_who_cannot_hold_a_hostage_is_not_asked_to_join() -> None:
    """A third house near the battle: with a castle it is asked, for alliances are secret; without, everybody knows."""
    asked = []
    for castles in ({"ise_castle_a": 5}, {}):
        me = House({"echizen_w4": 20}, ["echizen"], {"echizen_castle_a": 0})
        foe = House({"echizen_w6": 20, **FAR}, ["echizen", "kii"], FAR_CASTLE)
        third = House({"echizen_w9": 5}, ["echizen"], castles)
        state = table(me, foe, third)
        attack(state, "echizen_w6", 1, "echizen_w4")
        play(state, ["pass"])
        asked.append((at_move(state), decision(state)) == (2, "join"))
    assert asked == [True, False]


def test_T33_who_could_not_pay_is_not_asked_to_recruit() -> None:
    for castle, daimyo, recruits in (
        (40, ["tango"], True),
        (15, ["tango"], True),
        (11, ["tango"], False),
        (40, [], False),
    ):
        me = House({"tango_w1": 60}, daimyo, {"tango_castle_a": castle})
        state = table(me, FOE, turn=1, month=12)
        play(state, ["end"])
        assert ((at_move(state), decision(state)) == (0, "recruit")) == recruits, castle


def test_T41_pass_battle_and_pass_month_answer_windows_but_no_offer_of_peace() -> None:
    state = battle({"echizen_w4": 20}, {"echizen_w6": 20})
    attack(state, "echizen_w6", 1, "echizen_w4")
    for order in ("pass_battle", "pass_month"):
        assert ORDERS.answer([(order,)], state.view(1, events=False), state.legal(1)) == PASS
        assert ORDERS.answer([(order,)], state.view(0, events=False), state.legal(0)) is None
    seen = state.view(1, events=False)
    seen["pending"] = [{"seat": 1, "kind": "peace", "rule": "T14"}]
    assert ORDERS.answer([("pass_battle",)], seen, [PASS]) is None
    told_now = play(state, ["pass"])
    assert not ORDERS.ends(("pass_battle",), 1, told_now)


def test_T14_who_never_offers_anything_for_peace_says_so_once() -> None:
    state = battle({"echizen_w4": 20}, {"echizen_w6": 20})
    attack(state, "echizen_w6", 1, "echizen_w4")
    assert decision(state) == "parley"
    assert ORDERS.answer([("never_parley",)], state.view(1, events=False), state.legal(1)) == PASS
    while decision(state) == "parley":
        play(state, ["pass"])
    assert ORDERS.answer([("never_parley",)], state.view(1, events=False), state.legal(1)) is None


def test_a_seat_is_asked_for_few_steps_in_a_game() -> None:
    for players, seeds in ((2, (0, 1)), (3, (0, 1)), (4, (0, 1, 2))):
        games = [count("tenjo", players, "steady", seed, {}) for seed in seeds]
        assert sum(game.asked for game in games) / len(games) <= MOST_STEPS, players


def test_T7_a_daimyo_is_led_in_one_word() -> None:
    me = House({"echizen_w1": 5, "B_echizen_omi": 3}, ["echizen"], {"echizen_castle_a": 0})
    state = table(me, FOE)
    assert refusal(state, "lead_to", "echizen", "kii") == "T7"
    events = play(state, ["lead_to", "echizen", "omi"])
    assert only(events, "daimyo_moved") == {"seat": 0, "from": "echizen", "to": "omi"}
    assert refusal(state, "lead_to", "omi", "echizen") == "T7", "once a turn"
