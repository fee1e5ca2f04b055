"""What can be known of the tower's inside, and that resampling follows it (H21)."""

from collections.abc import Sequence
from random import Random

import pytest

from tenka.games.shogun.knowledge.throws import Throw as Seen
from tenka.games.shogun.knowledge.throws import above
from tenka.kernel.state import State
from tests.games.shogun.positions import Throw, changed, own, planning
from tests.games.shogun.reference import exactly_above, tried_above

LANDS = {"settsu": own(0, 1), "kii": own(1, 1), "hoki": own(2, 1)}
WORLDS = 1_200
HISTORIES: dict[str, list[Throw]] = {
    "one throw": [([7, 7, 7, 10], [4, 5, 6, 7])],
    "two throws": [([3, 2, 0, 3], [1, 1, 0, 1]), ([3, 0, 1, 0], [2, 1, 1, 0])],
    "two throws, much came out": [([2, 4, 0, 2], [0, 1, 0, 1]), ([4, 0, 0, 0], [4, 2, 0, 0])],
    "the first battle": [([7, 7, 7, 10], [5, 4, 6, 7]), ([4, 3, 0, 0], [3, 1, 0, 1])],
    "three throws": [([3, 2, 0, 3], [1, 1, 0, 1]), ([3, 0, 0, 1], [3, 0, 0, 0]), ([0, 3, 0, 1], [0, 2, 0, 2])],
    "a great throw": [([5, 0, 0, 5], [1, 0, 0, 2]), ([0, 12, 0, 0], [2, 8, 0, 1])],
    "four throws": [
        *(([7, 7, 7, 10], [5, 4, 6, 8]), ([2, 0, 0, 1], [2, 0, 0, 0]), ([0, 3, 2, 0], [1, 2, 1, 1])),
        ([3, 0, 0, 1], [2, 1, 0, 0]),
    ],
}
UNLIKELY: dict[str, list[Throw]] = {
    "two throws, little came out": [([3, 2, 0, 3], [1, 0, 0, 1]), ([3, 2, 0, 0], [1, 0, 0, 0])],
    "three throws, little came out": [
        *(([4, 4, 0, 4], [1, 2, 0, 1]), ([4, 0, 0, 1], [1, 0, 0, 0]), ([0, 4, 0, 1], [0, 1, 0, 0])),
    ],
}


def with_tower(throws: Sequence[Throw]) -> State:
    """All plan; this was seen of the tower."""
    return planning(LANDS, throws=throws)


def baffles(state: State) -> tuple[list[int], list[int]]:
    """Upper and lower baffle, by colour."""
    return list(state.upper), list(state.lower)  # type: ignore[attr-defined]


def shares_above(state: State, seat: int | None, worlds: int = WORLDS) -> list[float]:
    """By colour, how often a cube lies above in worlds that a seat cannot tell apart."""
    rng = Random(1)
    above, all_of = [0] * 4, [0] * 4
    for _ in range(worlds):
        upper, lower = baffles(state.resample(seat, rng))
        above = [a + b for a, b in zip(above, upper, strict=True)]
        all_of = [a + b + c for a, b, c in zip(all_of, upper, lower, strict=True)]
    return [a / b if b else 0.0 for a, b in zip(above, all_of, strict=True)]


def thought(throws: Sequence[Throw]) -> list[float]:
    """By colour, the chance to lie above that resampling draws from."""
    last: Seen | None = None
    for thrown, out in throws:
        last = Seen(last, list(thrown), list(out))
    assert last is not None
    return above(last)


@pytest.mark.parametrize("throws", HISTORIES.values(), ids=HISTORIES)
def test_H21_what_is_thought_of_the_inside_follows_from_what_was_seen(throws: list[Throw]) -> None:
    assert thought(throws) == pytest.approx(exactly_above(throws), abs=0.02)


@pytest.mark.parametrize("throws", UNLIKELY.values(), ids=UNLIKELY)
def test_H21_nearly_so_where_something_unlikely_was_seen(throws: list[Throw]) -> None:
    """Cubes hang together by the number that arrive below, for which its expectation stands."""
    assert thought(throws) == pytest.approx(exactly_above(throws), abs=0.03)


@pytest.mark.parametrize("number", [1, 2, 3])
def test_H21_so_do_towers_that_show_the_same(number: int) -> None:
    """Brute force: of many towers those are kept that would have shown the same."""
    throws: list[Throw] = [([3, 0, 0, 2], [1, 0, 0, 1]), ([2, 0, 0, 0], [1, 0, 0, 0]), ([2, 0, 0, 1], [2, 0, 0, 1])]
    tried = tried_above(throws[:number], 4_000, Random(5))
    assert tried == pytest.approx(exactly_above(throws[:number]), abs=0.02)
    assert tried == pytest.approx(thought(throws[:number]), abs=0.02)


@pytest.mark.parametrize("name", ["one throw", "four throws"])
@pytest.mark.parametrize("seat", [0, None])
def test_H21_resampling_follows_what_was_seen(name: str, seat: int | None) -> None:
    throws = HISTORIES[name]
    assert shares_above(with_tower(throws), seat) == pytest.approx(exactly_above(throws), abs=0.04)


def test_H21_what_was_seen_matters() -> None:
    """Of cubes that a great throw did not bring out, fewer lie above."""
    few, many = ([([4, 4, 4, 6], [0, 0, 0, 0]), ([0, 0, 0, count], [0, 0, 0, 0])] for count in (1, 14))
    assert thought(few)[0] > thought(many)[0] + 0.01


def test_H21_colour_totals_stay_and_baffles_vary() -> None:
    state = with_tower(HISTORIES["three throws"])
    upper, lower = baffles(state)
    seen = set()
    for seed in range(40):
        for seat in (0, None):
            one, other = baffles(state.resample(seat, Random(seed)))
            assert [a + b for a, b in zip(one, other, strict=True)] == [
                a + b for a, b in zip(upper, lower, strict=True)
            ]
            seen.add(tuple(one))
    assert len(seen) > 5
    assert len({sum(each) for each in seen}) > 2, "nobody knows how many lie above"


@pytest.mark.parametrize("seat", [0, 1, None])
def test_H21_the_true_baffles_do_not_matter(seat: int | None) -> None:
    state = with_tower(HISTORIES["three throws"])
    upper, lower = baffles(state)
    inside = [a + b for a, b in zip(upper, lower, strict=True)]
    above = changed(state, upper=inside, lower=[0, 0, 0, 0])
    below = changed(state, upper=[0, 0, 0, 0], lower=inside)
    for seed in range(40):
        one, other = (baffles(each.resample(seat, Random(seed))) for each in (above, below))
        assert one == other


def test_H21_a_flat_tower_has_nothing_to_vary() -> None:
    state = planning(LANDS, tower=[2, 2, 2, 2], options={"tower": "flat"})
    for seed in range(10):
        assert baffles(state.resample(0, Random(seed))) == ([2, 2, 2, 2], [0, 0, 0, 0])
