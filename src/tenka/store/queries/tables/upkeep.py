"""Which tables are in use, and those that nobody has come back to."""

from collections.abc import Collection

from sqlalchemy import ColumnElement, Connection, and_, delete, func, not_, select, update

from tenka.store.schema import game_table


def touch(connection: Connection, tables: Collection[str], owners: Collection[str], at: int) -> None:
    """Note that these tables are in use, and those of these people that have not started."""
    used = and_(game_table.c.id.in_(tables), game_table.c.status != "over")
    waiting = and_(game_table.c.owner_id.in_(owners), game_table.c.status == "open")
    for condition in (used, waiting):
        connection.execute(update(game_table).where(condition).values(active=at))


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
    over = and_(game_table.c.origin > "", game_table.c.status != "open", not_(listed))
    connection.execute(update(game_table).where(over).values(origin=None))
