"""Jobs: what must be done once, by whichever process takes it; who takes one holds it by a lease.

A process that dies loses its lease, not the job: after its end anybody may take the job again. Every change names its
holder, and changes nothing of a job that is held by another meanwhile. Moments are the database's (`moment`): machines
may differ. The same statements serve PostgreSQL and, with one process, SQLite.
"""

from collections.abc import Collection, Iterable
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, func, or_, select, text, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite

from tenka.store import ids
from tenka.store.schema import job

POSTGRES = "postgresql"
_NOW = text("SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)")


class JobName(NamedTuple):
    """What a job is known by."""

    kind: str
    key: str


class TakenJob(NamedTuple):
    """A job that was taken: what it is about, and how often it was taken before."""

    name: JobName
    about: dict[str, Any]
    tries: int


class JobCount(NamedTuple):
    """How many jobs of a kind there are, how many of them are held, and since when the oldest is due."""

    kind: str
    number: int
    held: int
    oldest: int


def moment(connection: Connection) -> int:
    """This moment in milliseconds, by the database's clock."""
    if connection.dialect.name == POSTGRES:
        return int(connection.execute(_NOW).scalar_one())
    return ids.now()


def put(connection: Connection, name: JobName, due: int, about: dict[str, Any] | None = None) -> bool:
    """Write a job down, to be taken from a moment on; whether there was none of this name."""
    values = {**name._asdict(), "due": due, "about": msgspec.json.encode(about or {}).decode(), "tries": 0}
    written = _insert(connection).values(values).on_conflict_do_nothing().returning(job.c.key)
    return connection.execute(written).first() is not None


def take(
    connection: Connection, kinds: Collection[str], holder: str, now: int, lease: int, limit: int = 1
) -> list[TakenJob]:
    """Take jobs that are due and held by nobody, the oldest first; they are the holder's for so many milliseconds."""
    free = select(job.c.kind, job.c.key, job.c.about, job.c.tries).where(job.c.kind.in_(list(kinds)), job.c.due <= now)
    oldest = free.where(_is_free(now)).order_by(job.c.due, job.c.key).limit(limit).with_for_update(skip_locked=True)
    found = [
        TakenJob(JobName(row.kind, row.key), msgspec.json.decode(row.about), row.tries)
        for row in connection.execute(oldest)
    ]
    if found:
        taken = {"holder": holder, "until": now + lease, "tries": job.c.tries + 1}
        connection.execute(update(job).where(_named(each.name for each in found)).values(taken))
    return found


def claim(connection: Connection, names: Collection[JobName], holder: str, now: int, lease: int) -> set[JobName]:
    """Take these very jobs, written down or not, or keep them for longer; those that are the holder's."""
    if not names:
        return set()
    rows = [
        {**name._asdict(), "due": now, "holder": holder, "until": now + lease, "about": "{}", "tries": 1}
        for name in sorted(names)
    ]
    asked = _insert(connection).values(rows)
    taken = asked.on_conflict_do_update(
        index_elements=[job.c.kind, job.c.key],
        set_={"holder": holder, "until": now + lease},
        where=or_(_is_free(now), job.c.holder == holder),
    )
    found = connection.execute(taken.returning(job.c.kind, job.c.key))
    return {JobName(row.kind, row.key) for row in found}


def renew(connection: Connection, names: Collection[JobName], holder: str, now: int, lease: int) -> set[JobName]:
    """Keep jobs for longer; those that are still the holder's."""
    kept = _held(names, holder).values(until=now + lease).returning(job.c.kind, job.c.key)
    return {JobName(row.kind, row.key) for row in connection.execute(kept)} if names else set()


def finish(connection: Connection, name: JobName, holder: str) -> bool:
    """A job is done, in the transaction of what came of it; whether it was the holder's, and this the first time."""
    done = delete(job).where(_named([name]), job.c.holder == holder).returning(job.c.key)
    return connection.execute(done).first() is not None


def hand_back(connection: Connection, names: Collection[JobName], holder: str, due: int) -> None:
    """Let others take jobs, from a moment on."""
    if names:
        connection.execute(_held(names, holder).values(holder=None, until=None, due=due))


def hand_all_back(connection: Connection, holder: str) -> None:
    """Let others take everything at once that somebody holds who is about to leave."""
    connection.execute(update(job).where(job.c.holder == holder).values(holder=None, until=None))


def held(connection: Connection, kind: str, now: int) -> set[str]:
    """The keys of the jobs of a kind that somebody holds."""
    found = connection.execute(select(job.c.key).where(job.c.kind == kind, job.c.until >= now))
    return set(found.scalars())


def forget(connection: Connection, kinds: Collection[str], before: int) -> None:
    """Let jobs of these kinds go that nobody has held since a moment: they are claimed when there is need of them."""
    left = or_(job.c.until < before, and_(job.c.holder.is_(None), job.c.due < before))
    connection.execute(delete(job).where(job.c.kind.in_(list(kinds)), left))


def waiting(connection: Connection, now: int) -> list[JobCount]:
    """How many jobs there are, by kind."""
    held = func.count().filter(and_(job.c.holder.is_not(None), job.c.until >= now))
    found = select(job.c.kind, func.count(), held, func.min(job.c.due)).group_by(job.c.kind).order_by(job.c.kind)
    return [JobCount(*row) for row in connection.execute(found)]


def _insert(connection: Connection) -> Any:
    """An insertion that may say what to do where there is such a row; both databases have it, in words of their own."""
    return postgresql.insert(job) if connection.dialect.name == POSTGRES else sqlite.insert(job)


def _is_free(now: int) -> ColumnElement[bool]:
    return or_(job.c.holder.is_(None), job.c.until < now)


def _named(names: Iterable[JobName]) -> ColumnElement[bool]:
    return tuple_(job.c.kind, job.c.key).in_([tuple(each) for each in names])


def _held(names: Collection[JobName], holder: str) -> Any:
    return update(job).where(_named(names), job.c.holder == holder)
