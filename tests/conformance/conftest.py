"""A test with a `table` runs at every table; one with a `player` is played by every kind of player."""

from typing import Any

import pytest

from tests.conformance.players import PLAYERS
from tests.conformance.tables import all_tables, tables


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if {"table", "player"} <= set(metafunc.fixturenames):
        metafunc.parametrize(("table", "player"), pairs())
    elif "table" in metafunc.fixturenames:
        metafunc.parametrize("table", tables(), ids=str)
    if "any_table" in metafunc.fixturenames:
        metafunc.parametrize("any_table", all_tables(), ids=str)


def pairs() -> list[Any]:
    """Tables and players; where a game has many, some pairs wait for the soak."""
    found = []
    for place, table in enumerate(tables()):
        for number, (name, player) in enumerate(PLAYERS.items()):
            late = (place + number) % table.facts.SPREAD != 0
            found.append(pytest.param(table, player, id=f"{table}-{name}", marks=[pytest.mark.soak] if late else []))
    return found
