"""The game of docs/adding-a-game.md, installed once."""

from pathlib import Path

import pytest

from tests.examples.page import installed


@pytest.fixture(scope="session")
def programs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the programs of an environment are that has the game."""
    return installed(tmp_path_factory.mktemp("example"))
