"""Everything that a database holds, taken along to another: whole, compared, or not at all.

All is written in one transaction of the target, a batch at a time. So whatever ends it early leaves the target as it
was, and it can be done again; and when it is done again after it was done, the two are found to be alike.
"""

import hashlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from sqlalchemy import Column, Connection, Table, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import DataError, IntegrityError

from tenka.store.failures import StoreFailure
from tenka.store.schema import job, metadata, presence, process, server_time, setting, thought

BATCH = 1_000  # rows
EVER_THERE = (setting, server_time, job)  # in a database that nobody has played with, too
LEFT_BEHIND = (process, presence, thought)  # of servers that run, and none does

Told = Callable[[str, int], None]  # what is done, and how much of it
Check = Callable[[Connection, Connection, Told], None]


def move(source: Connection, target: Connection, told: Told, check: Check) -> bool:
    """Take everything along, and check it; False if it was there already, and nothing had to be done."""
    if is_empty(source):
        raise StoreFailure("move-nothing")
    if not is_empty(target):
        if not is_alike(source, target):
            raise StoreFailure("move-occupied")
        return False
    for table in EVER_THERE:
        target.execute(delete(table))
    for table in _taken_along():
        told(table.name, _copy(source, target, table))
    if not is_alike(source, target):
        raise StoreFailure("move-differs")
    check(source, target, told)
    return True


def is_empty(connection: Connection) -> bool:
    """Whether a database holds nothing yet."""
    others = [table for table in _taken_along() if table not in EVER_THERE]
    return not any(connection.execute(select(table).limit(1)).first() for table in others)


def is_alike(source: Connection, target: Connection) -> bool:
    """Whether two databases hold the same, by count and content."""
    return all(
        _count(source, table) == _count(target, table) and _digest(source, table) == _digest(target, table)
        for table in _taken_along()
    )


def _taken_along() -> list[Table]:
    """The tables, those before others that these point to."""
    return [table for table in metadata.sorted_tables if table not in LEFT_BEHIND]


def _copy(source: Connection, target: Connection, table: Table) -> int:
    """Write all rows of a table; what points to rows of the same table is written when all are there."""
    own = [each.parent for each in table.foreign_keys if each.column.table is table]
    count = 0
    for rows in _batches(source, table):
        first = [{**row, **dict.fromkeys((column.name for column in own), None)} for row in rows]
        try:
            target.execute(insert(table), first)
        except (DataError, IntegrityError) as error:
            raise StoreFailure("move-unfit", {"table": table.name}) from error
        count += len(rows)
    for column in own:
        _point(source, target, table, column)
    return count


def _point(source: Connection, target: Connection, table: Table, column: Column[Any]) -> None:
    (key,) = table.primary_key.columns
    change = update(table).where(key == bindparam("of_row")).values({column.name: bindparam("points_to")})
    for rows in _batches(source, table):
        found = [
            {"of_row": row[key.name], "points_to": row[column.name]} for row in rows if row[column.name] is not None
        ]
        if found:
            target.execute(change, found)


def _batches(connection: Connection, table: Table) -> Iterator[Sequence[dict[str, Any]]]:
    """All rows of a table by their keys, some at a time."""
    query = select(table).order_by(*table.primary_key.columns).execution_options(yield_per=BATCH)
    with connection.execute(query) as found:
        for rows in found.mappings().partitions():
            yield [dict(row) for row in rows]


def _count(connection: Connection, table: Table) -> int:
    return connection.execute(select(func.count()).select_from(table)).scalar_one()


def _digest(connection: Connection, table: Table) -> bytes:
    found = hashlib.blake2b()
    for rows in _batches(connection, table):
        for row in rows:
            found.update(repr(tuple(row.values())).encode())
    return found.digest()
