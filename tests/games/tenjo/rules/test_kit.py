"""The conformance kit at Tenjo's tables, and with players who get further than those of the kit."""

from functools import partial
from random import Random

import pytest

from tenka.testing.kit import told
from tenka.testing.kit.conservation import check_pieces
from tenka.testing.kit.play import try_vocabulary
from tenka.testing.kit.secrecy import same_for, tells_nothing_more
from tenka.testing.observers import watched
from tenka.testing.players import audience, some_positions
from tenka.testing.tables import KitTable, few_or_many
from tests.conformance.tenjo import TABLES
from tests.games.tenjo.players import lively
from tests.games.tenjo.positions import GAME
from tests.games.tenjo.rules.test_random_play import crowded

TABLES_HERE = [KitTable(GAME, players, {**options, "years": 1}) for players, options in TABLES[:4]]
LOOKS = 0.01


@pytest.mark.parametrize("table", TABLES_HERE, ids=str)
@pytest.mark.parametrize("games", few_or_many(1, 40))
def test_T31_a_resampled_state_cannot_be_told_from_the_true_one(table: KitTable, games: int) -> None:
    for seed in range(games):
        rng = Random(seed)
        for state, memories in watched(table, lively, seed, LOOKS):
            before = state.dump()
            for seat, memory in memories.items():
                assert memory.contradiction(state) is None
                other = state.resample(seat, rng)
                same_for(seat, state, other)
                tells_nothing_more(seat, state, other)
                assert memory.contradiction(other) is None
                check_pieces(table, other)
                assert GAME.load(other.dump()).dump() == other.dump()
            assert state.dump() == before


@pytest.mark.parametrize("table", TABLES_HERE, ids=str)
@pytest.mark.parametrize("games", few_or_many(1, 40))
def test_T31_which_of_its_worlds_is_true_a_seat_cannot_find_out_by_thinking(table: KitTable, games: int) -> None:
    for seed in range(300, 300 + games):
        rng = Random(seed)
        for state in some_positions(table.new(seed), lively, rng, 2 * LOOKS):
            for seat in audience(state):
                other = state.resample(seat, rng)
                assert other.resample(seat, Random(7)).dump() == state.resample(seat, Random(7)).dump()


@pytest.mark.parametrize("table", TABLES_HERE, ids=str)
@pytest.mark.parametrize("games", few_or_many(1, 40))
def test_T30_nobody_sees_a_change_without_being_told_or_having_made_it(table: KitTable, games: int) -> None:
    for seed in range(100, 100 + games):
        state, rng = table.new(seed), Random(seed)
        while state.pending:
            seat, move = lively(state, rng)
            if rng.random() < 0.1:
                told.check(state, seat, partial(state.play, seat, move))
            else:
                state.play(seat, move)


@pytest.mark.parametrize("table", TABLES_HERE, ids=str)
@pytest.mark.parametrize("games", few_or_many(1, 40))
def test_T31_a_resampled_state_plays_on_to_the_end(table: KitTable, games: int) -> None:
    for seed in range(200, 200 + games):
        state, rng = table.new(seed), Random(seed)
        while state.pending:
            state.play(*lively(state, rng), events=False)
            if rng.random() < 0.004:
                other = state.resample(rng.choice([*range(table.players), None]), rng)
                while other.pending:
                    other.play(*lively(other, rng), events=False)
                assert other.result is not None


@pytest.mark.parametrize("scenes", few_or_many(12, 200))
def test_exactly_the_listed_moves_are_accepted_where_much_can_be_done(scenes: int) -> None:
    for seed in range(scenes):
        state, rng = crowded(seed), Random(seed)
        for _ in range(10 * seed % 70):
            if state.pending:
                state.play(*lively(state, rng), events=False)
        try_vocabulary(GAME, state)
