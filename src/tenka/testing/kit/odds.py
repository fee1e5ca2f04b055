"""Resampled worlds are as likely as a perfect memory makes them: compared with exact distributions."""

from collections import Counter
from collections.abc import Mapping
from itertools import count
from random import Random

import pytest

from tenka.testing.facts import Memory, Odds
from tenka.testing.observers import watched
from tenka.testing.players import restless
from tenka.testing.tables import KitTable, few_or_many

SEED = 41
ENOUGH = 10
PATIENCE = 200  # games without any odds
# Chi-square per degree of freedom; at 1 to 4 of them a fair sample exceeds this about once in a hundred thousand times.
TOO_FAR = {1: 19.5, 2: 11.5, 3: 8.6, 4: 7.1}


def distance(found: Counter[int], likely: Mapping[int, float], samples: int) -> float:
    """Chi-square per degree of freedom over the tolerance: above 1 the sample does not fit."""
    assert set(found) <= set(likely), "a value that cannot be"
    expected = {value: share * samples for value, share in likely.items() if share * samples >= 5}
    freedom = len(expected) - 1
    if freedom < 1:
        return 0.0
    chi_square = sum((found[value] - count) ** 2 / count for value, count in expected.items())
    return chi_square / freedom / TOO_FAR[min(freedom, 4)]


def fit(odds: list[Odds], samples: list[dict[str, int]]) -> dict[str, float]:
    """How far each quantity is from its distribution."""
    return {
        each.name: distance(Counter(sample[each.name] for sample in samples), each.likely, len(samples))
        for each in odds
    }


def tells_odds(table: KitTable) -> bool:
    """Whether the game's memories know any distribution."""
    memory = table.facts.memory(table.players, table.options, None)
    return type(memory).odds is not Memory.odds


@pytest.mark.parametrize("worlds", few_or_many(400, 4_000))
def test_worlds_are_as_likely_as_they_should_be(table: KitTable, worlds: int) -> None:
    table.needs("memory")
    if not tells_odds(table):
        pytest.skip(f"the memory of {table.game.id} tells no odds")
    judged = 0
    for seed in count(SEED):
        for state, memories in watched(table, restless, seed, table.share(0.012)):
            for seat, memory in memories.items():
                odds = list(memory.odds()) if state.pending else []
                judged += len(odds)
                rng = Random(judged)
                samples = []
                for _ in range(worlds if odds else 0):
                    world = state.resample(seat, rng).position()
                    samples.append({each.name: each.of(world) for each in odds})
                for name, far in fit(odds, samples).items():
                    assert far < 1, f"{name}, seen by {seat}"
        if judged > ENOUGH:
            break
        assert judged or seed < SEED + PATIENCE, "a memory that never tells odds"
