"""Sessions: who is known by which token; only the token's hash is kept."""

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from tenka.store.ids import now
from tenka.store.schema import person, session


class Found(NamedTuple):
    """Whose session it is, and when it was last seen."""

    person_id: str
    name: str
    login: str | None
    seen: int


def add(connection: Connection, id: str, person_id: str) -> None:
    """Begin a session."""
    at = now()
    connection.execute(insert(session).values(id=id, person_id=person_id, created=at, seen=at))


def find(connection: Connection, id: str) -> Found | None:
    """The session, if it has not ended."""
    wanted = (
        select(session.c.person_id, person.c.name, person.c.login, session.c.seen)
        .join_from(session, person)
        .where(session.c.id == id)
    )
    row = connection.execute(wanted).one_or_none()
    return None if row is None else Found(*row)


def touch(connection: Connection, id: str, seen: int) -> None:
    """Note that the session was used."""
    connection.execute(update(session).where(session.c.id == id).values(seen=seen))


def end(connection: Connection, ids: Collection[str]) -> set[str]:
    """End these sessions; return those that there were."""
    there = set(connection.execute(select(session.c.id).where(session.c.id.in_(ids))).scalars())
    connection.execute(delete(session).where(session.c.id.in_(there)))
    return there


def forget(connection: Connection, before: int) -> None:
    """Let sessions go that were last seen before a moment, and let nobody in any more."""
    connection.execute(delete(session).where(session.c.seen < before))


def end_all(connection: Connection, person_id: str, but: str | None = None) -> set[str]:
    """End all sessions of a person, but one; return those that ended."""
    there = set(connection.execute(select(session.c.id).where(session.c.person_id == person_id)).scalars())
    return end(connection, there - {but})
