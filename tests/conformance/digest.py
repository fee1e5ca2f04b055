"""A hash of states; run as a module, the hash of whole games at every table."""

import json
from functools import cache
from hashlib import sha256
from random import Random
from typing import Any

from tests.conformance.players import restless, some_positions
from tests.conformance.tables import tables

SEED = 14


def of(*values: Any) -> str:
    """The SHA-256 of JSON values."""
    return sha256("\n".join(json.dumps(value, sort_keys=True) for value in values).encode()).hexdigest()


@cache
def of_games() -> str:
    """The hash of positions of some games, views and listed moves included."""
    return of(
        *[
            [state.position(), [[state.legal(seat), state.view(seat, False)] for seat in state.pending]]
            for table in tables()
            for state in some_positions(table.new(SEED), restless, Random(SEED), 3 * table.share())
        ]
    )


if __name__ == "__main__":
    print(of_games())  # noqa: T201
