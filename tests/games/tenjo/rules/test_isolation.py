"""Support that ends in less common ways, and who gains a daimyō by it (T12)."""

from tenka.kernel.state import State
from tests.games.tenjo.positions import (
    ATTACKER_WINS,
    FAR,
    FAR_CASTLE,
    House,
    at_move,
    attack,
    cast,
    decision,
    engage,
    moves,
    offer,
    only,
    own,
    play,
    seen,
    some,
    table,
    told,
)

ISE = {"ise_castle_a": 0}


def hanging(turn: int, mine: list[str], theirs: list[str]) -> State:
    """Seat 1's daimyō in Omi hangs on seat 2, who holds its hostage; hands of seats 0 and 2."""
    me = House({"tango_w1": 5}, ["tango"], {"tango_castle_a": 0}, hand=mine)
    foe = House({"kii_w1": 5}, ["omi", "kii"], {"kii_castle_a": 0}, family={"wife": "ise_castle_a"})
    third = House({"omi_w6": 3, "ise_w1": 9}, ["ise"], ISE, hand=theirs)
    return table(me, foe, third, turn=turn)


def test_T12_fire_at_the_hostage_isolates_and_its_player_gains() -> None:
    state = hanging(0, ["fire", "ring_1"], [])
    cast(state, "fire", 1)
    events = play(state, ["burn_family", "wife_1"], ["pass"], ["pass"])
    assert some(only(events, "daimyo_lost"), "seat", "province", "why", "by") == (1, "omi", "isolated", 0)
    assert only(events, "daimyo_gained") == {"seat": 0, "province": "tango"}


def test_T12_an_ally_whose_samurai_leave_by_wind_withdraws_them() -> None:
    state = hanging(2, [], ["wind", "ring_1"])
    cast(state, "wind", 1)
    events = play(state, ["march", "omi_w6"], ["to", "mino_w3"], ["send", "all"])
    assert some(only(events, "daimyo_lost"), "seat", "province", "by") == (1, "omi", 2)
    assert (at_move(state), decision(state)) == (2, "place_daimyo")


def test_T12_who_takes_the_castle_with_the_hostage_gains_and_is_no_ally() -> None:
    """Seat 2's daimyō in Izumi hangs on seat 1, whose castle with the hostage falls."""
    me = House({"echizen_w2": 60}, ["echizen"], {"tango_castle_a": 0})
    foe = House({"izumi_w1": 2, **FAR}, ["kii"], {"echizen_castle_a": 12, **FAR_CASTLE})
    third = House({"ise_w1": 5}, ["ise", "izumi"], ISE, family={"daughter": "echizen_castle_a"})
    state = table(me, foe, third)
    attack(state, "echizen_castle_a", 1, "echizen_w2")
    state, _ = engage(state, ATTACKER_WINS)
    assert seen(state, 2, "daimyo") == {"ise": 1, "izumi": 1}, "first the castle"
    events = play(state, ["pass"])
    assert some(only(events, "daimyo_lost"), "seat", "province", "by") == (2, "izumi", 0)
    assert {each["card"]: each["hostage"] for each in own(state, 0, "family")}["daughter_2"] is False


def test_T12_not_declared_dead_while_another_ally_supports_him() -> None:
    family = {"wife": "ise_castle_a", "son": "tango_castle_a"}
    foe = House({"kii_w1": 5}, ["omi", "kii"], {"kii_castle_a": 0}, family=family)
    third = House({"omi_w6": 3, "ise_w1": 9}, ["ise"], ISE)
    for helper in ("omi_w1", "tango_w1"):
        state = table(House({helper: 5}, [helper[:-3]], {"tango_castle_a": 0}), foe, third, turn=2)
        assert moves(state, "denounce") == ([] if helper == "omi_w1" else [(1, "omi")])


def test_T12_a_trade_before_isolation_is_looked_for_takes_nobodys_gain() -> None:
    """The castle has fallen, the conqueror may still move in: the owner's second daimyō there hangs in the air."""
    me = House({"echizen_w2": 60}, ["echizen"], {"tango_castle_a": 0})
    castles = {"echizen_castle_a": 12, **FAR_CASTLE}
    foe = House({"echizen_castle_a": 3, **FAR}, ["echizen", "echizen", "kii"], castles, ["echizen"])
    state = table(me, foe, House({"ise_w1": 5}, ["ise"], ISE), options={"shadow_isolation": True})
    attack(state, "echizen_castle_a", 1, "echizen_w2")
    state, _ = engage(state, ATTACKER_WINS)
    offer(state, 1, 2, ["give_koku", 1])
    events = play(state, ["accept", 1], seat=2)
    assert not told(events, "daimyo_lost") + told(events, "shadows_lost")
    assert (at_move(state), decision(state)) == (0, "move_in")
    events = play(state, ["pass"])
    assert some(only(events, "daimyo_lost"), "seat", "province", "by") == (1, "echizen", 0)
    assert only(events, "daimyo_gained") == {"seat": 0, "province": "echizen"}


def test_T20_a_daimyo_of_who_takes_no_part_changes_nothing() -> None:
    """Between engagements seat 2 withdraws its support from seat 3 and places the daimyō gained in the zone."""
    me = House({"echizen_w4": 42}, ["echizen"], {"tango_castle_a": 0})
    foe = House({"echizen_w6": 21, **FAR}, ["kii"], FAR_CASTLE)
    third = House({"echizen_w1": 5, "omi_w2": 3}, ["echizen"], ISE)
    fourth = House({"izumi_w1": 5}, ["omi", "izumi"], {"izumi_castle_a": 0}, family={"wife": "ise_castle_a"})
    state = table(me, foe, third, fourth)
    attack(state, "echizen_w6", 1, "echizen_w4")
    state, _ = engage(state, ATTACKER_WINS)
    offer(state, 0, 2, ["ask", "wife_3"])
    play(state, ["accept", 0], seat=2)
    play(state, ["place", "echizen"], ["fight"])
    _, events = engage(state, ATTACKER_WINS)
    assert not told(events, "factors"), "he is not in the battle"
