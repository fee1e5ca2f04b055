"""The logs of the games: entries are appended and never changed, but for what comes to nothing.

Steps that were taken back again, if there are very many of them, make way for one entry, the *fold*, in the transaction
that appends it. It is the next one, as any other; what it tells is how far those before it had counted.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from sqlalchemy import Connection, and_, bindparam, delete, insert, select, update

from tenka.store.ids import now
from tenka.store.queries import clocks, orders
from tenka.store.queries.clocks import Clock
from tenka.store.queries.orders import Written
from tenka.store.schema import entry, game_table, seat, standing_order


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


_WAITING = (
    update(seat)
    .where(seat.c.table_id == bindparam("of_table"), seat.c.seat == bindparam("of_seat"))
    .values(waiting=bindparam("waits"))
)
_OVER = update(game_table).where(game_table.c.id == bindparam("of_table")).values(status="over", ended=bindparam("at"))


def append(connection: Connection, appends: Sequence[Append]) -> None:
    """Write entries of any number of tables."""
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
        ended = [each["of_table"] for each in over]
        connection.execute(delete(standing_order).where(standing_order.c.table_id.in_(ended)))


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
    found = connection.execute(
        select(*(entry.c[name] for name in LogEntry._fields)).where(entry.c.table_id == table).order_by(entry.c.number)
    )
    return [LogEntry(*row) for row in found]
