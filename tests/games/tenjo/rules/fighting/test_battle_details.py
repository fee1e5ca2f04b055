"""Battles in detail: who joins and helps, castles of others, cards in the window, factors (T15–T20)."""

from tenka.kernel.state import State
from tests.games.tenjo.positions import (
    ATTACKER_WINS,
    DEFENDER_WINS,
    FAR,
    FAR_CASTLE,
    House,
    at_move,
    attack,
    battle,
    can,
    cast,
    changed,
    decision,
    engage,
    happens,
    moves,
    only,
    play,
    position,
    refusal,
    some,
    table,
    told,
    view,
)

ISE = {"ise_castle_a": 0}
TANGO = {"tango_castle_a": 0}
TO_ISE = {"son": "ise_castle_a"}


def test_T15_allies_join_an_attack_on_a_castle_without_garrison() -> None:
    me = House({"echizen_w2": 20}, ["echizen"], TANGO, family=TO_ISE)
    foe = House(FAR, ["kii"], {"echizen_castle_a": 0, **FAR_CASTLE})
    state = table(me, foe, House({"echizen_w7": 5}, ["echizen"], ISE))
    attack(state, "echizen_castle_a", 1, "echizen_w2")
    play(state, ["pass"])
    assert (at_move(state), moves(state, "join")) == (2, ["echizen_w7"])


def test_T20_further_stacks_of_the_attacker_join_between_engagements() -> None:
    state = battle({"echizen_w4": 42, "echizen_w5": 5}, {"echizen_w6": 21})
    attack(state, "echizen_w6", 1, "echizen_w4")
    state, _ = engage(state, ATTACKER_WINS)
    play(state, ["fight"])
    assert (at_move(state), decision(state), moves(state, "join")) == (0, "join", ["echizen_w5"])
    play(state, ["join", "echizen_w5"])
    _, events = engage(state, happens("factors"))
    assert only(events, "factors")["stacks"] == 1


def test_T15_who_has_brought_all_in_reach_is_not_asked_for_more() -> None:
    state = battle({"echizen_w4": 42}, {"echizen_w6": 21, "echizen_w9": 3, "echizen_w2": 4})
    attack(state, "echizen_w6", 1, "echizen_w4")
    play(state, ["pass"])
    brought = moves(state, "join")
    assert len(brought) == 2
    play(state, ["join", brought[0]])
    assert (at_move(state), decision(state), moves(state, "join")) == (1, "join", [brought[1]])
    play(state, ["join", brought[1]])
    assert (at_move(state), decision(state)) == (1, "cards"), "as everybody sees (T41)"


def test_T32_a_ronin_who_was_let_in_with_all_he_has_is_not_asked_for_more() -> None:
    me = House({"omi_w5": 30}, ["omi"], TANGO)
    foe = House({"omi_w2": 20, **FAR}, ["kii"], FAR_CASTLE)
    state = table(me, foe, House({"omi_w1": 10}, []))
    attack(state, "omi_w2", 1, "omi_w5")
    play(state, ["pass"])
    assert (at_move(state), moves(state, "join")) == (2, ["omi_w1"])
    play(state, ["join", "omi_w1"])
    assert at_move(state) == 1
    play(state, ["join", "omi_w1"])
    assert (at_move(state), decision(state)) == (1, "cards")


def test_T32_ronin_join_no_attack() -> None:
    me = House({"omi_w5": 30}, ["omi"], TANGO)
    foe = House({"omi_w2": 20, **FAR}, ["kii"], FAR_CASTLE)
    state = table(me, foe, House({"omi_w6": 10}, [], ISE))
    attack(state, "omi_w2", 1, "omi_w5")
    play(state, ["pass"])
    assert (at_move(state), decision(state), moves(state, "join")) == (2, "join", [])
    assert refusal(state, "join", "omi_w6") == "T28"


def test_T18_the_castle_of_another_neither_helps_nor_falls() -> None:
    me = House({"ise_w5": 60}, ["ise"], TANGO)
    foe = House({"ise_castle_a": 3, **FAR}, ["kii"], FAR_CASTLE)
    state = table(me, foe, House({"mino_w1": 5}, ["mino"], ISE))
    attack(state, "ise_castle_a", 1, "ise_w5")
    state, events = engage(state, ATTACKER_WINS)
    assert only(events, "factors")["castle"] == 0
    assert told(events, "battle_ended") == [{"why": "destroyed"}]
    assert position(state)["castles"]["ise_castle_a"]["owner"] == 2


def test_T32_a_castle_that_a_lord_conquers_is_no_longer_one_conquered_as_ronin() -> None:
    state = table(House({"echizen_w2": 60}, ["echizen"], TANGO), House(FAR, [], {"echizen_castle_a": 12, **FAR_CASTLE}))
    castles = position(state)["castles"]
    castles["echizen_castle_a"]["ronin"] = True
    state = changed(state, castles=castles)
    attack(state, "echizen_castle_a", 1, "echizen_w2")
    state, _ = engage(state, ATTACKER_WINS)
    castle = position(state)["castles"]["echizen_castle_a"]
    assert (castle["owner"], castle["ronin"]) == (0, False)


def helped(hand: list[str]) -> State:
    """Seat 2 has joined seat 1's defence and lent its daimyō; the windows for cards are open."""
    me = House({"echizen_w4": 20}, ["echizen"], TANGO, hand=hand)
    foe = House({"echizen_w6": 20, **FAR}, ["kii"], FAR_CASTLE, family=TO_ISE)
    state = table(me, foe, House({"echizen_w2": 5}, ["echizen"], ISE, hand=hand))
    attack(state, "echizen_w6", 1, "echizen_w4")
    play(state, ["pass"], ["pass"], ["join", "echizen_w2"], ["lend"])
    assert (at_move(state), decision(state)) == (1, "cards")
    return state


def test_T16_no_ally_of_the_defender_voids_the_attack() -> None:
    state = helped(["void", "ring_1"])
    play(state, ["pass"])
    assert (at_move(state), decision(state)) == (2, "cards")
    assert refusal(state, "element", "void") == "T26"


def test_T16_fire_kills_a_daimyo_lent_to_the_other_side() -> None:
    state = helped(["fire", "ring_1"])
    play(state, ["pass"], ["pass"])
    cast(state, "fire", 1)
    assert moves(state, "burn_daimyo") == [(2, "echizen")]


def test_T16_whose_last_stack_is_destroyed_is_not_asked_any_more() -> None:
    me = House({"echizen_w4": 20}, ["echizen"], TANGO, family=TO_ISE)
    foe = House({"echizen_w6": 20, **FAR}, ["echizen", "kii"], FAR_CASTLE, hand=["earth", "ring_1"])
    state = table(me, foe, House({"echizen_w10": 5, "ise_w1": 1}, ["ise"], ISE))
    attack(state, "echizen_w6", 1, "echizen_w4")
    play(state, ["pass"], ["join", "echizen_w10"])
    cast(state, "earth", 1)
    play(state, ["at", "echizen_w10"], ["pass"], ["pass"])
    assert (at_move(state), decision(state)) == (0, "cards")


def test_T16_earth_is_not_offered_where_nobody_leads_against_who_takes_part() -> None:
    me = House({"echizen_w4": 20}, ["echizen"], TANGO)
    foe = House({"echizen_w6": 20, **FAR}, ["kii"], FAR_CASTLE, hand=["earth", "ring_1"])
    state = table(me, foe)
    attack(state, "echizen_w6", 1, "echizen_w4")
    play(state, ["pass"])
    assert (at_move(state), decision(state)) == (1, "cards")
    assert refusal(state, "element", "earth") == "T25"


def test_T16_wind_brings_no_daimyo_who_is_not_lent() -> None:
    me = House({"echizen_w4": 20}, ["echizen"], TANGO)
    foe = House({"echizen_w6": 20, **FAR}, ["kii"], FAR_CASTLE, family=TO_ISE)
    third = House({"echizen_w2": 5, "tango_w1": 1}, ["tango"], ISE, hand=["wind", "ring_1"])
    state = table(me, foe, third)
    attack(state, "echizen_w6", 1, "echizen_w4")
    play(state, ["pass"], ["join", "echizen_w2"], ["pass"])
    assert (at_move(state), decision(state)) == (2, "cards")
    assert not can(state, "element", "wind")


def test_T16_wind_moves_no_daimyo_about_within_the_zone() -> None:
    me = House({"B_echizen_omi": 20}, ["echizen"], TANGO, hand=["wind", "ring_1"])
    state = table(me, House({"echizen_w10": 5, **FAR}, ["kii"], FAR_CASTLE))
    attack(state, "echizen_w10", 1, "B_echizen_omi")
    play(state, ["pass"], ["pass"])
    assert (at_move(state), decision(state)) == (0, "cards")
    assert not can(state, "element", "wind"), "Omi is in the zone, too"


def test_T20_also_when_wind_brings_a_daimyo_between_engagements() -> None:
    me = House({"echizen_w4": 42, "tango_w1": 1}, ["echizen", "tango"], TANGO, hand=["wind", "ring_1"])
    state = table(me, House({"echizen_w6": 21, **FAR}, ["kii"], FAR_CASTLE))
    attack(state, "echizen_w6", 1, "echizen_w4")
    state, _ = engage(state, ATTACKER_WINS)
    play(state, ["fight"], ["pass"])
    cast(state, "wind", 1)
    play(state, ["lead", "tango"], ["into", "echizen"])
    _, events = engage(state, happens("factors"))
    assert some(only(events, "factors"), "daimyo", "ratio") == (2, 3)


def test_T20_also_when_one_gained_is_placed_in_the_zone() -> None:
    """The defender gives up his stack on the border, and with it his daimyō in Tanba."""
    me = House({"echizen_w4": 42, "echizen_w9": 1}, ["echizen"], TANGO)
    foe = House({"echizen_w9": 21, "B_echizen_tanba": 3, **FAR}, ["kii", "tanba"], FAR_CASTLE)
    state = table(me, foe)
    attack(state, "echizen_w9", 1, "echizen_w4", "echizen_w9")
    play(state, ["pass"], ["join", "B_echizen_tanba"])
    state, events = engage(state, ATTACKER_WINS)
    assert only(events, "factors")["daimyo"] == 0
    play(state, ["lose", "B_echizen_tanba", "all"], ["fight"])
    _, events = engage(state, happens("factors"))
    assert only(events, "factors")["daimyo"] == 2


def test_T19_what_rounding_leaves_over_falls_on_the_largest() -> None:
    me = House({"echizen_w4": 10}, ["echizen"], TANGO, family=TO_ISE)
    foe = House({"echizen_w6": 45, **FAR}, ["kii"], FAR_CASTLE)
    state = table(me, foe, House({"echizen_w10": 25, "ise_w1": 1}, ["echizen"], ISE))
    attack(state, "echizen_w6", 1, "echizen_w4")
    play(state, ["pass"], ["join", "echizen_w10"])
    _, events = engage(state, DEFENDER_WINS)
    assert {(each["seat"], each["samurai"]) for each in told(events, "lost")} == {(0, 3_000), (2, 9_000)}


def test_T19_the_larger_army_loses_by_the_size_of_the_smaller() -> None:
    state = battle({"echizen_w4": 45}, {"echizen_w6": 11})
    attack(state, "echizen_w6", 1, "echizen_w4")
    _, events = engage(state, DEFENDER_WINS)
    assert only(events, "engaged")["loss"] == 6_000


def test_T17_what_is_face_up_is_not_turned_up_again() -> None:
    state = battle({"echizen_w4": 45}, {"echizen_w6": 40})
    attack(state, "echizen_w6", 1, "echizen_w4")
    state, _ = engage(state, ATTACKER_WINS)
    assert not told(play(state, ["fight"]), "face_up")
    assert decision(state) == "cards"


def test_T28_every_attack_begins_anew() -> None:
    """Help that was given in one battle is asked for again in the next one of the same turn."""
    me = House({"echizen_w4": 42}, ["echizen"], TANGO, family=TO_ISE)
    foe = House({"echizen_w6": 21, **FAR}, ["kii"], FAR_CASTLE)
    state = table(me, foe, House({"echizen_w1": 15, "ise_w1": 1}, ["echizen"], ISE))
    attack(state, "echizen_w6", 1, "echizen_w4")
    play(state, ["pass"], ["lend"], ["pass"])
    state, _ = engage(state, ATTACKER_WINS)
    assert view(state, "battle")["helpers"] == [[2], []]
    play(state, ["pass"])
    attack(state, "echizen_w6", 1, "echizen_w4")
    now = view(state, "battle")
    assert (now["helpers"], now["engagements"], now["factors"]) == ([[], []], 0, None)
    assert {each["samurai"] for each in now["attackers"] + now["defenders"]} == {None}
