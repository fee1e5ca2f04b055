"""A test with a `table` runs at every table; one with a `player` is played by every kind of player."""

import pytest

from tests.conformance.players import PLAYERS
from tests.conformance.tables import tables


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "table" in metafunc.fixturenames:
        metafunc.parametrize("table", tables(), ids=str)
    if "player" in metafunc.fixturenames:
        metafunc.parametrize("player", PLAYERS.values(), ids=PLAYERS)
