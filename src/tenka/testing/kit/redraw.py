"""Redrawing changes what chance has yet to decide, and nothing else."""

from random import Random

import pytest

from tenka.analysis.weighing import first_difference, kinds_of
from tenka.kernel.errors import BadInput
from tenka.kernel.state import State
from tenka.testing.kit.conservation import check_pieces
from tenka.testing.kit.secrecy import same_for
from tenka.testing.observers import watched
from tenka.testing.players import at_random, positions, some_positions, wavering
from tenka.testing.tables import KitTable, few_or_many

FUTURES = 5


@pytest.mark.parametrize("games", few_or_many(2, 40))
def test_nobody_can_tell_a_redrawn_state_from_the_true_one(table: KitTable, games: int) -> None:
    for seed in range(table.games(games)):
        rng = Random(seed)
        for state, memories in watched(table, wavering, seed, table.share(0.1)):
            other = state.redraw(rng)
            for seat, memory in memories.items():
                same_for(seat, state, other)
                assert memory.contradiction(other) is None
            check_pieces(table, other)


def test_it_follows_from_the_rng_and_leaves_the_original_alone(table: KitTable) -> None:
    rng = Random(31)
    for state in some_positions(table.new(31), wavering, rng, table.share(0.05)):
        before = state.dump()
        other = state.redraw(Random(5))
        assert other.dump() == state.redraw(Random(5)).dump()
        if other.pending:
            other.play(*at_random(other, rng))
        assert state.dump() == before


def test_a_redrawn_game_is_no_record_and_takes_nothing_back(table: KitTable) -> None:
    for state in some_positions(table.new(32), wavering, Random(32), table.share(0.05)):
        other = state.redraw(Random(1))
        if state.pending:
            assert not any(other.can_undo(seat) for seat in range(table.players))
            with pytest.raises(BadInput, match="record-silent"):
                other.record()
        else:
            assert other.dump() == state.dump()


def told(state: State, seed: int) -> object:
    """What everybody is told of the rest of a game played at random."""
    for _ in positions(state, at_random, Random(seed)):
        pass
    return state.view(None)["events"]


def test_the_future_differs(table: KitTable) -> None:
    """Players who throw the same dice for their choices see another game."""
    if not table.facts.DRAWS:
        pytest.skip(f"nothing is drawn in {table.game.id} once it has begun")
    state = table.new(33)
    futures = [told(state.redraw(Random(number)), 33) for number in range(FUTURES)]
    assert any(future != futures[0] for future in futures), "where nothing is drawn, the facts say DRAWS = False"
    assert told(state.redraw(Random(0)), 33) == futures[0]


@pytest.mark.parametrize("games", few_or_many(2, 40))
def test_what_comes_otherwise_is_a_kind_of_chance(table: KitTable, games: int) -> None:
    """The first event that differs says which one it was; the game's folder names them all."""
    kinds = kinds_of(table.game)
    if not kinds:
        pytest.skip(f"{table.game.id} has no knowledge.chance")
    found: set[str] = set()
    for seed in range(table.games(games)):
        rng = Random(seed)
        state = table.new(seed)
        while state.pending:
            seat, move = wavering(state, rng)
            other = state.redraw(rng)
            one, two = state.play(seat, move), other.play(seat, move)
            if one != two:
                found.add(first_difference(one, two))
    assert found
    assert found <= set(kinds)
