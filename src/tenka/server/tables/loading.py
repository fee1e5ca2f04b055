"""Tables as they are stored: row, game and orders."""

import time
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from sqlalchemy import Connection

import tenka
from tenka.kernel.errors import TenkaError
from tenka.server.guard.refused import Refused, not_found
from tenka.server.tables.game_session import GameSession
from tenka.server.tables.snapshot import Snapshot
from tenka.store.database import Database
from tenka.store.queries.tables import log, orders, tables
from tenka.store.queries.tables.log import LogEntry
from tenka.store.queries.tables.orders import Written
from tenka.store.queries.tables.tables import TableRow

SHOWN = 6  # letters of a table's id in errors and logs: enough to find it by, too few to come in with


class Stored(NamedTuple):
    """A table, the whole log of its game and the orders in force, as they are stored."""

    row: TableRow
    entries: Sequence[LogEntry]
    orders: dict[str, list[Written]]


Loaded = tuple[TableRow, GameSession | None, dict[str, list[Written]]]
Since = tuple[TableRow, list[LogEntry] | None, dict[str, list[Written]]]


def load(connection: Connection, id: str) -> Loaded:
    """A table, its game and the orders in force, as they are stored."""
    return _loaded(_stored(connection, id))


async def loaded(database: Database, id: str) -> Loaded:
    """The same; while the game is played again no connection is kept from others."""
    return await database.read_then(_loaded, lambda connection: _stored(connection, id))


async def played_again(database: Database, id: str) -> list[Snapshot]:
    """All snapshots of a table's game, from its beginning to now."""
    return await database.read_then(_snapshots, lambda connection: _stored(connection, id))


def _stored(connection: Connection, id: str) -> Stored:
    row = tables.find(connection, id)
    if row is None:
        raise not_found()
    if row.game not in tenka.games():
        raise Refused(409, "game-not-installed", {"game": row.game})
    if row.seed is None:
        return Stored(row, (), {})
    return Stored(row, log.entries(connection, id), orders.of_table(connection, id))


def _loaded(stored: Stored) -> Loaded:
    if stored.row.seed is None:
        return stored.row, None, {}
    game_session = opened(stored.row)
    for _ in _replayed(stored, game_session):
        pass
    return stored.row, game_session, stored.orders


def _snapshots(stored: Stored) -> list[Snapshot]:
    if stored.row.seed is None:
        raise not_found()
    return list(_replayed(stored, opened(stored.row)))


def without_game(connection: Connection, id: str) -> tuple[TableRow, dict[str, list[Written]]]:
    """A table and the orders in force, as they are stored."""
    row = tables.find(connection, id)
    if row is None:
        raise not_found()
    return row, orders.of_table(connection, id)


def since(connection: Connection, id: str, number: int | None) -> Since:
    """A table, what follows the first entries of its log, and the orders in force, as they are stored.

    Without entries (None) the game is to be replayed from its beginning.
    """
    row = tables.find(connection, id)
    if row is None:
        raise not_found()
    if row.seed is None:
        return row, [], {}
    return row, None if number is None else log.since(connection, id, number), orders.of_table(connection, id)


def _replayed(stored: Stored, game_session: GameSession) -> Iterator[Snapshot]:
    """A table's game from its beginning to now, snapshot by snapshot."""
    try:
        for snapshot in game_session.replaying(stored.entries):
            yield snapshot
            time.sleep(0)  # let the loop go on: it would wait for its turn each time
    except TenkaError as error:
        raise TenkaError("log-damaged", {"table": stored.row.id[:SHOWN], "why": error.message}) from error


def opened(row: TableRow) -> GameSession:
    """A table's game at its beginning."""
    assert row.seed is not None
    return GameSession(row.game, row.rules, len(row.seats), row.seed, row.options)
