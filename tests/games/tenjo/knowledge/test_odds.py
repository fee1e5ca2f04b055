"""What may come of an attack, beside what comes of attacks in worlds that the seat cannot tell apart (T13–T21)."""

from random import Random

import pytest

from tenka.kernel.move import Move
from tenka.kernel.state import State
from tenka.kernel.stream import Stream, seed_bytes
from tests.games.tenjo.positions import House, table

ATTACKS = 160
NEAR = 120  # thousandths that so many attacks, and so few supposed worlds, may be off by
FIELD, FOE, BESIDE = "echizen_w4", "echizen_w6", "echizen_w2"


def declaring(*, army: int = 20, castle: bool = False) -> State:
    """An attack of seat 0 before its last word: in the field, or on a castle."""
    houses = [
        House({FIELD: army, "kii_castle_a": 5}, ["echizen"], {"kii_castle_a": 9}),
        House({FOE: 14, "kii_castle_b": 12, "echizen_w8": 6}, ["echizen", "kii"], {"kii_castle_b": 30}),
        House({"ise_castle_a": 25}, ["ise"], {"ise_castle_a": 20}),
    ]
    target = FOE
    if castle:
        near = "kii_w3"
        houses[0] = House({near: army, "kii_castle_a": 5}, ["kii"], {"kii_castle_a": 9})
        target = "kii_castle_b"
    state = table(*houses)
    state.play(0, ["attack", target, 1])
    for move in state.legal(0):
        if move[0] == "with":
            state.play(0, move)
    return state


def said(state: State, seat: int, point: str) -> Move:
    """What a seat says who plays no cards, brings all it can, fights on, and loses those on the point last."""
    legal = state.legal(seat)
    for verb in ("press_on", "join", "lose"):
        found = [move for move in legal if move[0] == verb]
        if verb == "join" and seat != 1:
            continue
        if found:
            return next((move for move in found if move[1:2] != (point,)), found[0])
    return next((move for move in legal if move[0] == "pass"), legal[0])


def fought(state: State, rng: Random) -> tuple[bool, int]:
    """An attack in a world that the seat cannot tell from this one: whether it succeeded, and who is left."""
    world = state.resample(0, rng)
    world.stream = Stream(seed_bytes(rng.getrandbits(60)))
    point = str(world.view(0)["step"]["source"])
    events = world.play(0, ["declare"])
    while world.view(None, events=False)["battle"] is not None:
        seat = min(world.pending)
        events += world.play(seat, said(world, seat, point))
    won = any(each.kind == "castle_fell" or each.data.get("why") == "destroyed" for each in events)
    lost = sum(each.data["samurai"] for each in events if each.kind == "lost" and each.data["seat"] == 0)
    return won, lost


@pytest.mark.parametrize(("army", "castle"), [(20, False), (9, False), (30, True)])
def test_t20_odds_are_those_of_attacks_in_all_worlds_that_may_be(army: int, castle: bool) -> None:
    state, rng = declaring(army=army, castle=castle), Random(army)
    odds = state.view(0)["step"]["odds"]
    least, likely, most = odds["defenders"]
    assert odds["attackers"] == army * 1000
    assert 0 < least <= likely <= most
    attacks = [fought(state, rng) for _ in range(ATTACKS)]
    won = [lost for succeeded, lost in attacks if succeeded]
    assert sum(odds["kept"]) == pytest.approx(1000 * len(won) / ATTACKS, abs=NEAR)
    if len(won) > ATTACKS // 4:
        assert odds["left"] == pytest.approx(army * 1000 - sum(won) / len(won), abs=army * 150)


def test_t31_odds_tell_nothing_that_the_seat_does_not_know() -> None:
    state = declaring()
    for seed in range(5):
        assert state.resample(0, Random(seed)).view(0)["step"]["odds"] == state.view(0)["step"]["odds"]
    assert state.view(1)["step"] is None


def test_t17_once_all_are_face_up_everybody_knows_the_odds() -> None:
    state = declaring()
    state.play(0, ["declare"])
    while state.view(None)["battle"]["odds"] is None:
        seat = min(state.pending)
        state.play(seat, said(state, seat, FOE))
    odds = state.view(None)["battle"]["odds"]
    assert len(set(odds["defenders"])) == 1
    assert odds == state.view(0)["battle"]["odds"] == state.view(1)["battle"]["odds"]


def test_t13_before_an_attack_with_every_stack_nearby_its_odds_are_those_of_the_same_laid_out() -> None:
    laid_out = declaring()
    state = laid_out.copy()
    while state.can_undo(0):
        state.undo(0)
    (assault,) = [each for each in state.view(0)["own"]["assaults"] if each["point"] == FOE]
    assert assault["seat"] == 1
    assert assault["odds"] == laid_out.view(0)["step"]["odds"]


def test_t13_odds_of_attacks_are_for_who_can_make_one_now() -> None:
    state = table(
        House({FIELD: 20, "kii_castle_a": 5}, ["echizen"], {"kii_castle_a": 9}),
        House({FOE: 14, "kii_castle_b": 12}, ["echizen", "kii"], {"kii_castle_b": 30}),
    )
    assert {(each["point"], each["seat"]) for each in state.view(0)["own"]["assaults"]} == {
        (move[1], move[2]) for move in state.legal(0) if move[0] == "assault"
    }
    assert state.view(1)["own"]["assaults"] == []
    for seed in range(3):
        assert state.resample(0, Random(seed)).view(0)["own"]["assaults"] == state.view(0)["own"]["assaults"]
    state.play(0, ["attack", FOE, 1])
    assert state.view(0)["own"]["assaults"] == []
