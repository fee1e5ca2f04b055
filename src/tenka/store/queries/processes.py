"""The processes that share a database: who lives, and who is connected to which table there."""

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import Connection, delete, select
from sqlalchemy.dialects import postgresql, sqlite

from tenka.store.queries.jobs import POSTGRES, moment
from tenka.store.schema import presence, process

ALIVE = 10_000  # milliseconds since a process has last said that it lives
FORGOTTEN = 60_000


class ProcessRow(NamedTuple):
    """A process, as it describes itself."""

    id: str
    host: str
    pid: int
    version: str
    started: int
    elapsed: int  # its server time
    tables: int  # in memory
    sockets: int
    lag: int  # milliseconds that an announcement takes
    seen: int = 0
    places: int = 0  # where it thinks for others; 0: it is a server


class PresenceRow(NamedTuple):
    """Who is connected to a table at a process: seats as bits of a number, and how many spectators."""

    table: str
    process: str
    seats: int
    spectators: int
    holding: int  # seats whose answers wait there for their moment, as bits


def beat(connection: Connection, me: ProcessRow) -> tuple[int, list[ProcessRow]]:
    """Say that a process lives; the moment, and who else does."""
    now = moment(connection)
    values = me._asdict() | {"seen": now}
    make = postgresql.insert if connection.dialect.name == POSTGRES else sqlite.insert
    changed = {name: values[name] for name in ("elapsed", "tables", "sockets", "lag", "seen")}
    connection.execute(make(process).values(values).on_conflict_do_update(index_elements=[process.c.id], set_=changed))
    return now, [each for each in alive(connection, now) if each.id != me.id]


def alive(connection: Connection, now: int) -> list[ProcessRow]:
    """Who lives."""
    columns = [process.c[name] for name in ProcessRow._fields]
    found = connection.execute(select(*columns).where(process.c.seen >= now - ALIVE).order_by(process.c.started))
    return [ProcessRow(*row) for row in found]


def leave(connection: Connection, id: str) -> None:
    """A process ends in order."""
    connection.execute(delete(process).where(process.c.id == id))


def forget_dead(connection: Connection, now: int) -> None:
    """Let processes go that have not been heard of for long, and whoever was connected to them."""
    connection.execute(delete(process).where(process.c.seen < now - FORGOTTEN))


def put_presence(connection: Connection, id: str, rows: Collection[PresenceRow]) -> None:
    """Note who is connected to tables at a process."""
    here = [row for row in rows if row.seats or row.spectators or row.holding]
    tables = [row.table for row in rows]
    connection.execute(delete(presence).where(presence.c.process_id == id, presence.c.table_id.in_(tables)))
    if here:
        make = postgresql.insert if connection.dialect.name == POSTGRES else sqlite.insert
        values = [
            {
                "table_id": row.table,
                "process_id": id,
                "seats": row.seats,
                "spectators": row.spectators,
                "holding": row.holding,
            }
            for row in here
        ]
        connection.execute(make(presence).values(values).on_conflict_do_nothing())


def presences(connection: Connection, tables: Collection[str], but: str, now: int) -> list[PresenceRow]:
    """Who is connected to tables at other processes, of those that live."""
    wanted = (
        select(presence)
        .join(process, process.c.id == presence.c.process_id)
        .where(presence.c.table_id.in_(list(tables)), presence.c.process_id != but, process.c.seen >= now - ALIVE)
    )
    found = connection.execute(wanted)
    return [PresenceRow(row.table_id, row.process_id, row.seats, row.spectators, row.holding) for row in found]
