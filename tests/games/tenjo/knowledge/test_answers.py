"""Who could answer a card, beside who can in worlds that the seat cannot tell apart (T26, T27)."""

from random import Random

import pytest

from tenka.kernel.state import State
from tests.games.tenjo.positions import House, table

WORLDS = 400
NEAR = 120  # thousandths that so few supposed worlds may be off by
FIELD, FOE = "echizen_w4", "echizen_w6"
HAND = ["fire", "wind", "void", "earth", "ring_1", "ring_2", "ring_3", "ring_5", "ring_5"]
THEIRS = ["fire", "void", "water", "wind", "ring_1", "ring_2", "ring_3", "ring_4"]


def armed(**options: object) -> State:
    """The turn of seat 0, who holds one of most elements and rings of 16."""
    return table(
        House({FIELD: 20, "kii_castle_a": 5}, ["echizen"], {"kii_castle_a": 9}, hand=HAND),
        House({FOE: 14, "kii_castle_b": 12}, ["echizen", "kii"], {"kii_castle_b": 30}, hand=THEIRS),
        House({"ise_castle_a": 25}, ["ise"], {"ise_castle_a": 20}, hand=THEIRS[2:]),
        options=options,
    )


def taken_up(state: State, element: str, *rings: int) -> State:
    """A card with rings in hand, about to be played."""
    state.play(0, ["element", element])
    for ring in rings:
        state.play(0, ["ring", ring])
    return state


def chances(state: State, seat: int = 0) -> dict[int, int]:
    found = state.view(seat)["step"]["answers"]
    return {each["seat"]: each["chance"] for each in found}


@pytest.mark.parametrize("rings", [(1,), (5, 3), (5, 5)])
def test_t27_chances_of_an_answer_are_those_in_all_worlds_that_may_be(rings: tuple[int, ...]) -> None:
    state, rng = taken_up(armed(), "fire", *rings), Random(len(rings))
    able = 0
    for _ in range(WORLDS):
        world = state.resample(0, rng)
        world.play(0, ["burn_daimyo", 1, "echizen"])
        able += any(move[0] == "element" for move in world.legal(1))
    assert chances(state)[1] == pytest.approx(1000 * able / WORLDS, abs=NEAR)


def test_t27_the_more_rings_the_fewer_can_answer_unless_any_total_will_do() -> None:
    few, many = chances(taken_up(armed(), "fire", 1)), chances(taken_up(armed(), "fire", 5, 5, 3, 2, 1))
    assert all(many[seat] < few[seat] for seat in (1, 2))
    freely = chances(taken_up(armed(ring_contest=False), "fire", 5, 5, 3, 2, 1))
    assert all(freely[seat] > many[seat] for seat in (1, 2))


def test_t23_nobody_is_asked_about_wind_and_nobody_before_a_ring_is_attached() -> None:
    assert taken_up(armed(), "fire").view(0)["step"]["answers"] is None
    assert chances(taken_up(armed(), "wind", 1)) == {}


def test_t31_chances_tell_nothing_that_the_seat_does_not_know() -> None:
    state = taken_up(armed(), "fire", 2)
    for seed in range(5):
        assert chances(state.resample(0, Random(seed))) == chances(state)


def test_t27_in_a_contest_only_the_one_who_would_be_overcome_could_answer_and_with_void_alone() -> None:
    state = armed()
    state.play(0, ["element", "fire"])
    state.play(0, ["ring", 1])
    state.play(0, ["burn_daimyo", 1, "echizen"])
    state.play(1, ["element", "fire"])
    state.play(1, ["ring", 2])
    assert set(chances(state, 1)) == {0}
    likes = chances(taken_up(armed(), "fire", 2))
    assert chances(state, 1)[0] <= max(likes.values())


def test_t26_void_against_an_attack_could_be_answered_by_the_attacker() -> None:
    state = armed()
    state.play(0, ["assault", FOE, 1])
    while ["element", "void"] not in [list(move) for move in state.legal(1)]:
        state.play(min(state.pending), ["pass"])
    state.play(1, ["element", "void"])
    state.play(1, ["ring", 4])
    assert set(chances(state, 1)) == {0}
