"""The logs of the games: entries are appended and never changed, but for what comes to nothing.

Steps that were taken back again, if there are very many of them, make way for one entry, the *fold*, in the transaction
that appends it. It is the next one, as any other; what it tells is how far those before it had counted.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from sqlalchemy import Connection, and_, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from tenka.store.ids import now
from tenka.store.queries.notices import outbox
from tenka.store.queries.notices.outbox import NewNotice
from tenka.store.queries.tables import clocks, orders, revisions
from tenka.store.queries.tables.clocks import Clock
from tenka.store.queries.tables.orders import Written
from tenka.store.schema import entry, game_table, seat, standing_order

UNIQUE_VIOLATION = "23505"  # as PostgreSQL numbers it


class LogEntry(NamedTuple):
    """A move of a seat, as JSON text, or, without one, its last step taken back, or a fold."""

    seat: int
    move: str | None
    key: str | None  # of the submission that begins here
    fold: str | None = None  # JSON text: what is left of the entries that it has taken the place of


@dataclass(frozen=True, slots=True)
class Append:
    """Entries that follow a table's first `number` ones, and for whom the game waits after them, where that changed."""

    table: str
    number: int
    entries: list[LogEntry]
    waiting: dict[int, bool] = field(default_factory=dict)
    over: bool = False
    ended: list[tuple[str, Written]] = field(default_factory=list)  # standing orders, by person, that end with it
    clocks: dict[int, Clock] = field(default_factory=dict)  # of seats, where they changed
    now: int = 0  # in server time
    folded: int | None = None  # the number of the first entry that makes way for these
    finish: Callable[[Connection], None] | None = None  # what else is written when the game is over
    notices: list[NewNotice] = field(default_factory=list)  # for people who wish to be told of it
    revision: int | None = None  # of the table, that it is written for; null: nobody else writes


_ENTRIES = (
    select(*(entry.c[name] for name in LogEntry._fields))
    .where(entry.c.table_id == bindparam("of_table"))
    .order_by(entry.c.number)
)
_SINCE = _ENTRIES.add_columns(entry.c.number).where(entry.c.number >= bindparam("first"))
_MOVED = (
    select(*(entry.c[name] for name in LogEntry._fields), entry.c.number, game_table.c.revision)
    .select_from(game_table)
    .outerjoin(entry, and_(entry.c.table_id == game_table.c.id, entry.c.number >= bindparam("first")))
    .where(game_table.c.id == bindparam("of_table"))
    .order_by(entry.c.number)
)
_WAITING = (
    update(seat)
    .where(seat.c.table_id == bindparam("of_table"), seat.c.seat == bindparam("of_seat"))
    .values(waiting=bindparam("waits"))
)
_OVER = update(game_table).where(game_table.c.id == bindparam("of_table")).values(status="over", ended=bindparam("at"))
_SEATS_OVER = update(seat).where(seat.c.table_id == bindparam("of_table")).values(ended=bindparam("at"))


def append(connection: Connection, asked: Sequence[Append]) -> set[str]:
    """Write entries of any number of tables; returns the tables of which others have written since, and left alone."""
    known = {each.table: each.revision for each in asked if each.revision is not None}
    outdated = revisions.advance(connection, known) if known else set()
    appends = [each for each in asked if each.table not in outdated]
    if appends:
        _append(connection, appends)
    return outdated


def _append(connection: Connection, appends: Sequence[Append]) -> None:
    at = now()
    for each in appends:
        if each.folded is not None:
            gone = and_(entry.c.table_id == each.table, entry.c.number >= each.folded, entry.c.number < each.number)
            connection.execute(delete(entry).where(gone))
    connection.execute(insert(entry), [row for each in appends for row in _rows(each, at)])
    waiting = [
        {"of_table": each.table, "of_seat": number, "waits": waits}
        for each in appends
        for number, waits in each.waiting.items()
    ]
    if waiting:
        connection.execute(_WAITING, waiting)
    clocks.put(connection, [(each.table, each.clocks) for each in appends], max(each.now for each in appends))
    for each in appends:
        for who, written in each.ended:
            orders.take_back(connection, each.table, who, [written])
    over = [{"of_table": each.table, "at": at} for each in appends if each.over]
    if over:
        connection.execute(_OVER, over)
        connection.execute(_SEATS_OVER, over)
        ended = [each["of_table"] for each in over]
        for each in appends:
            if each.finish is not None:
                each.finish(connection)
        connection.execute(delete(standing_order).where(standing_order.c.table_id.in_(ended)))
    notices = [one for each in appends for one in each.notices]
    if notices:
        outbox.add(connection, notices, at)


def is_taken(error: IntegrityError) -> bool:
    """Whether entries could not be written because others stand in their place."""
    about = getattr(error.orig, "diag", None)
    if about is None:
        return "UNIQUE constraint failed: entry." in str(error.orig)
    return getattr(error.orig, "sqlstate", None) == UNIQUE_VIOLATION and about.table_name == entry.name


def _rows(each: Append, at: int) -> list[dict[str, Any]]:
    return [
        {
            "table_id": each.table,
            "number": each.number + place,
            "seat": found.seat,
            "move": found.move,
            "key": found.key,
            "fold": found.fold,
            "made": at,
        }
        for place, found in enumerate(each.entries)
    ]


def entries(connection: Connection, table: str) -> list[LogEntry]:
    """A table's whole log."""
    return [LogEntry(*row) for row in connection.execute(_ENTRIES, {"of_table": table})]


def since(connection: Connection, table: str, number: int) -> list[LogEntry] | None:
    """What follows a table's first entries; None if it does not follow them: then all is to be read again."""
    return _following(connection.execute(_SINCE, {"of_table": table, "first": number - 1}).all(), number)


def moved(connection: Connection, table: str, number: int) -> tuple[int, list[LogEntry] | None]:
    """The same with the table's revision, in one statement; revision 0 if there is no such table."""
    found = connection.execute(_MOVED, {"of_table": table, "first": number - 1}).all()
    if not found:
        return 0, None
    rows = [row for row in found if row.number is not None]
    return found[0].revision, _following([row[:-1] for row in rows], number)


def _following(found: Sequence[Sequence[Any]], number: int) -> list[LogEntry] | None:
    """What follows the first entries among rows that begin with the last of these."""
    numbers = [row[-1] for row in found]
    follows = numbers == list(range(max(0, number - 1), max(0, number - 1) + len(found)))
    entries = [LogEntry(*row[:-1]) for row in found[1 if number else 0 :]]
    if not follows or (number and not found) or any(each.fold is not None for each in entries):
        return None
    return entries
