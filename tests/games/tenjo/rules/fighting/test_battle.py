"""Battle: the card window, strength, engagements, losses (T16–T20)."""

import pytest

from tenka.kernel.state import State
from tests.games.tenjo.positions import (
    ATTACKER_WINS,
    DEFENDER_WINS,
    FAR,
    FAR_CASTLE,
    GAME,
    House,
    army,
    at_move,
    attack,
    battle,
    can,
    cast,
    decision,
    engage,
    happens,
    moves,
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


def test_T16_void_is_for_the_defender_alone() -> None:
    state = windowed(["void", "ring_1"], ["void", "ring_1"])
    assert can(state, "element", "void")
    play(state, ["pass"])
    assert refusal(state, "element", "void") == "T26"
    assert passing(state) == []


def test_T16_between_engagements_fire_takes_only_the_attacks_last_leader() -> None:
    for leaders in (1, 2):
        me = House({"echizen_w4": 40}, ["echizen"] * leaders, hand=["fire", "ring_1"])
        foe = House({"echizen_w6": 40, **FAR}, ["echizen", "kii"], FAR_CASTLE, hand=["fire", "ring_1"])
        state = table(me, foe)
        attack(state, "echizen_w6", 1, "echizen_w4")
        play(state, ["pass"])
        assert (at_move(state), decision(state), can(state, "element", "fire")) == (1, "cards", True)
        state, _ = engage(state, ATTACKER_WINS)
        play(state, ["fight"])
        assert (at_move(state), decision(state)) == (1, "cards")
        assert can(state, "element", "fire") == (leaders == 1), "factors stay: it would change nothing else"
        play(state, ["pass"])
        assert refusal(state, "element", "fire") == "T22", "nor does it help who attacks"


@pytest.mark.parametrize("own", [0, 1])
def test_T16_between_engagements_a_lent_daimyo_may_be_the_last_leader(own: int) -> None:
    family = {"wife": "ise_castle_a"}
    me = House({"echizen_w4": 40, "tango_w1": 1}, ["echizen"] * own + ["tango"], {"tango_castle_a": 0}, family=family)
    foe = House({"echizen_w6": 40, **FAR}, ["kii"], FAR_CASTLE, hand=["fire", "ring_1"])
    third = House({"echizen_castle_a": 1, "ise_w1": 5}, ["echizen", "ise"], {"ise_castle_a": 0})
    state = table(me, foe, third)
    attack(state, "echizen_w6", 1, "echizen_w4")
    while decision(state) != "cards":
        play(state, ["lend"] if can(state, "lend") else ["pass"])
    state, _ = engage(state, ATTACKER_WINS)
    play(state, ["fight"])
    while decision(state) != "cards":
        play(state, ["pass"])
    assert can(state, "element", "fire") == (not own)
    if not own:
        cast(state, "fire", 1)
        assert moves(state, "burn_daimyo") == [(2, "echizen")]
        events = play(state, ["burn_daimyo", 2, "echizen"], ["pass"])
        assert told(events, "battle_ended") == [{"why": "unled"}]


def test_T16_between_engagements_ronin_have_no_leader_to_lose() -> None:
    me = House({"echizen_w4": 40}, [])
    foe = House({"echizen_w6": 40, **FAR}, ["echizen", "kii"], FAR_CASTLE, hand=["fire", "ring_1"])
    state = table(me, foe)
    attack(state, "echizen_w6", 1, "echizen_w4")
    state, _ = engage(state, ATTACKER_WINS)
    play(state, ["fight"])
    assert not moves(state, "element")


# Face up, T17; factors, T18


def test_T17_stacks_are_face_up_until_the_battle_ends() -> None:
    state = battle({"echizen_w4": 40, "echizen_w2": 3}, {"echizen_w6": 20, "echizen_w10": 4})
    attack(state, "echizen_w6", 1, "echizen_w4")
    assert [each["samurai"] for each in view(state, "battle")["attackers"]] == [None]
    events = play(state, ["pass"], ["pass"])
    assert decision(state) == "cards", "cards are played when all is turned up"
    assert {some(each, "seat", "point", "samurai") for each in told(events, "face_up")} == {
        (0, "echizen_w4", 40_000),
        (1, "echizen_w6", 20_000),
    }
    state, events = engage(state, ATTACKER_WINS)
    assert not told(events, "face_up")
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


def test_T17_whom_a_card_brings_into_the_battle_is_face_up_at_once() -> None:
    state = windowed([], ["wind", "ring_2"], yours={"echizen_w6": 20, "echizen_w1": 7})
    cast(state, "wind", 2)
    events = play(state, ["march", "echizen_w1"], ["to", "echizen_res"], ["send", 5], ["go"])
    assert only(events, "face_up") == {"seat": 1, "point": "echizen_res", "samurai": 5_000}


def test_T17_once_the_attack_is_off_they_are_hidden_again() -> None:
    state = windowed([], ["void", "ring_1"])
    assert view(state, "battle")["attackers"][0]["samurai"] == 20_000
    cast(state, "void", 1)
    play(state, ["cast"], ["pass"])
    assert view(state, "battle") is None
    assert GAME.load(state.dump()).dump() == state.dump()


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


def test_T19_who_loses_all_he_has_in_the_battle_is_not_asked_where() -> None:
    state = battle({"echizen_w4": 40}, {"echizen_w6": 2, "echizen_w9": 1})
    attack(state, "echizen_w6", 1, "echizen_w4")
    play(state, ["pass"], ["join", "echizen_w9"])
    state, events = engage(state, ATTACKER_WINS)
    assert [some(each, "point", "samurai") for each in told(events, "lost")] == [
        ("echizen_w6", 2_000),
        ("echizen_w9", 1_000),
    ]
    assert decision(state) != "losses"


def test_T19_a_game_is_kept_while_some_losses_are_still_to_be_taken() -> None:
    state = battle({"echizen_w4": 20, "echizen_w5": 5, "echizen_w10": 10}, {"echizen_w6": 40})
    attack(state, "echizen_w6", 1, "echizen_w4", "echizen_w5", "echizen_w10")
    state, events = engage(state, DEFENDER_WINS)
    assert only(events, "engaged")["loss"] == 12_000
    play(state, ["lose", "echizen_w5", 5])
    assert decision(state) == "losses"
    assert GAME.load(state.dump()).dump() == state.dump()
    play(state, ["lose", "echizen_w10", 5])
    assert (army(state, 0, "echizen_w4"), army(state, 0, "echizen_w10")) == (20, 5)


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
