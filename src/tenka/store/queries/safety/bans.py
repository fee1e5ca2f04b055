"""People whom the operator lets in no more."""

from sqlalchemy import Connection, select, update

from tenka.store.ids import now
from tenka.store.queries.people import people, sessions
from tenka.store.schema import person


def is_banned(connection: Connection, id: str) -> bool:
    """Whether somebody is let in no more."""
    return connection.execute(select(person.c.banned).where(person.c.id == id)).scalar() is not None


def ban(connection: Connection, id: str) -> set[str]:
    """Let somebody in no more: their sessions end, their seats are for others or for stewards, their name stays."""
    connection.execute(update(person).where(person.c.id == id).values(banned=now()))
    people.get_up(connection, id)
    return sessions.end_all(connection, id)


def lift(connection: Connection, id: str) -> None:
    """Let somebody in again."""
    connection.execute(update(person).where(person.c.id == id).values(banned=None))
