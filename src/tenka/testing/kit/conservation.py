"""Nothing is created and nothing is lost, at any step."""

from random import Random

import pytest

from tenka.kernel.state import State
from tenka.testing.players import Player, some_positions
from tenka.testing.tables import KitTable, few_or_many


def check_pieces(table: KitTable, state: State) -> None:
    """All pieces are there, and all sums are right."""
    whole, found = table.facts.whole(table.players, table.options), table.facts.inventory(state)
    assert +found == +whole, f"lost {whole - found}, created {found - whole}"
    for one, other in table.facts.balances(state):
        assert one == other


@pytest.mark.parametrize("games", few_or_many(1, 20))
def test_nothing_is_created_or_lost(table: KitTable, player: Player, games: int) -> None:
    table.needs("inventory", "balances")
    for seed in range(table.games(games)):
        for state in some_positions(table.new(seed), player, Random(seed), table.share()):
            check_pieces(table, state)
