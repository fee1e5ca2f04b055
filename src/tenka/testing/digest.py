"""A hash of states; run as a module, the hash of whole games at the tables that it is told of."""

import json
import sys
from collections.abc import Iterable
from hashlib import sha256
from random import Random
from typing import Any

from tenka.kernel.rooms import game_in
from tenka.testing.facts import Facts
from tenka.testing.players import restless, some_positions
from tenka.testing.registry import register
from tenka.testing.tables import KitTable

SEED = 14


def of(*values: Any) -> str:
    """The SHA-256 of JSON values."""
    return sha256("\n".join(json.dumps(value, sort_keys=True) for value in values).encode()).hexdigest()


def of_games(tables: Iterable[KitTable]) -> str:
    """The hash of positions of some games, views and listed moves included."""
    return of(
        *[
            [state.position(), [[state.legal(seat), state.view(seat, False)] for seat in state.pending]]
            for table in tables
            for state in some_positions(table.new(SEED), restless, Random(SEED), 3 * table.share())
        ]
    )


def described(tables: Iterable[KitTable]) -> str:
    """All that another process must be told to play the same games."""
    return json.dumps(
        [
            {
                "package": table.game.package,
                "players": table.players,
                "options": dict(table.options),
                "share": table.facts.SHARE,
                "rare": sorted(table.facts.RARE),
            }
            for table in tables
        ]
    )


def understood(told: str) -> list[KitTable]:
    """The tables of a description, their games registered with as much of their facts as is needed."""
    found = []
    for each in json.loads(told):
        facts = Facts()
        facts.SHARE, facts.RARE = each["share"], set(each["rare"])
        game = game_in(each["package"])
        register(game, facts)
        found.append(KitTable(game, each["players"], each["options"]))
    return found


if __name__ == "__main__":
    print(of_games(understood(sys.stdin.read())))  # noqa: T201
