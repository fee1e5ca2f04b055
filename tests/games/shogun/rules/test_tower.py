"""The tower (H21): its odds, its laws, and its slow and obvious likeness."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from statistics import mean

import pytest

from tenka.games.shogun.rules.tower import throw
from tenka.kernel.state import State
from tenka.kernel.stream import Stream, seed_bytes
from tests.games.shogun.positions import GAME, planning, position, told
from tests.games.shogun.reference import CATCH, KNOCK, Tower, counts, cubes

Counts = Sequence[int]

FILLING = [7, 7, 7, 7, 10]  # four players
ROUNDS = 10_000
# The spec's table: what is thrown, which colours stand against each other, and the odds.
ODDS: dict[str, tuple[list[int], list[int], tuple[float, ...]]] = {
    "2 v neutral": ([2, 0, 0, 0, 1], [4], (0.52, 0.30, 0.18)),
    "4 v neutral": ([4, 0, 0, 0, 1], [4], (0.81, 0.13, 0.06)),
    "4 v 3 calm": ([4, 3, 0, 0, 0], [1, 4], (0.35, 0.21, 0.44)),
    "4 v 3 unrest": ([4, 3, 0, 0, 0], [1], (0.54, 0.22, 0.24)),
    "7 v 4 calm": ([7, 4, 0, 0, 0], [1, 4], (0.54, 0.165, 0.295)),
    "revolt 4 v 2 farmers": ([4, 0, 0, 0, 2], [4], (0.65, 0.19, 0.16)),
}


def towers(colours: int, seed: int, flat: bool = False) -> State:
    """A game whose tower is empty."""
    state = _empty(colours, flat).copy()
    state.stream = Stream(seed_bytes(seed))
    state.throws, state.thrown = None, 0  # type: ignore[attr-defined]
    return state


def _empty(colours: int, flat: bool, kept: dict[tuple[int, bool], State] = {}) -> State:  # noqa: B006  kept on purpose
    if (colours, flat) not in kept:
        kept[colours, flat] = planning({}, colours - 1, options={"tower": "flat"} if flat else {})
    return kept[colours, flat]


def thrown_in(state: State, cubes: Counts) -> list[int]:
    """Throw cubes with an empty tray; what comes out, which is taken away."""
    throw(state, list(cubes))  # type: ignore[arg-type]
    out = list(state.tray)  # type: ignore[attr-defined]
    state.tray = [0] * len(out)  # type: ignore[attr-defined]
    return out


def inside(state: State) -> tuple[list[int], list[int]]:
    """Upper and lower baffle."""
    return list(state.upper), list(state.lower)  # type: ignore[attr-defined]


def compare(out: Counts, others: Sequence[int]) -> int:
    """1 if the attacker has more, 0 if as many, -1 if fewer."""
    difference = out[0] - sum(out[other] for other in others)
    return (difference > 0) - (difference < 0)


def shares(results: dict[str, Counter[int]], name: str) -> tuple[float, ...]:
    """More, equal, fewer."""
    found = results[name]
    return tuple(found[result] / found.total() for result in (1, 0, -1))


def test_H21_the_odds_of_the_first_battle() -> None:
    results = {name: Counter[int]() for name in ODDS}
    for seed in range(ROUNDS):
        filled = towers(5, seed)
        thrown_in(filled, FILLING)
        for name, (battle, others, _) in ODDS.items():
            results[name][compare(thrown_in(filled.copy(), battle), others)] += 1
    for name, (_, _, odds) in ODDS.items():
        assert shares(results, name) == pytest.approx(odds, abs=0.015), name


def test_H21_the_odds_of_the_first_battle_in_the_slow_tower() -> None:
    """The likeness the tests rest on has them too."""
    dice = Random(1)
    results = {name: Counter[int]() for name in ODDS}
    for _ in range(2_500):
        filled = Tower(dice)
        filled.throw(cubes(FILLING))
        for name, (battle, others, _) in ODDS.items():
            results[name][compare(counts(filled.copy().throw(cubes(battle)), 5), others)] += 1
    for name, (_, _, odds) in ODDS.items():
        assert shares(results, name) == pytest.approx(odds, abs=0.035), name


THROWS: list[Counts] = [[5, 2, 0, 4], [0, 3, 1, 0], [4, 0, 2, 2], [1, 1, 1, 1]]


def fast(seed: int) -> tuple[int, ...]:
    """What came out each time and what is where in the end, by the engine."""
    state = towers(4, seed)
    out = [thrown_in(state, each) for each in THROWS]
    return tuple(count for each in (*out, *inside(state)) for count in each)


def slow(dice: Random) -> tuple[int, ...]:
    """The same, by the likeness."""
    tower = Tower(dice)
    out = [counts(tower.throw(cubes(each)), 4) for each in THROWS]
    return tuple(count for each in (*out, counts(tower.upper, 4), counts(tower.lower, 4)) for count in each)


def test_H21_the_tower_is_like_its_slow_likeness() -> None:
    rounds, dice = 4_000, Random(2)
    one = [fast(seed) for seed in range(rounds)]
    other = [slow(dice) for _ in range(rounds)]
    for place, (these, those) in enumerate(zip(zip(*one, strict=True), zip(*other, strict=True), strict=True)):
        assert mean(these) == pytest.approx(mean(those), abs=0.1), place
        assert mean(n * n for n in these) == pytest.approx(mean(n * n for n in those), rel=0.12, abs=0.1), place


def test_H21_a_thrown_cube_comes_out_with_two_thirds() -> None:
    out = sum(sum(thrown_in(towers(4, seed), [3, 3, 3, 3])) for seed in range(3_000))
    assert out / 36_000 == pytest.approx(2 / 3, abs=0.01)


def test_H21_each_baffle_holds_an_arriving_cube_alike() -> None:
    above = below = 0
    for seed in range(3_000):
        state = towers(4, seed)
        thrown_in(state, [3, 3, 3, 3])
        upper, lower = inside(state)
        above, below = above + sum(upper), below + sum(lower)
    assert pytest.approx(0.1835, abs=0.0001) == CATCH
    assert above / 36_000 == pytest.approx(CATCH, abs=0.008)
    assert below / 36_000 == pytest.approx((1 - CATCH) * CATCH, abs=0.008)


@pytest.mark.parametrize("arriving", [1, 5, 20])
def test_H21_a_resting_cube_is_knocked_loose_by_those_that_arrive(arriving: int) -> None:
    """Farmers rest above, those of seat 1 below; seat 0's arrive."""
    rounds, loose_above, loose_below, expected_below = 2_500, 0, 0, 0.0
    for seed in range(rounds):
        state = towers(4, seed)
        state.upper, state.lower = [0, 0, 0, 4], [0, 4, 0, 0]  # type: ignore[attr-defined]
        thrown_in(state, [arriving, 0, 0, 0])
        upper, lower = inside(state)
        loose_above += 4 - upper[3]
        loose_below += 4 - lower[1]
        reached = arriving - upper[0] + 4 - upper[3]
        expected_below += 1 - (1 - KNOCK) ** reached
    assert loose_above / rounds / 4 == pytest.approx(1 - (1 - KNOCK) ** arriving, abs=0.02)
    assert loose_below / rounds / 4 == pytest.approx(expected_below / rounds, abs=0.02)


def test_H21_a_cube_knocked_loose_may_be_caught_below() -> None:
    """But not again at the same baffle: so of those loosened above the share CATCH rests below."""
    loose = caught = 0
    for seed in range(2_500):
        state = towers(4, seed)
        state.upper = [0, 0, 0, 6]  # type: ignore[attr-defined]
        thrown_in(state, [20, 0, 0, 0])
        upper, lower = inside(state)
        loose += 6 - upper[3]
        caught += lower[3]
    assert caught / loose == pytest.approx(CATCH, abs=0.015)


@pytest.mark.parametrize("flat", [False, True])
def test_H21_cubes_are_conserved(flat: bool) -> None:
    rng = Random(3)
    state, total = towers(5, 1, flat), [0] * 5
    for _ in range(300):
        thrown = [rng.randrange(8) for _ in range(5)]
        out = thrown_in(state, thrown)
        total = [a + b - c for a, b, c in zip(total, thrown, out, strict=True)]
        upper, lower = inside(state)
        assert [a + b for a, b in zip(upper, lower, strict=True)] == total
        assert min(*upper, *lower, *out) >= 0


@pytest.mark.parametrize("flat", [False, True])
def test_H21_the_tower_is_blind_to_colours(flat: bool) -> None:
    """Whatever the colour, thrown and resting cubes come out alike: the same counts in another order."""
    outs = [Counter[int]() for _ in range(4)]
    for seed in range(4_000):
        state = towers(4, seed, flat)
        thrown_in(state, [4, 4, 4, 4])
        for colour, count in enumerate(thrown_in(state, [2, 2, 2, 2])):
            outs[colour][count] += 1
    for number in range(6):
        all_alike = mean(out[number] / 4_000 for out in outs)
        for out in outs:
            assert out[number] / 4_000 == pytest.approx(all_alike, abs=0.025)


def test_H21_the_same_seed_throws_the_same() -> None:
    def outs(seed: int) -> list[list[int]]:
        state = towers(5, seed)
        return [thrown_in(state, FILLING) for _ in range(5)]

    assert outs(1) == outs(1)
    assert len({str(outs(seed)) for seed in range(20)}) == 20
    assert len({tuple(each) for each in outs(1)}) > 1, "each throw draws anew"


def test_H21_the_flat_model() -> None:
    """Thrown cubes come out with two thirds, resting ones with one third, all on the upper baffle."""
    thrown_out = resting_out = 0
    for seed in range(3_000):
        state = towers(4, seed, flat=True)
        state.upper = [0, 0, 0, 6]  # type: ignore[attr-defined]
        out = thrown_in(state, [6, 0, 0, 0])
        thrown_out, resting_out = thrown_out + out[0], resting_out + out[3]
        assert not any(inside(state)[1])
    assert thrown_out / 18_000 == pytest.approx(2 / 3, abs=0.015)
    assert resting_out / 18_000 == pytest.approx(1 / 3, abs=0.015)


def test_H21_nothing_thrown_nothing_moves() -> None:
    for flat in (False, True):
        state = towers(4, 1, flat)
        thrown_in(state, [5, 5, 5, 5])
        before = inside(state)
        if not flat:
            assert thrown_in(state, [0, 0, 0, 0]) == [0, 0, 0, 0]
            assert inside(state) == before


def test_H21_battles_of_a_game_are_thrown_by_this_tower() -> None:
    """The tower of the whole game follows from the seed: what was thrown gives what came out."""
    state, rng = GAME.new(4, 3, {"start": "prescribed"}), Random(3)
    while state.pending:
        seat = rng.choice(list(state.pending))
        state.play(seat, rng.choice(state.legal(seat)))
    again = towers(5, 3)
    for event in state.events():
        if event.kind == "tower_filled":
            assert thrown_in(again, event.data["thrown"]) == event.data["out"]
        elif event.kind == "thrown":
            data = event.data
            thrown = [sum(each) for each in zip(data["armies"], data["bonus"], data["tray"], strict=True)]
            assert thrown_in(again, thrown) == data["out"]
    assert len(told(state.events(), "thrown")) > 10
    assert [position(state)["upper"], position(state)["lower"]] == list(inside(again))
