"""A resampled world follows from what the seat knows and from the rng alone: nothing of the true one shows in it."""

from random import Random

import pytest

from tenka.kernel.state import State
from tests.conformance.players import audience, seats, some_positions, wavering
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


@pytest.mark.parametrize("games", few_or_many(2, 40))
@pytest.mark.parametrize("forgetting", FORGETTING, ids=str)
def test_what_another_seat_hides_is_in_none_of_its_worlds(forgetting: Table, games: int) -> None:
    compared = 0
    for seed in range(forgetting.games(games)):
        rng = Random(seed)
        for state in some_positions(forgetting.new(seed), wavering, rng, forgetting.share(0.2)):
            owner = rng.choice(seats(state))
            dump = forgetting.facts.exchanged(state.dump(), owner, rng)
            if dump is not None:
                compared += same_worlds(state, forgetting.game.load(dump), owner)
    assert compared > forgetting.games(games)


@pytest.mark.parametrize("games", few_or_many(2, 40))
@pytest.mark.parametrize("forgetting", FORGETTING, ids=str)
def test_what_nobody_else_is_told_is_in_none_of_their_worlds(forgetting: Table, games: int) -> None:
    compared = 0
    for seed in range(forgetting.games(games)):
        rng = Random(seed)
        for state in some_positions(forgetting.new(seed), wavering, rng, forgetting.share(0.2)):
            for seat in state.pending:
                after = state.copy()
                told = after.play(seat, rng.choice(state.legal(seat) + state.edits(seat)))
                if after.pending == state.pending and {event.to for event in told} <= {seat}:
                    compared += same_worlds(state, after, seat)
    assert compared > forgetting.games(games)


def same_worlds(one: State, other: State, owner: int) -> int:
    """Everybody but the owner of a secret thinks the same of both; how many were asked."""
    others = [seat for seat in audience(one) if seat != owner]
    for seat in others:
        assert one.resample(seat, Random(7)).dump() == other.resample(seat, Random(7)).dump()
    return len(others)
