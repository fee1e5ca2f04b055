"""A test with a `table` runs at every table; one with a `player` is played by every kind of player."""

import os
from typing import Any

import pytest

from tests.conformance.players import PLAYERS
from tests.conformance.tables import all_tables, tables

LEAST_SPREAD = 3 if os.environ.get("TENKA_BRIEFLY") else 1


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if {"table", "player"} <= set(metafunc.fixturenames):
        metafunc.parametrize(("table", "player"), pairs())
    elif "table" in metafunc.fixturenames:
        metafunc.parametrize("table", tables(), ids=str)
    if "any_table" in metafunc.fixturenames:
        metafunc.parametrize("any_table", all_tables(), ids=str)


def pairs() -> list[Any]:
    """Tables and players; where a game has many, or compiled code is tested at length, some pairs wait."""
    found = []
    for place, table in enumerate(tables()):
        spread = max(table.facts.SPREAD, LEAST_SPREAD)
        for number, (name, player) in enumerate(PLAYERS.items()):
            late = (place + number) % spread != 0
            found.append(pytest.param(table, player, id=f"{table}-{name}", marks=[pytest.mark.soak] if late else []))
    return found
