"""What a seat can know of others' stacks, hands, koku and families, and what it thinks of the rest (T29–T31)."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tenka.kernel.state import State
from tests.games.tenjo.positions import (
    ATTACKER_WINS,
    DULL,
    GAME,
    House,
    army,
    at_move,
    attack,
    cast,
    changed,
    engage,
    happens,
    holder,
    koku,
    offer,
    own,
    play,
    position,
    scripted,
    table,
    with_seat,
)

WORLDS = 60


def worlds(state: State, seat: int | None, of: Callable[[State], Any]) -> Counter[Any]:
    """How often something is so in worlds that a seat thinks possible."""
    return Counter(of(state.resample(seat, Random(seed))) for seed in range(WORLDS))


def same_worlds(one: State, other: State, seat: int | None) -> bool:
    """Whether a seat thinks the same of two states."""
    return all(
        one.resample(seat, Random(seed)).dump() == other.resample(seat, Random(seed)).dump() for seed in range(5)
    )


def three(*hand: str) -> State:
    """Three houses far from each other."""
    my_hand = hand or ("fire", "ring_2")
    me = House({"echizen_w4": 30, "tango_w1": 9}, ["echizen", "tango"], {"tango_castle_a": 30}, hand=my_hand)
    foe = House({"kii_w1": 20}, ["kii"], {"kii_castle_a": 20}, hand=["void", "earth", "ring_1", "ring_4"])
    third = House({"ise_w1": 5}, ["ise"], {"ise_castle_a": 10}, hand=["wind", "ring_5"])
    return table(me, foe, third)


# Stacks


def test_T31_any_part_may_have_marched_and_all_are_there_together() -> None:
    state = three()
    play(state, ["march", "echizen_w4"], ["to", "echizen_w6"], ["send", 10], ["go"])
    sizes = worlds(state, 1, lambda world: army(world, 0, "echizen_w6"))
    assert len(sizes) > 15
    assert min(sizes) < 8
    assert max(sizes) > 20
    for seed in range(WORLDS):
        world = state.resample(1, Random(seed))
        assert sum(army(world, 0, point) for point in ("echizen_w4", "echizen_w6", "tango_w1")) == 39


def test_T31_parties_leave_much_of_a_garrison_and_armies_go_on_whole() -> None:
    me = House({"ise_castle_a": 60}, ["ise"], {"ise_castle_a": 10})
    state = table(me, House({"kii_castle_a": 20}, ["kii"], {"kii_castle_a": 20}), points=6)
    for _ in range(3):
        play(state, ["march", "ise_castle_a"], ["to", "ise_w7"], ["send", 5], ["go"])
    play(state, ["march", "ise_w7"], ["to", "ise_w1"], ["send", 10], ["go"])
    mean = {
        point: sum(each.get(point, 0) for each in worlds_of(state, 1, 0)) / WORLDS
        for point in ("ise_castle_a", "ise_w7", "ise_w1")
    }
    assert sum(mean.values()) == pytest.approx(60)
    assert mean["ise_castle_a"] > 15, "any number alike would leave an eighth"
    assert mean["ise_w1"] > 2 * mean["ise_w7"]


def test_T31_how_many_truly_marched_shows_in_no_world() -> None:
    few, many = three(), three()
    play(few, ["march", "echizen_w4"], ["to", "echizen_w6"], ["send", 1], ["go"])
    play(many, ["march", "echizen_w4"], ["to", "echizen_w6"], ["send", 25], ["go"])
    for seat in (1, 2, None):
        assert same_worlds(few, many, seat)
    assert not same_worlds(few, many, 0)


def test_T17_what_was_face_up_once_tells_of_the_marches_before() -> None:
    me = House({"echizen_w4": 30, "tango_w1": 9}, ["echizen", "tango"], {"tango_castle_a": 30})
    foe = House({"echizen_w10": 5, "kii_w1": 20}, ["kii"], {"kii_castle_a": 20})
    state = table(me, foe)
    play(state, ["march", "echizen_w4"], ["to", "echizen_w6"], ["send", 10], ["go"])
    attack(state, "echizen_w10", 1, "echizen_w6")
    state, _ = engage(state, ATTACKER_WINS)
    for observer in (1, None):
        left = worlds(state, observer, lambda world: (army(world, 0, "echizen_w6"), army(world, 0, "echizen_w4")))
        assert {size for size, _ in left} == {10}
        assert len(left) > 8, "of those who stayed nobody knows how many stood where"
        assert {sum(each.values()) for each in worlds_of(state, observer, 0)} == {39}


def worlds_of(state: State, seat: int | None, other: int) -> list[dict[str, int]]:
    """A seat's stacks in worlds that another thinks possible."""
    return [position(state.resample(seat, Random(seed)))["seats"][other]["samurai"] for seed in range(WORLDS)]


def test_T25_who_loses_all_on_a_point_shows_how_many_there_were() -> None:
    state = three()
    story = position(state)["seats"][1]["story"]
    marched = {"kind": "marched", "point": "kii_w1", "goal": "kii_w2", "samurai": 6, "who": None}
    lost = {"kind": "lost", "point": "kii_w2", "goal": "kii_w2", "samurai": 6, "who": None}
    state = with_seat(state, 1, samurai={"kii_w1": 14}, story=[*story, marched, lost])
    assert set(worlds(state, 0, lambda world: army(world, 1, "kii_w1"))) == {14}


# Hands


def traded(*, private: bool) -> State:
    """Seat 0 has given its cards to seat 1."""
    state = three()
    offer(state, 0, 1, ["give", "fire"], ["give", "ring_2"], how="private" if private else "open")
    state.play(1, ["accept", 0])
    return state


def held(world: State) -> tuple[int, int]:
    """How many cards seats 0 and 1 hold."""
    return len(own(world, 0, "hand")), len(own(world, 1, "hand"))


def test_T30_what_two_have_exchanged_in_private_shows_in_no_world_of_a_third() -> None:
    before, after = three(), traded(private=True)
    for observer in (2, None):
        assert worlds(before, observer, held) == worlds(after, observer, held)
        assert same_worlds(before, changed(after, offers=[]), observer)
    assert set(worlds(after, 1, lambda world: len(own(world, 0, "hand")) + len(own(world, 2, "hand")))) == {2}


def test_T29_what_two_have_exchanged_openly_everybody_reckons_with() -> None:
    counts = worlds(traded(private=False), 2, held)
    assert max(counts, key=lambda count: counts[count]) == (0, 6)
    unseen = position(traded(private=False))["unseen"]
    assert not any(amount for observer in unseen for amount in observer)


def test_T30_who_plays_what_he_got_in_private_is_thought_to_have_got_it() -> None:
    """Seat 0 has no ring as a third reckons, yet plays one."""
    state = three("fire")
    offer(state, 1, 0, ["give", "ring_1"], ["give", "ring_4"])
    state.play(0, ["accept", 1])
    cast(state, "fire", 1)
    play(state, ["burn_daimyo", 1, "kii"])
    for seed in range(WORLDS):
        world = state.resample(2, Random(seed))
        assert sum(len(own(world, seat, "hand")) for seat in (0, 1)) == 3


# Koku


def test_T30_koku_given_in_private_stays_in_the_giver_as_others_reckon() -> None:
    before, after = three(), three()
    offer(after, 0, 1, ["give_koku", 25])
    after.play(1, ["accept", 0])
    for observer in (2, None):
        assert same_worlds(before, after, observer)
    assert set(worlds(after, 1, lambda world: koku(world, 0) + koku(world, 2))) == {150}


def test_T29_koku_given_openly_is_reckoned_with() -> None:
    state = three()
    offer(state, 0, 1, ["give_koku", 25], how="open")
    state.play(1, ["accept", 0])
    sums = worlds(state, 2, lambda world: (koku(world, 0), koku(world, 1)))
    assert {sum(each) for each in sums} == {500}
    assert all(first <= 100 for first, _ in sums)


def test_T32_who_alone_can_have_given_what_a_ronin_musters_is_thought_to_have_done_so() -> None:
    me = House({"echizen_w4": 30}, ["echizen"], {"tango_castle_a": 30})
    foe = House({"kii_w1": 20}, ["kii"], {"kii_castle_a": 20})
    state = table(me, foe, House({"ise_w1": 5}))
    offer(state, 1, 2, ["give_koku", 5])
    state.play(2, ["accept", 1])
    assert set(worlds(state, 0, lambda world: koku(world, 1))) == {150}
    spectated = worlds(state, None, lambda world: (koku(world, 0), koku(world, 1)))
    assert {sum(each) for each in spectated} == {500}, "either may have given it"


def razed() -> State:
    """Seat 0 has razed one of seat 1's castles."""
    me = House({"kii_w1": 30}, ["kii"], {"tango_castle_a": 30}, hand=["earth", "ring_3"])
    foe = House({"yamashiro_w1": 20}, ["yamashiro"], {"kii_castle_a": 12, "kii_castle_b": 8})
    state = table(me, foe)
    state = with_seat(state, 0, samurai={"kii_castle_a": 30}, story=settled("kii_castle_a", 30))
    cast(state, "earth", 3)
    play(state, ["raze", "kii_castle_a"], ["pass"])
    return state


def settled(point: str, samurai: int) -> list[dict[str, Any]]:
    """The story of a stack that has stood there from the start."""
    return [{"kind": "settled", "point": point, "goal": point, "samurai": samurai, "who": None}]


def test_T25_how_much_was_in_a_castle_razed_its_owner_alone_knows() -> None:
    state = razed()
    left = worlds(state, 0, lambda world: koku(world, 1))
    assert len(left) > 20
    assert min(left) < 40
    assert max(left) > 160
    assert set(left) <= set(range(201))
    assert set(worlds(state, 1, lambda world: koku(world, 0))) == {300}


def test_T33_who_cannot_pay_all_has_nothing_left() -> None:
    state = changed(razed(), month=12)
    while position(state)["castles"]["kii_castle_b"]["koku"]:
        play(state, next(move for move in state.legal(at_move(state)) if move[0] in DULL))
    assert set(worlds(state, 0, lambda world: koku(world, 1))) == {0}
    assert {loser for _, loser, _, _ in position(state)["doubts"]} <= {-1}, "nobody's koku is in doubt"


def test_T21_what_was_looted_a_third_does_not_know() -> None:
    me = House({"kii_castle_b": 30}, ["kii"], {"tango_castle_a": 30})
    foe = House({"yamashiro_w1": 20}, ["yamashiro"], {"kii_castle_a": 12, "mino_castle_a": 8})
    third = House({"ise_w1": 5}, ["ise"], {"ise_castle_a": 10})
    state = table(me, foe, third)
    near = "kii_castle_a"
    state = with_seat(state, 0, samurai={near: 30}, story=settled(near, 30))
    attack(state, near, 1, near)
    state, _ = engage(state, happens("castle_fell"))
    sums = worlds(state, 2, lambda world: (koku(world, 0), koku(world, 1)))
    assert {sum(each) for each in sums} == {500}
    assert len(sums) > 20
    assert min(foe for _, foe in sums) < 40
    assert max(foe for _, foe in sums) > 160
    assert {
        koku(state.resample(0, Random(seed)), 1) + koku(state.resample(0, Random(seed)), 2) for seed in range(9)
    } == {180}


# Families


def test_T31_a_card_is_likelier_where_it_was_last_seen() -> None:
    state = three()
    home = worlds(state, 2, lambda world: holder(world, "wife_1"))
    assert home[1] > home[0] > 0
    offer(state, 1, 2, ["give", "wife_1"])
    state.play(2, ["accept", 1])
    offer(state, 2, 0, ["give", "wife_1"])
    state.play(0, ["accept", 2])
    assert set(worlds(state, 1, lambda world: holder(world, "wife_1"))) == {0}, "its owner knows"
    away = worlds(state, 2, lambda world: holder(world, "wife_1"))
    assert away[0] > away[1]
    assert same_worlds(three(), changed(state, offers=[]), None), "nobody else has seen anything of it"


def test_T28_who_alone_can_support_a_daimyo_is_thought_to_hold_a_hostage() -> None:
    """Seat 1's daimyō stands among seat 2's samurai alone."""
    me = House({"echizen_w4": 30}, ["echizen"], {"tango_castle_a": 30})
    foe = House({"kii_w1": 20}, ["kii", "ise"], {"kii_castle_a": 20}, family={"son": "ise_castle_a"})
    third = House({"ise_w1": 5}, ["ise"], {"ise_castle_a": 10})
    state = table(me, foe, third)
    for observer in (0, None):
        for seed in range(WORLDS):
            world = position(state.resample(observer, Random(seed)))
            hostages = [card for card in world["hostages"] if card.endswith("_1")]
            assert any(world["castles"][world["family"][card]]["owner"] == 2 for card in hostages)


def test_T12_a_seat_at_its_move_sees_whether_a_daimyo_hangs_on_it_alone() -> None:
    for second in ("kii_castle_a", "tango_castle_a"):
        me = House({"ise_w2": 30}, ["ise"], {"mino_castle_a": 30})
        foe = House(
            {"kii_w1": 20}, ["kii", "ise"], {"kii_castle_a": 20}, family={"son": "mino_castle_a", "wife": second}
        )
        third = House({"ise_w1": 5}, ["ise"], {"tango_castle_a": 10})
        state = table(me, foe, third)
        for seed in range(WORLDS):
            assert state.resample(0, Random(seed)).legal(0) == state.legal(0)


def test_T27_who_has_answered_fire_for_a_card_holds_it() -> None:
    me = House({"echizen_w4": 30}, ["echizen"], {"tango_castle_a": 30}, hand=["fire", "ring_2", "void", "ring_5"])
    foe = House({"kii_w1": 20}, ["kii"], {"kii_castle_a": 20}, hand=["void", "ring_4"], family={"son": "ise_castle_a"})
    third = House({"ise_w1": 5}, ["ise"], {"ise_castle_a": 10}, hand=["void", "ring_4"])
    state = table(me, foe, third)
    cast(state, "fire", 2)
    play(state, ["burn_family", "son_1"], ["pass"], ["element", "void"], ["ring", 4], ["cast"])
    assert set(worlds(state, 0, lambda world: holder(world, "son_1"))) == {2}
    assert set(worlds(state, None, lambda world: holder(world, "son_1"))) == {2}


# Dumps


def test_what_is_reckoned_is_kept_in_a_dump() -> None:
    state = traded(private=True)
    assert any(amount for observer in position(state)["unseen"] for amount in observer)
    assert GAME.load(state.dump()).dump() == state.dump()
    after, _ = scripted(razed(), 0, ["end"], happens("turn"))
    assert GAME.load(after.dump()).dump() == after.dump()
