"""Attacks: declaring, negotiating, joining (T13–T15)."""

from tenka.games.tenjo.rules.trading import A_MONTH
from tenka.kernel.state import State
from tests.games.tenjo.positions import (
    FAR,
    FAR_CASTLE,
    GAME,
    House,
    at_move,
    attack,
    battle,
    can,
    decision,
    engage,
    happens,
    koku,
    moves,
    offer,
    only,
    play,
    refusal,
    some,
    table,
    told,
    view,
)

# Declaring, T13


def test_T13_an_adjacent_stack_is_attacked_with_one_or_more_own_ones() -> None:
    state = battle({"echizen_w4": 20, "echizen_w9": 5, "echizen_w1": 5}, {"echizen_w6": 20})
    play(state, ["attack", "echizen_w6", 1])
    assert set(moves(state, "with")) == {"echizen_w4", "echizen_w9"}
    assert refusal(state, "declare") == "T13"
    assert refusal(state, "with", "echizen_w1") == "T13"
    events = play(state, ["with", "echizen_w9"], ["declare"])
    assert only(events, "attacked") == {
        "seat": 0,
        "defender": 1,
        "point": "echizen_w6",
        "stacks": ["echizen_w9"],
    }
    assert view(state, "turn")["points"] == 4


def test_T13_a_stack_on_the_same_point_attacks_too() -> None:
    state = battle({"echizen_w6": 20}, {"echizen_w6": 20})
    assert can(state, "attack", "echizen_w6", 1)
    play(state, ["attack", "echizen_w6", 1])
    assert state.view(0)["step"]["picked"] == ["echizen_w6"], "there is no other: nobody is asked"
    assert can(state, "declare")


def test_T13_nobody_far_away_and_nobody_where_nobody_is() -> None:
    state = battle({"echizen_w1": 20}, {"echizen_w6": 20})
    assert refusal(state, "attack", "echizen_w6", 1) == "T13"
    assert refusal(state, "attack", "echizen_res", 1) == "T13"
    assert refusal(state, "attack", "echizen_res", 0) == "T13"


def test_T13_a_daimyo_in_the_zone_is_needed() -> None:
    """The zone: provinces of the target and of the named stacks."""
    foe = House({"B_echizen_omi": 5, **FAR}, ["kii"], FAR_CASTLE)
    state = table(House({"omi_w5": 20, "echizen_w10": 3}, ["echizen"]), foe)
    play(state, ["attack", "B_echizen_omi", 1], ["with", "omi_w5"])
    assert can(state, "declare"), "the border point lies in Echizen"
    foe = House({"omi_w5": 5, **FAR}, ["kii"], FAR_CASTLE)
    state = table(House({"B_echizen_omi": 20, "omi_w1": 3}, ["echizen"]), foe)
    play(state, ["attack", "omi_w5", 1], ["with", "omi_w1"])
    assert refusal(state, "declare") == "T13"
    play(state, ["with", "B_echizen_omi"])
    assert can(state, "declare"), "the stack named lies in Echizen"
    assert refusal(table(House({"omi_w1": 3, "kii_w1": 1}, ["kii"]), foe), "attack", "omi_w5", 1) == "T13"


def test_T13_ronin_need_none() -> None:
    state = battle({"echizen_w4": 20}, {"echizen_w6": 20}, leaders=0)
    attack(state, "echizen_w6", 1, "echizen_w4")
    _, events = engage(state, happens("engaged"))
    assert only(events, "factors")["daimyo"] == -1


def allied(lends: bool) -> State:
    """Seat 2 holds seat 0's son and has a daimyō in Echizen, where seat 0 has none."""
    me = House({"echizen_w4": 20, "tango_w1": 1}, ["tango"], {"tango_castle_a": 0}, family={"son": "ise_castle_a"})
    foe = House({"echizen_w6": 20, **FAR}, ["kii"], FAR_CASTLE)
    third = House({"echizen_w1": 5, "ise_w1": 1}, ["echizen"] if lends else ["ise"], {"ise_castle_a": 0})
    return table(me, foe, third)


def test_T13_an_allys_daimyo_leads_with_his_consent() -> None:
    assert refusal(allied(lends=False), "attack", "echizen_w6", 1) == "T13"
    state = allied(lends=True)
    events = attack(state, "echizen_w6", 1, "echizen_w4")
    assert some(only(events, "leader_sought"), "seat", "defender", "point") == (0, 1, "echizen_w6")
    assert not told(events, "attacked")
    assert (at_move(state), decision(state)) == (2, "consent")
    assert view(state, "turn")["points"] == 5, "nothing is spent yet"
    events = play(state, ["lend"])
    assert told(events, "lent")
    assert told(events, "attacked")
    assert (at_move(state), decision(state)) == (1, "parley")
    assert view(state, "turn")["points"] == 4
    _, events = engage(state, happens("factors"))
    assert only(events, "factors")["daimyo"] == 1


def test_T13_refused_nothing_is_spent_and_he_is_not_asked_again_this_turn() -> None:
    state = allied(lends=True)
    attack(state, "echizen_w6", 1, "echizen_w4")
    assert GAME.load(state.dump()).dump() == state.dump()
    events = play(state, ["pass"])
    assert some(only(events, "nobody_leads"), "seat", "defender", "point") == (0, 1, "echizen_w6")
    assert (at_move(state), decision(state), view(state, "battle")) == (0, "turn", None)
    assert view(state, "turn")["points"] == 5
    assert refusal(state, "attack", "echizen_w6", 1) == "T13"
    play(state, ["end"], ["roll"], ["end"], ["roll"], ["end"], ["roll"])
    assert can(state, "attack", "echizen_w6", 1), "another turn"


def test_T13_who_is_not_allied_is_asked_as_well_and_can_but_pass() -> None:
    me = House({"echizen_w4": 20, "tango_w1": 1}, ["tango"], {"tango_castle_a": 0}, family={"son": "ise_castle_a"})
    foe = House({"echizen_w6": 20, **FAR}, ["kii", "echizen"], FAR_CASTLE)
    third = House({"echizen_w1": 5}, ["echizen"], {"izumi_castle_a": 0})
    fourth = House({"echizen_w2": 5, "ise_w1": 1}, ["echizen"], {"ise_castle_a": 0})
    state = table(me, foe, third, fourth)
    attack(state, "echizen_w6", 1, "echizen_w4")
    assert (at_move(state), decision(state)) == (2, "consent")
    assert refusal(state, "lend") == "T28"
    play(state, ["pass"])
    assert (at_move(state), decision(state)) == (3, "consent")
    assert can(state, "lend")


def test_T13_whom_one_attacks_does_not_lead_against_himself() -> None:
    me = House({"echizen_w4": 20, "tango_w1": 1}, ["tango"], {"tango_castle_a": 0}, family={"son": "kii_castle_b"})
    foe = House({"echizen_w6": 20, **FAR}, ["kii", "echizen"], FAR_CASTLE)
    assert refusal(table(me, foe), "attack", "echizen_w6", 1) == "T13"


def test_T13_a_castle_without_garrison_can_be_attacked() -> None:
    me = House({"echizen_w2": 20}, ["echizen"])
    foe = House({"kii_w1": 5}, ["kii"], {"echizen_castle_a": 9})
    assert can(table(me, foe), "attack", "echizen_castle_a", 1)
    assert refusal(table(me, foe), "attack", "echizen_castle_b", 1) == "T13"


# Negotiating, T14


def test_T14_the_defender_offers_something_and_the_attack_is_off() -> None:
    state = battle({"echizen_w4": 20}, {"echizen_w6": 20})
    attack(state, "echizen_w6", 1, "echizen_w4")
    assert (at_move(state), decision(state)) == (1, "parley")
    offer(state, 1, 0, ["give_koku", 10])
    assert (at_move(state), decision(state)) == (0, "peace")
    events = play(state, ["accept", 1])
    assert told(events, "battle_ended") == [{"why": "peace"}]
    assert (at_move(state), decision(state)) == (0, "enter"), "koku of who has no castle becomes samurai"
    play(state, ["samurai_to", "kii_entry"])
    assert koku(state, 1) == 200
    assert view(state, "turn")["points"] == 4, "the point is spent"
    assert refusal(state, "attack", "echizen_w6", 1) == "T14"


def test_T14_another_turn_another_attack() -> None:
    state = battle({"echizen_w4": 20}, {"echizen_w6": 20})
    attack(state, "echizen_w6", 1, "echizen_w4")
    offer(state, 1, 0, ["give_koku", 1])
    play(state, ["accept", 1], ["samurai_to", "kii_entry"], ["end"], ["roll"], ["end"], ["roll"])
    assert can(state, "attack", "echizen_w6", 1)


def test_T14_declined_he_may_offer_more_or_let_it_come() -> None:
    state = battle({"echizen_w4": 20}, {"echizen_w6": 20})
    attack(state, "echizen_w6", 1, "echizen_w4")
    offer(state, 1, 0, ["give_koku", 1])
    play(state, ["decline", 1])
    assert (at_move(state), decision(state)) == (1, "parley")
    offer(state, 1, 0, ["give_koku", 5])
    play(state, ["pass"])
    assert decision(state) == "cards"
    assert view(state, "offers") == []
    assert not moves(state, "accept", 0), "declined with the attack going on"


def test_T14_an_offer_for_peace_is_for_peace_alone() -> None:
    """What was offered before the attack is no offer for peace."""
    state = battle({"echizen_w4": 20}, {"echizen_w6": 20})
    offer(state, 1, 0, ["give_koku", 1])
    attack(state, "echizen_w6", 1, "echizen_w4")
    state.play(0, ["accept", 1])
    play(state, ["samurai_to", "kii_entry"])
    assert (at_move(state), decision(state)) == (1, "parley")


def test_T14_one_offer_for_peace_is_possible_whatever_was_offered_in_the_month() -> None:
    state = battle({"echizen_w4": 20}, {"echizen_w6": 20})
    for _ in range(A_MONTH):
        offer(state, 1, 0, ["give_koku", 1])
        state.play(0, ["decline", 1])
    assert not moves(state, "offer", 1)
    attack(state, "echizen_w6", 1, "echizen_w4")
    offer(state, 1, 0, ["give_koku", 1])
    play(state, ["decline", 1])
    assert not moves(state, "offer", 1)
    assert refusal(state, "offer", 0) == "T29"


def test_T14_an_offer_begun_for_peace_is_dropped_once_it_comes_too_late() -> None:
    state = battle({"echizen_w4": 20}, {"echizen_w6": 20})
    for _ in range(A_MONTH):
        offer(state, 1, 0, ["give_koku", 1])
        state.play(1, ["withdraw", 0])
    attack(state, "echizen_w6", 1, "echizen_w4")
    play(state, ["offer", 0], ["give_koku", 1], seat=1)
    assert can(state, "propose", "private", seat=1)
    play(state, ["pass"])
    assert state.view(1)["offer_draft"] is None
    assert refusal(state, "propose", "private", seat=1) == "T29"


# Joining, T15


def test_T15_the_attackers_allies_are_asked_first_then_the_defender_then_his() -> None:
    me = House({"echizen_w4": 20}, ["echizen"], {"tango_castle_a": 0}, family={"son": "ise_castle_a"})
    foe = House({"echizen_w6": 20, "echizen_w9": 1, **FAR}, ["kii"], FAR_CASTLE, family={"son": "izumi_castle_a"})
    third = House({"echizen_w10": 5}, ["echizen"], {"ise_castle_a": 0})
    fourth = House({"echizen_w2": 5}, ["echizen"], {"izumi_castle_a": 0})
    state = table(me, foe, third, fourth)
    attack(state, "echizen_w6", 1, "echizen_w4")
    play(state, ["pass"])
    asked = []
    while decision(state) == "join":
        asked.append((at_move(state), view(state, "question")["side"], moves(state, "join")))
        play(state, ["pass"])
    assert asked == [
        (2, "attack", ["echizen_w10"]),
        (3, "attack", []),
        (1, "defence", ["echizen_w9"]),
        (2, "defence", []),
        (3, "defence", ["echizen_w2"]),
    ], "who may not help is asked as well and can but pass"


def test_T15_reach_is_adjacent_to_or_on_the_point_of_an_enemy_stack() -> None:
    yours = {"echizen_w6": 20, "echizen_w4": 1, "echizen_res": 1, "echizen_w5": 2, "echizen_w1": 3}
    state = battle({"echizen_w4": 20}, yours)
    attack(state, "echizen_w6", 1, "echizen_w4")
    play(state, ["pass"])
    assert set(moves(state, "join")) == {"echizen_w4", "echizen_res"}
    assert refusal(state, "join", "echizen_w5") == "T15"
    events = play(state, ["join", "echizen_w4"], ["join", "echizen_res"], ["pass"])
    assert [each["point"] for each in told(events, "joined")] == ["echizen_w4", "echizen_res"]
    _, events = engage(state, happens("factors"))
    assert some(only(events, "factors"), "ratio", "stacks") == (-1, -2)


def test_T15_any_kind_of_point() -> None:
    me = House({"echizen_w2": 20}, ["echizen"])
    foe = House({"B_echizen_tango": 3, "echizen_castle_a": 5, **FAR}, ["kii"], {"echizen_castle_a": 0, **FAR_CASTLE})
    state = table(me, foe)
    attack(state, "echizen_castle_a", 1, "echizen_w2")
    play(state, ["pass"])
    assert moves(state, "join") == ["B_echizen_tango"]
