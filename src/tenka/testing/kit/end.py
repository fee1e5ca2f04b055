"""Play over legal moves alone comes to an end."""

from random import Random

import pytest

from tenka.testing.players import Player, at_random, first, last
from tenka.testing.tables import KitTable, few_or_many


@pytest.mark.parametrize("games", few_or_many(30, 1_000))
@pytest.mark.parametrize("policy", [at_random, first, last])
def test_every_game_ends(any_table: KitTable, policy: Player, games: int) -> None:
    table = any_table
    for seed in range(table.games(games)):
        state, rng = table.new(seed), Random(seed)
        moves = 0
        while state.pending:
            state.play(*policy(state, rng), events=False)
            moves += 1
            assert moves < table.facts.LONGEST
        assert state.result is not None
        assert sorted(state.result["ranking"]) == list(range(table.players))
        assert len(state.result["scores"]) == table.players
        assert not table.facts.ENDINGS or table.facts.ending(state.result) in table.facts.ENDINGS
