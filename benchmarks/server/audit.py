"""Nothing acknowledged is lost: the log on disk is compared with what the clients were told, and replayed."""

from collections.abc import Sequence

from benchmarks.server.table import Played, Table
from tenka.server.settings import address
from tenka.server.tables.loading import load
from tenka.store.opening import open_database
from tenka.store.queries.tables import log


def audit(place: str, tables: Sequence[Table]) -> int:
    """Find the moves of all tables in the log, each once and in order, and no others; how many there are."""
    database = open_database(address("database", place))
    try:
        with database.engine.connect() as connection:
            for table in tables:
                found = [Played(*entry[:3]) for entry in log.entries(connection, table.id)]  # type: ignore[arg-type]
                if found != table.played:
                    raise RuntimeError(f"{len(table.played)} moves acknowledged, {len(found)} or others in the log")
                _, session, _ = load(connection, table.id)
                if session is None or session.number != len(found):
                    raise RuntimeError("the log cannot be replayed")
    finally:
        database.close()
    return sum(len(table.played) for table in tables)
