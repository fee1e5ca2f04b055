"""`legal` and `edits`: who has moves, and which."""

from random import Random

import pytest

from tenka.testing.players import Player, positions, seats, some_positions
from tenka.testing.tables import KitTable, few_or_many


@pytest.mark.parametrize("games", few_or_many(2, 50))
def test_lists_of_moves_are_sound(table: KitTable, player: Player, games: int) -> None:
    known = set(table.game.vocabulary.moves)
    for seed in range(table.games(games)):
        for state in some_positions(table.new(seed), player, Random(seed), table.share()):
            assert (state.result is None) == bool(state.pending)
            for seat in seats(state):
                legal, edits = state.legal(seat), state.edits(seat)
                assert legal or seat not in state.pending
                assert len(legal + edits) == len({*legal, *edits}), "a move is listed twice"
                assert known.issuperset(legal + edits)
                assert legal == state.legal(seat), "looking changes nothing"
                assert edits == state.edits(seat)


def test_nobody_moves_after_the_end(table: KitTable, player: Player) -> None:
    *_, over = positions(table.new(3), player, Random(3))
    assert over.result is not None
    assert [over.legal(seat) + over.edits(seat) for seat in seats(over)] == [[]] * table.players


def test_a_list_can_be_changed_without_harm(table: KitTable) -> None:
    state = table.new(4)
    seat = min(state.pending)
    legal = state.legal(seat)
    state.legal(seat).clear()
    state.edits(seat).clear()
    assert state.legal(seat) == legal
