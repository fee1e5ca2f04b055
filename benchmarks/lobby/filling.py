"""A database with as many tables, and finished games of one person, as a large site has after years."""

from collections.abc import Iterator
from typing import Any

from sqlalchemy import Connection, insert

from tenka.store.ids import new_id, now
from tenka.store.schema import game_table, person, seat

PEOPLE = 2_000
PIECE = 2_000  # tables in one statement
MINUTE = 60_000  # milliseconds


def fill(connection: Connection, who: str, tables: int, finished: int) -> None:
    """Add finished games of strangers, and so many of one person."""
    strangers = [new_id() for _ in range(PEOPLE)]
    moment = now()
    connection.execute(
        insert(person), [{"id": id, "name": f"Player {n}", "created": moment} for n, id in enumerate(strangers)]
    )
    pairs = [(strangers[n % PEOPLE], strangers[(n * 7 + 1) % PEOPLE]) for n in range(tables - finished)]
    pairs += [(who, strangers[n % PEOPLE]) for n in range(finished)]
    for start in range(0, tables, PIECE):
        _add(connection, pairs[start : start + PIECE], moment)


def _add(connection: Connection, pairs: list[tuple[str, str]], moment: int) -> None:
    made = [(new_id(), moment - n * MINUTE, pair) for n, pair in enumerate(pairs)]
    connection.execute(insert(game_table), [_table(id, ended, pair[0]) for id, ended, pair in made])
    connection.execute(insert(seat), [row for id, ended, pair in made for row in _seats(id, ended, pair)])


def _table(id: str, ended: int, owner: str) -> dict[str, Any]:
    about = {"game": "shitenno", "rules": 1, "options": "{}", "public": True, "pause": False, "status": "over"}
    times = {"created": ended - MINUTE, "started": ended - MINUTE, "ended": ended, "active": ended}
    return {**about, **times, "id": id, "invitation": id, "owner_id": owner, "seed": "00"}


def _seats(id: str, ended: int, pair: tuple[str, str]) -> Iterator[dict[str, Any]]:
    for number, who in enumerate(dict.fromkeys(pair)):
        yield {"table_id": id, "seat": number, "person_id": who, "waiting": False, "ended": ended}
