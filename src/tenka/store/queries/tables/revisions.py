"""Revisions: how often something of a table was written. Where several processes share a database, who writes must know
the last one; who does not has written nothing, and reads what is new first."""

from collections.abc import Collection, Mapping

from sqlalchemy import Connection, bindparam, select, update

from tenka.store.failures import OvertakenError
from tenka.store.schema import game_table


def advance(connection: Connection, known: Mapping[str, int]) -> set[str]:
    """Have tables for oneself until the transaction ends, and raise their revisions; those that are others are left."""
    if len(known) == 1:
        return _advance_one(connection, *next(iter(known.items())))
    there = _lock(connection, known)
    outdated = {table for table, revision in known.items() if there.get(table) != revision}
    current = known.keys() - outdated
    if current:
        raised = update(game_table).where(game_table.c.id.in_(sorted(current)))
        connection.execute(raised.values(revision=game_table.c.revision + 1))
    return outdated


_ONE = (
    update(game_table)
    .where(game_table.c.id == bindparam("of_table"), game_table.c.revision == bindparam("known"))
    .values(revision=game_table.c.revision + 1)
    .returning(game_table.c.id)
)


def _advance_one(connection: Connection, table: str, revision: int) -> set[str]:
    """The same for one table, in one statement."""
    found = connection.execute(_ONE, {"of_table": table, "known": revision}).first()
    return {table} if found is None else set()


def touch(connection: Connection, table: str) -> None:
    """Raise the revision of a table of which something was written elsewhere."""
    raised = update(game_table).where(game_table.c.id == table)
    connection.execute(raised.values(revision=game_table.c.revision + 1))


def touch_all(connection: Connection, tables: Collection[str]) -> None:
    """The same for several tables, which nobody else writes of until the transaction ends."""
    ids = list(_lock(connection, tables))
    if ids:
        raised = update(game_table).where(game_table.c.id.in_(ids))
        connection.execute(raised.values(revision=game_table.c.revision + 1))


def check(connection: Connection, table: str, revision: int, *, changes: bool = True) -> None:
    """Have a table for oneself until the transaction ends; OvertakenError if its revision is another."""
    if changes:
        outdated = bool(advance(connection, {table: revision}))
    else:
        outdated = _lock(connection, [table]).get(table) != revision
    if outdated:
        raise OvertakenError("overtaken", {"table": table})


def known(connection: Connection, tables: Collection[str]) -> dict[str, int]:
    """The revisions of tables, as far as there are such tables."""
    wanted = select(game_table.c.id, game_table.c.revision).where(game_table.c.id.in_(list(tables)))
    return {row.id: row.revision for row in connection.execute(wanted)}


def _lock(connection: Connection, tables: Collection[str]) -> dict[str, int]:
    """Lock the rows of tables, always in the same order, so that nobody waits for each other."""
    wanted = select(game_table.c.id, game_table.c.revision).where(game_table.c.id.in_(sorted(tables)))
    locked = wanted.order_by(game_table.c.id).with_for_update(key_share=True)
    return {row.id: row.revision for row in connection.execute(locked)}
