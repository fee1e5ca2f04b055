"""A resampled world follows from what the seat knows and from the rng alone: nothing of the true one shows in it."""

from random import Random
from typing import Any

import pytest

from tenka.kernel.state import State
from tenka.testing.players import audience, seats, some_positions, wavering
from tenka.testing.tables import KitTable, few_or_many
from tenka.toolkit.declaration.fields import ALL, MOVER, OWN

LOOKS = 0.02  # of the positions at least, of long games too


@pytest.mark.parametrize("games", few_or_many(2, 40))
def test_which_of_its_worlds_is_true_does_not_matter(table: KitTable, games: int) -> None:
    for seed in range(table.games(games)):
        rng = Random(seed)
        for state in some_positions(table.new(seed), wavering, rng, max(LOOKS, table.share(0.1))):
            for seat in audience(state):
                other = state.resample(seat, Random(seed))
                assert other.resample(seat, Random(7)).dump() == state.resample(seat, Random(7)).dump()


@pytest.mark.parametrize("games", few_or_many(2, 40))
def test_what_another_seat_hides_is_in_none_of_its_worlds(table: KitTable, games: int) -> None:
    table.needs("exchanged")
    compared = 0
    for seed in range(table.games(games)):
        rng = Random(seed)
        for state in some_positions(table.new(seed), wavering, rng, max(LOOKS, table.share(0.2))):
            owner = rng.choice(seats(state))
            dump = table.facts.exchanged(state.dump(), owner, rng)
            if dump is not None and state.pending:  # nothing is left to guess once a game is over
                compared += same_worlds(state, table.game.load(dump), owner)
    assert compared > table.games(games)


@pytest.mark.parametrize("games", few_or_many(2, 40))
def test_what_nobody_else_is_told_is_in_none_of_their_worlds(table: KitTable, games: int) -> None:
    compared = 0
    for seed in range(table.games(games)):
        rng = Random(seed)
        for state in some_positions(table.new(seed), wavering, rng, max(LOOKS, table.share(0.2))):
            for seat in state.pending:
                after = state.copy()
                possible = state.legal(seat) + state.edits(seat)
                verb = rng.choice(sorted({str(move[0]) for move in possible}))  # some have very many moves
                told = after.play(seat, rng.choice([move for move in possible if move[0] == verb]))
                if after.pending == state.pending and {event.to for event in told} <= {seat}:
                    compared += same_worlds(state, after, seat)
    if not compared and not table.facts.DRAFTS:
        pytest.skip(f"every move of {table.game.id} is told to everybody")
    assert compared > table.games(games) or not table.facts.DRAFTS


@pytest.mark.parametrize("games", few_or_many(2, 40))
def test_what_is_declared_as_seen_is_the_same_in_every_world(table: KitTable, games: int) -> None:
    table.needs("POSITION")
    declaration = table.facts.POSITION
    assert declaration is not None
    for seed in range(table.games(games)):
        rng = Random(seed)
        for state in some_positions(table.new(seed), wavering, rng, max(LOOKS, table.share(0.2))):
            for seat in audience(state):
                other = state.resample(seat, rng)
                for name, each in declaration.fields.items():
                    one, same = seen(state, seat, name, each.seen), seen(other, seat, name, each.seen)
                    assert one == same, f"{name} is not the same to {seat}"


def seen(state: State, seat: int | None, name: str, declared: str) -> Any:
    """What a seat (None: a spectator) sees of a field, by what is declared of it."""
    value = getattr(state, name)
    if declared == ALL or (declared == MOVER and seat in state.pending):
        return value
    if declared != OWN or seat is None:
        return None
    share = len(value) // state.setup.players
    return value[seat * share : (seat + 1) * share]


def same_worlds(one: State, other: State, owner: int) -> int:
    """Everybody but the owner of a secret thinks the same of both; how many were asked."""
    others = [seat for seat in audience(one) if seat != owner]
    for seat in others:
        assert one.resample(seat, Random(7)).dump() == other.resample(seat, Random(7)).dump()
    return len(others)
