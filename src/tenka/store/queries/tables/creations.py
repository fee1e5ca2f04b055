"""Which table came of which request to make one, so that a request sent twice makes one table."""

from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select

from tenka.store.ids import now
from tenka.store.schema import creation


class Creation(NamedTuple):
    """What was asked for, as a hash, and the table that came of it; null once that was taken away."""

    content: str
    table: str | None


def find(connection: Connection, who: str, key: str) -> Creation | None:
    """What somebody has made by this key."""
    wanted = select(creation.c.content, creation.c.table_id)
    row = connection.execute(wanted.where(creation.c.person_id == who, creation.c.key == key)).one_or_none()
    return None if row is None else Creation(*row)


def note(connection: Connection, who: str, key: str, made: Creation) -> None:
    """Remember what somebody has made by this key."""
    values = {"person_id": who, "key": key, "content": made.content, "table_id": made.table, "made": now()}
    connection.execute(insert(creation).values(values))


def forget(connection: Connection, before: int) -> None:
    """Forget what was made before a moment."""
    connection.execute(delete(creation).where(creation.c.made < before))
