"""The law of secrets: a seat cannot tell a resampled state from the true one, whatever it remembers."""

import json
from random import Random

import pytest

from tenka.kernel.state import State
from tenka.testing.kit.conservation import check_pieces
from tenka.testing.observers import watched
from tenka.testing.players import at_random, audience, positions, restless, seats, some_positions, wavering
from tenka.testing.tables import KitTable, few_or_many

WORLDS = 3
MANY_WORLDS = 40


def same_for(seat: int | None, state: State, other: State) -> None:
    """Whatever a seat can ask of two states, the answers are the same."""
    assert other.view(seat) == state.view(seat)
    assert other.view(seat, events=False) == state.view(seat, events=False)
    assert other.pending == state.pending
    assert other.result == state.result
    if seat is not None:
        assert other.legal(seat) == state.legal(seat)
        assert other.edits(seat) == state.edits(seat)


def tells_nothing_more(seat: int | None, state: State, other: State) -> None:
    """The resampled state holds no private event, move or draft of others, and not the seed."""
    dump = other.dump()
    told = [*dump["start"], *(event for _, _, events in dump["moves"] for event in events)]
    assert {event["to"] for event in told} <= {None, seat}
    assert {mover for mover, _, _ in dump["moves"]} <= {seat}
    for each in seats(state):
        assert each == seat or {event["to"] for event in other.view(each)["events"]} <= {None}
    if state.pending:
        assert state.dump()["seed"] not in json.dumps(dump)


@pytest.mark.parametrize("games", few_or_many(1, 60))
def test_a_resampled_state_cannot_be_told_from_the_true_one(table: KitTable, games: int) -> None:
    for seed in range(table.games(games)):
        rng = Random(seed)
        for state, memories in watched(table, wavering, seed, table.share(0.1)):
            before = state.dump()
            for seat, memory in memories.items():
                assert memory.contradiction(state) is None
                for _ in range(WORLDS):
                    other = state.resample(seat, rng)
                    same_for(seat, state, other)
                    tells_nothing_more(seat, state, other)
                    assert memory.contradiction(other) is None
                    check_pieces(table, other)
            assert state.dump() == before, "resampling changed the true state"


@pytest.mark.parametrize("games", few_or_many(1, 30))
def test_a_resampled_state_plays_on_to_the_end(table: KitTable, games: int) -> None:
    for seed in range(table.games(games)):
        rng = Random(seed)
        for state in some_positions(table.new(seed), restless, Random(seed), table.share(0.03)):
            for seat in table.some(audience(state), rng):
                other = state.resample(seat, Random(seed))
                for step, after in enumerate(positions(other, restless, Random(seed))):
                    if step % 10 == 0 or not after.pending:
                        check_pieces(table, after)


def test_resampling_again_is_as_good(table: KitTable) -> None:
    """Also a state that was resampled and played on keeps the law."""
    rng = Random(21)
    for state, memories in watched(table, restless, 21, table.share(0.03)):
        for seat, memory in table.some(list(memories.items()), rng):
            other = state.resample(seat, Random(1)).resample(seat, Random(2))
            same_for(seat, state, other)
            assert memory.contradiction(other) is None
            for later in some_positions(other, at_random, Random(3), table.share(0.02)):
                for each in table.some(audience(later), rng):
                    same_for(each, later, later.resample(each, Random(4)))


def test_the_same_dice_give_the_same_world(table: KitTable) -> None:
    for state in some_positions(table.new(22), restless, Random(22), table.share(0.05)):
        for seat in audience(state):
            assert state.resample(seat, Random(5)).dump() == state.resample(seat, Random(5)).dump()


@pytest.mark.parametrize("games", few_or_many(1, 20))
def test_what_is_hidden_varies(table: KitTable, games: int) -> None:
    table.needs("uncertain")
    for seed in range(table.games(games)):
        for state in some_positions(table.new(seed), restless, Random(seed), table.share(0.05)):
            for seat in audience(state):
                open_aspects = table.facts.uncertain(state, seat)
                worlds = [table.facts.secrets(state.resample(seat, Random(n)), seat) for n in range(MANY_WORLDS)]
                for aspect in open_aspects:
                    assert len({world[aspect] for world in worlds}) > 1, f"{aspect} is always the same"
