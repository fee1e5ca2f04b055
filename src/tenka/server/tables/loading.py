"""Tables as they are stored: row, game and orders."""

import time
from collections.abc import Iterator

from sqlalchemy import Connection

import tenka
from tenka.kernel.errors import TenkaError
from tenka.server.guard.refused import Refused, not_found
from tenka.server.tables.game_session import GameSession
from tenka.server.tables.snapshot import Snapshot
from tenka.store.queries.tables import log, orders, tables
from tenka.store.queries.tables.log import LogEntry
from tenka.store.queries.tables.orders import Written
from tenka.store.queries.tables.tables import TableRow

SHOWN = 6  # letters of a table's id in errors and logs: enough to find it by, too few to come in with


def load(connection: Connection, id: str) -> tuple[TableRow, GameSession | None, dict[str, list[Written]]]:
    """A table, its game and the orders in force, as they are stored."""
    row = tables.find(connection, id)
    if row is None:
        raise not_found()
    if row.game not in tenka.games():
        raise Refused(409, "game-not-installed", {"game": row.game})
    if row.seed is None:
        return row, None, {}
    game_session = opened(row)
    for _ in replayed(connection, id, game_session):
        pass
    return row, game_session, orders.of_table(connection, id)


def without_game(connection: Connection, id: str) -> tuple[TableRow, dict[str, list[Written]]]:
    """A table and the orders in force, as they are stored."""
    row = tables.find(connection, id)
    if row is None:
        raise not_found()
    return row, orders.of_table(connection, id)


def since(
    connection: Connection, id: str, number: int | None
) -> tuple[TableRow, list[LogEntry] | None, dict[str, list[Written]]]:
    """A table, what follows the first entries of its log, and the orders in force, as they are stored.

    Without entries (None) the game is to be replayed from its beginning.
    """
    row = tables.find(connection, id)
    if row is None:
        raise not_found()
    if row.seed is None:
        return row, [], {}
    return row, None if number is None else log.since(connection, id, number), orders.of_table(connection, id)


def replayed(connection: Connection, id: str, game_session: GameSession) -> Iterator[Snapshot]:
    """A table's game from its beginning to now, snapshot by snapshot."""
    try:
        for snapshot in game_session.replaying(log.entries(connection, id)):
            yield snapshot
            time.sleep(0)  # let the loop go on: it would wait for its turn each time
    except TenkaError as error:
        raise TenkaError("log-damaged", {"table": id[:SHOWN], "why": error.message}) from error


def opened(row: TableRow) -> GameSession:
    """A table's game at its beginning."""
    assert row.seed is not None
    return GameSession(row.game, row.rules, len(row.seats), row.seed, row.options)
