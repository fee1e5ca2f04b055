"""The same seed and moves are the same game: here, in another process, and whatever Python's hashes are."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tests.conformance import digest
from tests.conformance.players import Player, play_out
from tests.conformance.tables import Table

REPOSITORY = Path(__file__).parents[2]


def test_same_seed_and_moves_same_game(table: Table, player: Player) -> None:
    one, other = (play_out(table.new(8), player, Random(8)).dump() for _ in range(2))
    assert one == other


def test_another_seed_another_game(table: Table) -> None:
    assert table.new(1).dump()["position"] != table.new(2).dump()["position"]


@pytest.mark.parametrize("hash_seed", ["0", "1", "random"])
def test_same_game_in_another_process(hash_seed: str) -> None:
    command = [sys.executable, "-m", "tests.conformance.digest"]
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    told = subprocess.run(command, cwd=REPOSITORY, env=environment, capture_output=True, text=True, check=True)
    assert told.stdout.strip() == digest.of_games()
