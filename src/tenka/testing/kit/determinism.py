"""The same seed and moves are the same game: here, in another process, and whatever Python's hashes are."""

import os
import subprocess
import sys
from functools import cache
from random import Random

import pytest

from tenka.testing import digest
from tenka.testing.players import Player, play_out
from tenka.testing.tables import KitTable, tables


@cache
def of_games_here() -> str:
    """The hash of some games at every table, played in this process."""
    return digest.of_games(tables())


def test_same_seed_and_moves_same_game(table: KitTable, player: Player) -> None:
    one, other = (play_out(table.new(8), player, Random(8)).dump() for _ in range(2))
    assert one == other


def test_another_seed_another_game(table: KitTable) -> None:
    if not table.facts.SHUFFLES:
        pytest.skip(f"{table.game.id} begins the same with every seed")
    one, other = (table.new(seed).dump()["position"] for seed in (1, 2))
    assert one != other, "where chance does not set the game up, the facts say SHUFFLES = False"


@pytest.mark.parametrize("hash_seed", ["0", "1", "random"])
def test_same_game_in_another_process(hash_seed: str) -> None:
    command = [sys.executable, "-m", "tenka.testing.digest"]
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
    given = digest.described(tables())
    told = subprocess.run(command, input=given, env=environment, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    assert told.stdout.strip() == of_games_here()
