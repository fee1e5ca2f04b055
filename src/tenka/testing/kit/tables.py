"""The tables themselves: none is missing, and what is chosen there holds."""

from collections.abc import Callable

import pytest

from tenka.testing.registry import registered
from tenka.testing.tables import KitTable, all_tables, tables


@pytest.mark.parametrize("find", [tables, all_tables], ids=["some", "all"])
def test_every_game_number_of_players_and_option_has_its_table(find: Callable[[], list[KitTable]]) -> None:
    for game in registered():
        mine = [table for table in find() if table.game is game]
        assert {table.players for table in mine} == set(game.players)
        for name, values in game.options.items():
            assert {table.options.get(name, values[0]) for table in mine} == set(values)


def test_options_are_those_chosen(table: KitTable) -> None:
    chosen = table.new(0).view(None)["options"]
    assert chosen == {name: values[0] for name, values in table.game.options.items()} | dict(table.options)
