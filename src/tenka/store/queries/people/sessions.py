"""Sessions: who is known by which token; only the token's hash is kept."""

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from tenka.store.ids import now
from tenka.store.schema import channel, person, session

MOST = 50  # sessions of a person


class Device(NamedTuple):
    """What somebody comes with, roughly: a browser and a system that we know, or none."""

    browser: str | None = None
    system: str | None = None


UNKNOWN = Device()


class SessionRow(NamedTuple):
    """A session of a person: when it began, when it was last used, and with what."""

    id: str
    created: int
    seen: int
    device: Device


class Found(NamedTuple):
    """Whose session it is, since when they are here, and when it was last seen."""

    person_id: str
    name: str
    login: str | None
    since: int
    seen: int


def add(connection: Connection, id: str, person_id: str, device: Device = UNKNOWN) -> set[str]:
    """Begin a session; where there are too many, those that were unused for longest end."""
    latest = session.c.seen.desc(), session.c.created.desc(), session.c.id
    others = select(session.c.id).where(session.c.person_id == person_id).order_by(*latest).offset(MOST - 1)
    ended = end(connection, list(connection.execute(others).scalars()))
    at = now()
    connection.execute(insert(session).values(id=id, person_id=person_id, created=at, seen=at, **device._asdict()))
    return ended


def of_person(connection: Connection, person_id: str) -> list[SessionRow]:
    """All sessions of a person, the one that was used last first."""
    columns = (session.c.id, session.c.created, session.c.seen, session.c.browser, session.c.system)
    wanted = select(*columns).where(session.c.person_id == person_id)
    found = connection.execute(wanted.order_by(session.c.seen.desc(), session.c.created.desc(), session.c.id))
    return [SessionRow(row.id, row.created, row.seen, Device(row.browser, row.system)) for row in found]


def find(connection: Connection, id: str) -> Found | None:
    """The session, if it has not ended."""
    wanted = (
        select(session.c.person_id, person.c.name, person.c.login, person.c.created, session.c.seen)
        .join_from(session, person)
        .where(session.c.id == id)
    )
    row = connection.execute(wanted).one_or_none()
    return None if row is None else Found(*row)


def existing(connection: Connection, ids: Collection[str]) -> set[str]:
    """Those of some sessions that have not ended."""
    return set(connection.execute(select(session.c.id).where(session.c.id.in_(list(ids)))).scalars())


def touch(connection: Connection, id: str, seen: int) -> None:
    """Note that the session was used."""
    connection.execute(update(session).where(session.c.id == id).values(seen=seen))


def end(connection: Connection, ids: Collection[str]) -> set[str]:
    """End these sessions; return those that there were."""
    there = set(connection.execute(select(session.c.id).where(session.c.id.in_(ids))).scalars())
    connection.execute(delete(channel).where(channel.c.session_id.in_(there)))  # whose browser was reached by it
    connection.execute(delete(session).where(session.c.id.in_(there)))
    return there


def forget(connection: Connection, before: int) -> None:
    """Let sessions go that were last seen before a moment, and let nobody in any more."""
    old = session.c.seen < before
    connection.execute(delete(channel).where(channel.c.session_id.in_(select(session.c.id).where(old))))
    connection.execute(delete(session).where(old))


def end_all(connection: Connection, person_id: str, but: str | None = None) -> set[str]:
    """End all sessions of a person, but one; return those that ended."""
    there = set(connection.execute(select(session.c.id).where(session.c.person_id == person_id)).scalars())
    return end(connection, there - {but})
