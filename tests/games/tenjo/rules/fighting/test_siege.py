"""Castles attacked and fallen (T21)."""

from tenka.kernel.state import State
from tests.games.tenjo.positions import (
    ATTACKER_WINS,
    DEFENDER_WINS,
    FAR,
    FAR_CASTLE,
    House,
    army,
    at_move,
    attack,
    decision,
    engage,
    holder,
    koku,
    moves,
    only,
    play,
    refusal,
    seen,
    some,
    table,
    told,
    view,
)


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


def test_T21_none_but_who_fought_moves_in() -> None:
    state = siege(3, {"echizen_w2": 60, "echizen_w7": 5})
    attack(state, "echizen_castle_a", 1, "echizen_w2")
    state, _ = engage(state, ATTACKER_WINS)
    assert moves(state, "march") == ["echizen_w2"]


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
    assert some(only(events, "daimyo_gained"), "seat") == (0,)


def test_T21_marching_away_never_makes_it_fall() -> None:
    me = House({"echizen_castle_a": 5}, ["echizen"], {"echizen_castle_a": 9})
    state = table(me, House({"echizen_w2": 50}, ["echizen"]))
    play(state, ["march", "echizen_castle_a"], ["to", "echizen_w7"], ["send", "all"])
    assert view(state, "castles")[0]["owner"] == 0
