"""Daimyō who are isolated, and who gains by it (T12)."""

from tenka.kernel.state import State
from tests.games.tenjo.positions import (
    ATTACKER_WINS,
    DEFENDER_WINS,
    House,
    at_move,
    attack,
    cast,
    decision,
    engage,
    happens,
    moves,
    offer,
    only,
    play,
    play_until,
    refusal,
    seen,
    some,
    table,
    told,
)
from tests.games.tenjo.rules.turns.neighbours import FOE


def three(me: House, foe: House, third: House, **words: object) -> State:
    return table(me, foe, third, **words)  # type: ignore[arg-type]


def supported(turn: int) -> State:
    """Seat 2's samurai alone support seat 1's daimyō in Omi: it holds a hostage."""
    me = House({"omi_w5": 60}, ["omi"], {"echizen_castle_a": 0})
    foe = House({"kii_w1": 5}, ["omi", "kii"], {"kii_castle_a": 0}, family={"wife": "ise_castle_a"})
    third = House({"omi_w2": 3, "ise_w1": 9}, ["ise", "omi"], {"ise_castle_a": 0})
    return three(me, foe, third, turn=turn)


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


def test_T12_the_defender_destroys_an_allys_supporting_samurai_and_gains() -> None:
    """Seat 1 looks on; its daimyō hangs on the samurai with which seat 2 attacks, and loses."""
    me = House({"echizen_w4": 60, "tango_w1": 1}, ["tango"], {"tango_castle_a": 0})
    looking_on = House({"kii_castle_b": 5}, ["kii", "echizen"], {"kii_castle_b": 30}, family={"wife": "ise_castle_a"})
    third = House({"echizen_w6": 3, "ise_w1": 5}, ["ise", "echizen"], {"ise_castle_a": 0})
    state = three(me, looking_on, third, turn=2)
    attack(state, "echizen_w4", 0, "echizen_w6")
    state, events = engage(state, happens("engaged", winner=0))
    assert {some(each, "seat", "province", "by") for each in told(events, "daimyo_lost")} == {
        (1, "echizen", 0),
        (2, "echizen", 0),
    }
    assert (at_move(state), decision(state)) == (0, "place_daimyo")


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


def test_T12_nor_by_razing_ones_own_castle() -> None:
    """Seat 2 razes the castle in which it holds seat 1's hostage, whose daimyō hung on its samurai."""
    me = House({"tango_w1": 5}, ["tango"], {"tango_castle_a": 0})
    foe = House({"kii_w1": 5}, ["omi", "kii"], {"kii_castle_a": 0}, family={"wife": "ise_castle_a"})
    third = House({"omi_w2": 9, "ise_w5": 20}, ["ise"], {"ise_castle_a": 0}, hand=["earth", "ring_1"])
    state = three(me, foe, third, turn=2)
    cast(state, "earth", 1)
    events = play(state, ["raze", "ise_castle_a"])
    assert some(only(events, "daimyo_lost"), "seat", "province", "why", "by") == (1, "omi", "isolated", None)
    assert (at_move(state), decision(state)) == (2, "turn")


def test_T12_who_has_samurai_nowhere_gains_none() -> None:
    me = House({}, [], {"tango_castle_a": 0}, hand=["fire", "ring_1"])
    foe = House({"kii_w1": 5}, ["omi", "kii"], {"kii_castle_a": 0}, family={"wife": "ise_castle_a"})
    state = three(me, foe, House({"omi_w2": 9, "ise_w1": 9}, ["ise"], {"ise_castle_a": 0}))
    cast(state, "fire", 1)
    events = play(state, ["burn_family", "wife_1"], ["pass"], ["pass"])
    assert some(only(events, "daimyo_lost"), "seat", "by") == (1, 0)
    assert (at_move(state), decision(state), seen(state, 0, "daimyo")) == (0, "turn", {})


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
