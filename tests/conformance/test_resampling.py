"""A resampled world follows from what the seat knows and from the rng alone: nothing of the true one shows in it."""

from random import Random

import pytest

from tests.conformance.players import audience, some_positions, wavering
from tests.conformance.tables import Table, few_or_many, tables

LEANING = {"tenjo"}  # its worlds are found by steps away from what is there: see docs/decisions/0007-search.md
FORGETTING = [table for table in tables() if table.game.id not in LEANING]


@pytest.mark.parametrize("games", few_or_many(2, 40))
@pytest.mark.parametrize("forgetting", FORGETTING, ids=str)
def test_which_of_its_worlds_is_true_does_not_matter(forgetting: Table, games: int) -> None:
    for seed in range(forgetting.games(games)):
        rng = Random(seed)
        for state in some_positions(forgetting.new(seed), wavering, rng, forgetting.share(0.1)):
            for seat in audience(state):
                other = state.resample(seat, Random(seed))
                assert other.resample(seat, Random(7)).dump() == state.resample(seat, Random(7)).dump()
