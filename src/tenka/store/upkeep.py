"""Which tables are in use, and those that nobody has come back to."""

from collections.abc import Collection

from sqlalchemy import ColumnElement, Connection, and_, delete, func, not_, select, update

from tenka.store.schema import game_table, seat


def touch(connection: Connection, tables: Collection[str], people: Collection[str], at: int) -> None:
    """Note that these tables are in use, and the open ones where these people sit."""
    _touch(connection, tables, at)
    if people:
        theirs = select(seat.c.table_id).join(game_table, game_table.c.id == seat.c.table_id)
        open_ones = theirs.where(seat.c.person_id.in_(people), game_table.c.status == "open")
        _touch(connection, connection.execute(open_ones).scalars().all(), at)


def _touch(connection: Connection, tables: Collection[str], at: int) -> None:
    used = update(game_table).where(game_table.c.id.in_(tables), game_table.c.status != "over")
    connection.execute(used.values(active=at))


def last_active(connection: Connection) -> int | None:
    """When a table was last in use; null if there has never been one."""
    return connection.execute(select(func.max(game_table.c.active))).scalar()


def expired(connection: Connection, before: int, limit: int) -> list[str]:
    """Some tables that were never started, and not in use since a moment: the oldest first."""
    wanted = select(game_table.c.id).where(*_is_expired(before)).order_by(game_table.c.active).limit(limit)
    return list(connection.execute(wanted).scalars())


def remove_expired(connection: Connection, table: str, before: int) -> None:
    """Take a table away, if it is still one that was never started, and not in use since a moment."""
    connection.execute(delete(game_table).where(game_table.c.id == table, *_is_expired(before)))


def _is_expired(before: int) -> tuple[ColumnElement[bool], ...]:
    return (game_table.c.status == "open", game_table.c.seed.is_(None), game_table.c.active < before)


def forget_origins(connection: Connection, since: int) -> None:
    """Forget whose neighbours made tables that are neither open nor listed since a moment."""
    listed = and_(game_table.c.public, game_table.c.status == "running", game_table.c.active >= since)
    over = and_(game_table.c.origin.is_not(None), game_table.c.status != "open", not_(listed))
    connection.execute(update(game_table).where(over).values(origin=None))
