"""Battle: declaring, negotiating, joining, the card window, engagements, castles (T13–T21)."""

import pytest

from tenka.kernel.state import State
from tests.tenjo.positions import (
    ATTACKER_WINS,
    DEFENDER_WINS,
    House,
    army,
    at_move,
    attack,
    can,
    cast,
    decision,
    engage,
    happens,
    holder,
    koku,
    moves,
    offer,
    only,
    passing,
    play,
    refusal,
    seen,
    some,
    table,
    told,
    view,
)

FAR = {"kii_castle_b": 1}
FAR_CASTLE = {"kii_castle_b": 30}


def battle(
    mine: dict[str, int], yours: dict[str, int], *, leaders: int = 1, foe_leaders: int = 1, **words: object
) -> State:
    """Two houses fight in Echizen."""
    return table(
        House(mine, ["echizen"] * leaders),
        House({**yours, **FAR}, ["echizen"] * foe_leaders + ["kii"], FAR_CASTLE),
        **words,  # type: ignore[arg-type]
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
    assert moves(state, "with") == ["echizen_w6"]


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
    attack(state, "echizen_w6", 1, "echizen_w4")
    play(state, ["pass"])
    assert (at_move(state), decision(state)) == (2, "join")
    refused = state.copy()
    events = play(refused, ["pass"], ["pass"])
    assert told(events, "battle_ended") == [{"why": "unled"}]
    assert view(refused, "turn")["points"] == 4
    play(state, ["lend"], ["pass"])
    _, events = engage(state, happens("factors"))
    assert only(events, "factors")["daimyo"] == 1


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
    for _ in range(6):
        offer(state, 1, 0, ["give_koku", 1])
        state.play(0, ["decline", 1])
    assert not moves(state, "offer", 1)
    attack(state, "echizen_w6", 1, "echizen_w4")
    offer(state, 1, 0, ["give_koku", 1])
    play(state, ["decline", 1])
    assert not moves(state, "offer", 1)
    assert refusal(state, "offer", 0) == "T29"


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


# The card window, T16


def windowed(my_hand: list[str], your_hand: list[str], **stacks: dict[str, int]) -> State:
    """Seat 0 attacks seat 1 in Echizen; the windows for cards are open."""
    my = stacks.get("mine", {"echizen_w4": 20})
    your = stacks.get("yours", {"echizen_w6": 20})
    me = House({**my, "tango_w1": 1}, ["echizen", "tango"], hand=my_hand)
    foe = House({**your, **FAR}, ["echizen", "kii"], FAR_CASTLE, hand=your_hand)
    state = table(me, foe)
    attack(state, "echizen_w6", 1, "echizen_w4")
    while decision(state) in {"parley", "join"}:
        play(state, ["pass"])
    return state


def test_T16_the_defender_first_then_the_attacker() -> None:
    state = windowed([], [])
    assert (at_move(state), decision(state)) == (1, "cards")
    play(state, ["pass"])
    assert (at_move(state), decision(state)) == (0, "cards")


def test_T16_fire_kills_a_daimyo_counted_in_the_zone() -> None:
    state = windowed([], ["fire", "ring_1"])
    cast(state, "fire", 1)
    assert moves(state, "burn_daimyo") == [(0, "echizen")]
    assert refusal(state, "burn_family", "wife_0") == "T16"
    events = play(state, ["burn_daimyo", 0, "echizen"], ["pass"])
    assert only(events, "daimyo_lost")["why"] == "fire"
    assert told(events, "battle_ended") == [{"why": "unled"}], "no leading daimyō is left"
    assert decision(state) == "turn"


def test_T16_the_attack_ends_with_its_leader_even_if_nobody_is_left_to_lead() -> None:
    me = House({"echizen_w4": 20}, ["echizen"])
    foe = House({"echizen_w6": 20, **FAR}, ["kii"], FAR_CASTLE, hand=["fire", "ring_1"])
    state = table(me, foe)
    attack(state, "echizen_w6", 1, "echizen_w4")
    play(state, ["pass"])
    cast(state, "fire", 1)
    events = play(state, ["burn_daimyo", 0, "echizen"], ["pass"])
    assert told(events, "battle_ended") == [{"why": "unled"}]
    assert seen(state, 0, "ronin")


def test_T16_earth_destroys_a_participating_stack() -> None:
    state = windowed([], ["earth", "ring_1"], mine={"echizen_w4": 20, "echizen_w9": 1})
    cast(state, "earth", 1)
    assert moves(state, "at") == ["echizen_w4"], "not one that does not take part"
    events = play(state, ["at", "echizen_w4"], ["pass"])
    assert only(events, "lost")["why"] == "earth"
    assert told(events, "battle_ended") == [{"why": "repelled"}], "no attacking stack is left"


def test_T16_wind_and_water_bring_a_stack() -> None:
    yours = {"echizen_w6": 20, "echizen_w1": 7}
    state = windowed([], ["wind", "water", "ring_2"], yours=yours)
    assert set(moves(state, "element")) == {"wind"}, "nothing to leap over"
    cast(state, "wind", 2)
    play(state, ["march", "echizen_w1"])
    assert "echizen_res" in moves(state, "to")
    assert refusal(state, "to", "echizen_w8") is not None
    events = play(state, ["to", "echizen_res"], ["send", "all"])
    assert some(only(events, "joined"), "seat", "point", "side") == (1, "echizen_res", "defence")


def test_T16_wind_brings_a_daimyo_into_the_zone() -> None:
    state = windowed(["wind", "ring_1"], [])
    play(state, ["pass"])
    cast(state, "wind", 1)
    assert moves(state, "lead") == ["tango"]
    play(state, ["lead", "tango"])
    assert moves(state, "into") == ["echizen"]
    play(state, ["into", "echizen"])
    _, events = engage(state, happens("factors"))
    assert only(events, "factors")["daimyo"] == 1


def test_T16_only_who_takes_part_is_asked() -> None:
    me = House({"echizen_w4": 20}, ["echizen"], {"tango_castle_a": 0}, family={"son": "ise_castle_a"})
    foe = House({"echizen_w6": 20, **FAR}, ["kii"], FAR_CASTLE)
    third = House({"echizen_w10": 5, "ise_w1": 1}, ["echizen"], {"ise_castle_a": 0})
    fourth = House({"owari_w1": 5}, ["owari"], {"izumi_castle_a": 0})
    state = table(me, foe, third, fourth)
    attack(state, "echizen_w6", 1, "echizen_w4")
    play(state, ["pass"], ["join", "echizen_w10"], ["pass"])
    asked = []
    while decision(state) == "cards":
        asked.append(at_move(state))
        play(state, ["pass"])
    assert asked == [1, 2, 0]


# Face up, T17; factors, T18


def test_T17_stacks_are_face_up_until_the_battle_ends() -> None:
    state = battle({"echizen_w4": 40, "echizen_w2": 3}, {"echizen_w6": 20, "echizen_w10": 4})
    attack(state, "echizen_w6", 1, "echizen_w4")
    assert [each["samurai"] for each in view(state, "battle")["attackers"]] == [None]
    state, events = engage(state, ATTACKER_WINS)
    assert {some(each, "seat", "point", "samurai") for each in told(events, "face_up")} == {
        (0, "echizen_w4", 40_000),
        (1, "echizen_w6", 20_000),
    }
    shown = view(state, "battle")
    assert [each["samurai"] for each in shown["attackers"] + shown["defenders"]] == [40_000, 14_000]
    play(state, ["pass"])
    assert view(state, "battle") is None


def test_T17_who_joins_later_is_face_up_at_once() -> None:
    state = battle({"echizen_w4": 40}, {"echizen_w6": 30, "echizen_res": 4})
    attack(state, "echizen_w6", 1, "echizen_w4")
    state, _ = engage(state, ATTACKER_WINS)
    events = play(state, ["fight"], ["join", "echizen_res"])
    assert only(events, "face_up") == {"seat": 1, "point": "echizen_res", "samurai": 4_000}
    assert {each["samurai"] for each in view(state, "battle")["defenders"]} == {21_000, 4_000}


def test_T17_a_border_point_merges_its_provinces_and_joiners_enlarge_the_zone() -> None:
    foe = House({"echizen_w10": 5, "omi_w5": 5, **FAR}, ["kii", "omi"], FAR_CASTLE)
    state = table(House({"B_echizen_omi": 20}, ["echizen"]), foe)
    attack(state, "echizen_w10", 1, "B_echizen_omi")
    assert set(view(state, "battle")["zone"]) == {"echizen", "omi"}
    foe = House({"echizen_w9": 5, "B_echizen_tanba": 5, **FAR}, ["kii", "tanba"], FAR_CASTLE)
    state = table(House({"echizen_w4": 20, "echizen_w9": 3}, ["echizen"]), foe)
    attack(state, "echizen_w9", 1, "echizen_w4", "echizen_w9")
    assert view(state, "battle")["zone"] == ["echizen"]
    play(state, ["pass"], ["join", "B_echizen_tanba"], ["pass"])
    assert set(view(state, "battle")["zone"]) == {"echizen", "tanba"}
    _, events = engage(state, happens("factors"))
    assert only(events, "factors")["daimyo"] == 0


@pytest.mark.parametrize(
    ("mine", "yours", "ratio"),
    [(20, 20, 0), (21, 20, 1), (39, 20, 1), (40, 20, 2), (79, 20, 3), (80, 20, 4), (99, 3, 4), (20, 41, -2)],
)
def test_T18_the_ratio_is_rounded_down_and_at_most_4(mine: int, yours: int, ratio: int) -> None:
    state = battle({"echizen_w4": mine}, {"echizen_w6": yours})
    attack(state, "echizen_w6", 1, "echizen_w4")
    _, events = engage(state, happens("factors"))
    assert only(events, "factors")["ratio"] == ratio


def test_T18_a_castle_counts_for_its_owner_on_its_point_alone() -> None:
    me = House({"echizen_w2": 20, "echizen_w7": 20}, ["echizen"])
    foe = House({"echizen_castle_a": 20, "echizen_w1": 20, **FAR}, ["kii"], {"echizen_castle_a": 0, **FAR_CASTLE})
    cards = {"echizen_castle_a": "CC04"}
    state = table(me, foe, cards=cards)
    attack(state, "echizen_castle_a", 1, "echizen_w2")
    _, events = engage(state, happens("factors"))
    assert only(events, "factors")["castle"] == -6
    state = table(me, foe, cards=cards)
    attack(state, "echizen_w1", 1, "echizen_w7")
    _, events = engage(state, happens("factors"))
    assert only(events, "factors")["castle"] == 0


# Losses, T19; fixed factors, T20


def test_T19_the_loser_chooses_among_his_stacks_and_the_winner_loses_nothing() -> None:
    state = battle({"echizen_w4": 40}, {"echizen_w6": 20, "echizen_res": 15})
    attack(state, "echizen_w6", 1, "echizen_w4")
    play(state, ["pass"], ["join", "echizen_res"], ["pass"])
    state, events = engage(state, ATTACKER_WINS)
    assert only(events, "engaged")["loss"] == 12_000
    assert (at_move(state), decision(state)) == (1, "losses")
    assert refusal(state, "lose", "kii_castle_b", 1) == "T19"
    play(state, ["lose", "echizen_res", 10], ["lose", "echizen_w6", 1], ["lose", "echizen_res", 1])
    assert (army(state, 1, "echizen_w6"), army(state, 1, "echizen_res")) == (19, 4)
    assert army(state, 0, "echizen_w4") == 40


def test_T19_allies_lose_in_proportion() -> None:
    me = House({"echizen_w4": 30, "echizen_w5": 2}, ["echizen"], {"tango_castle_a": 0}, family={"son": "ise_castle_a"})
    foe = House({"echizen_w6": 45, **FAR}, ["kii"], FAR_CASTLE)
    third = House({"echizen_w10": 15, "ise_w1": 1}, ["echizen"], {"ise_castle_a": 0})
    state = table(me, foe, third)
    attack(state, "echizen_w6", 1, "echizen_w4")
    play(state, ["pass"], ["join", "echizen_w10"], ["pass"])
    state, events = engage(state, DEFENDER_WINS)
    assert only(events, "engaged")["loss"] == 15_000
    assert {(each["seat"], each["samurai"]) for each in told(events, "lost")} == {(0, 10_000), (2, 5_000)}


def test_T20_factors_stay_fixed_and_losses_go_by_current_size() -> None:
    state = battle({"echizen_w4": 42}, {"echizen_w6": 21})
    attack(state, "echizen_w6", 1, "echizen_w4")
    state, events = engage(state, ATTACKER_WINS)
    assert (only(events, "factors")["ratio"], only(events, "engaged")["loss"]) == (2, 9_000)
    play(state, ["fight"])
    state, events = engage(state, ATTACKER_WINS)
    assert not told(events, "factors"), "42 against 12 would be 3"
    assert only(events, "engaged")["loss"] == 6_000
    assert view(state, "battle")["factors"]["ratio"] == 2


def test_T20_they_are_found_anew_when_samurai_join() -> None:
    state = battle({"echizen_w4": 42}, {"echizen_w6": 21, "echizen_res": 9})
    attack(state, "echizen_w6", 1, "echizen_w4")
    state, _ = engage(state, ATTACKER_WINS)
    play(state, ["fight"], ["join", "echizen_res"], ["pass"])
    _, events = engage(state, happens("factors"))
    assert some(only(events, "factors"), "ratio", "stacks") == (2, -1)


def test_T20_also_when_a_shadow_warrior_reinforces_a_stack() -> None:
    me = House({"echizen_w4": 22}, ["echizen"], {}, ["echizen"])
    state = table(me, House({"echizen_w6": 20, **FAR}, ["kii"], FAR_CASTLE))
    attack(state, "echizen_w6", 1, "echizen_w4")
    state, _ = engage(state, ATTACKER_WINS)
    play(state, ["unmask", "echizen"], ["at", "echizen_w4"], ["fight"])
    _, events = engage(state, happens("factors"))
    assert only(events, "factors")["ratio"] == 3


def test_T20_also_when_daimyo_join() -> None:
    me = House({"echizen_w4": 42}, ["echizen"], {"tango_castle_a": 0}, family={"son": "ise_castle_a"})
    foe = House({"echizen_w6": 21, **FAR}, ["kii"], FAR_CASTLE)
    third = House({"echizen_w1": 15, "ise_w1": 1}, ["echizen"], {"ise_castle_a": 0})
    state = table(me, foe, third)
    attack(state, "echizen_w6", 1, "echizen_w4")
    state, events = engage(state, ATTACKER_WINS)
    assert only(events, "factors")["daimyo"] == 1
    play(state, ["fight"], ["lend"], ["pass"])
    _, events = engage(state, happens("factors"))
    assert only(events, "factors")["daimyo"] == 2


def test_T20_the_attacker_may_stop_after_each() -> None:
    state = battle({"echizen_w4": 42}, {"echizen_w6": 21})
    attack(state, "echizen_w6", 1, "echizen_w4")
    state, _ = engage(state, DEFENDER_WINS)
    assert (at_move(state), decision(state)) == (0, "fight_on")
    assert told(play(state, ["pass"]), "battle_ended") == [{"why": "stopped"}]
    assert view(state, "turn")["points"] == 4


# Castles, T21


def siege(garrison: int, attackers: dict[str, int] | None = None, foe_leaders: tuple[str, ...] = ("echizen",)) -> State:
    """Seat 0 before a castle of seat 1 with 12,000 koku, two of its family and a hostage of seat 2."""
    held = {"echizen_castle_a": garrison} if garrison else {}
    me = House(attackers or {"echizen_w2": 60}, ["echizen"], {"tango_castle_a": 0})
    foe = House(
        {**held, **FAR},
        [*foe_leaders, "kii"],
        {"echizen_castle_a": 12, **FAR_CASTLE},
        family={"wife": "kii_castle_b"},
    )
    third = House({"ise_w1": 5}, ["ise"], {"ise_castle_a": 0}, family={"daughter": "echizen_castle_a"})
    return table(me, foe, third, cards={"echizen_castle_a": "CC08"})


def test_T21_a_castle_falls_when_no_defender_is_left_on_its_point() -> None:
    state = siege(3)
    attack(state, "echizen_castle_a", 1, "echizen_w2")
    state, events = engage(state, ATTACKER_WINS)
    assert only(events, "castle_fell") == {"site": "echizen_castle_a", "seat": 0, "loser": 1}
    castles = {each["site"]: each["owner"] for each in view(state, "castles")}
    assert castles["echizen_castle_a"] == 0
    assert (koku(state, 0), koku(state, 1)) == (120, 300)
    assert [holder(state, card) for card in ("wife_1", "son_1", "daughter_1", "daughter_2")] == [1, 0, 0, 0]
    assert [event.to for event in events if event.kind == "looted"] == [0, 1]
    assert seen(state, 1, "daimyo") == {"kii": 1}
    assert seen(state, 0, "daimyo") == {"echizen": 2}


def test_T21_he_may_move_in() -> None:
    state = siege(3)
    attack(state, "echizen_castle_a", 1, "echizen_w2")
    state, _ = engage(state, ATTACKER_WINS)
    assert (at_move(state), decision(state)) == (0, "move_in")
    play(state, ["march", "echizen_w2"], ["send", 25], ["go"], ["pass"])
    assert army(state, 0, "echizen_castle_a") == 25


def test_T21_not_before_all_of_the_garrison_is_gone() -> None:
    state = siege(30)
    attack(state, "echizen_castle_a", 1, "echizen_w2")
    state, events = engage(state, ATTACKER_WINS)
    assert not told(events, "castle_fell")
    assert decision(state) == "fight_on"


def test_T21_an_empty_castle_has_one_engagement_against_nobody() -> None:
    state = siege(0, foe_leaders=())
    attack(state, "echizen_castle_a", 1, "echizen_w2")
    won, events = engage(state, ATTACKER_WINS)
    assert some(only(events, "factors"), "ratio", "castle") == (4, -2)
    assert told(events, "castle_fell")
    lost, events = engage(state, DEFENDER_WINS)
    assert only(events, "lost")["samurai"] == 3_000
    assert told(events, "battle_ended") == [{"why": "repelled"}]
    assert seen(lost, 1, "daimyo") == {"kii": 1}
    assert seen(won, 1, "daimyo") == {}, "one daimyō, if he has any"


def test_T21_without_one_in_that_province_he_chooses() -> None:
    me = House({"echizen_w2": 60}, ["echizen"], {"tango_castle_a": 0})
    foe = House({**FAR, "ise_w1": 1}, ["kii", "ise"], {"echizen_castle_a": 12, **FAR_CASTLE})
    state = table(me, foe)
    attack(state, "echizen_castle_a", 1, "echizen_w2")
    state, _ = engage(state, ATTACKER_WINS)
    assert (at_move(state), decision(state)) == (1, "lose_daimyo")
    assert refusal(state, "place", "omi") == "T21"
    play(state, ["place", "ise"])
    assert seen(state, 1, "daimyo") == {"kii": 1}


def test_T21_the_attacker_gains_a_daimyo_in_any_case() -> None:
    me = House({"echizen_w2": 60}, ["echizen"], {"tango_castle_a": 0})
    foe = House(FAR, [], {"echizen_castle_a": 12, **FAR_CASTLE})
    state = table(me, foe)
    attack(state, "echizen_castle_a", 1, "echizen_w2")
    state, _ = engage(state, ATTACKER_WINS)
    assert seen(state, 0, "daimyo") == {"echizen": 2}


def test_T21_the_castle_comes_before_isolation() -> None:
    """The owner's two daimyō there: one goes with the castle, only the other one is isolated."""
    state = siege(3, foe_leaders=("echizen", "echizen"))
    attack(state, "echizen_castle_a", 1, "echizen_w2")
    state, events = engage(state, ATTACKER_WINS)
    assert [each["why"] for each in told(events, "daimyo_lost")] == ["castle"]
    events = play(state, ["pass"])
    assert [each["why"] for each in told(events, "daimyo_lost")] == ["isolated"]
    assert (at_move(state), decision(state)) == (0, "place_daimyo")


def test_T21_marching_away_never_makes_it_fall() -> None:
    me = House({"echizen_castle_a": 5}, ["echizen"], {"echizen_castle_a": 9})
    state = table(me, House({"echizen_w2": 50}, ["echizen"]))
    play(state, ["march", "echizen_castle_a"], ["to", "echizen_w7"], ["send", "all"])
    assert view(state, "castles")[0]["owner"] == 0


def test_T16_void_is_for_the_defender_alone() -> None:
    state = windowed(["void", "ring_1"], ["void", "ring_1"])
    assert can(state, "element", "void")
    play(state, ["pass"])
    assert refusal(state, "element", "void") == "T26"
    assert passing(state) == []
