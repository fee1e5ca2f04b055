"""Questions that are thought about on other machines: jobs, and what they were answered with.

A question is all that a thinker is told: it needs to read no other table than these.
"""

from base64 import b64decode
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select

from tenka.store.queries import jobs
from tenka.store.queries.jobs import JobName
from tenka.store.schema import job, thought

THINK = "think "  # what their kinds begin with
LONGEST_KIND = 20  # letters
QUESTION = "question"
FORGOTTEN = 300_000  # milliseconds after which nobody asks any more


class Standing(NamedTuple):
    """How a question stands: the answer, if there is one; whether somebody thinks about it."""

    content: bytes | None
    taken: bool


def kind(release: str) -> str:
    """What questions of a release are called as jobs: only the same release answers them."""
    return f"{THINK}{release}"[:LONGEST_KIND]


def ask(connection: Connection, name: JobName, question: bytes) -> None:
    """Have a question thought about."""
    jobs.put(connection, name, jobs.moment(connection), {QUESTION: question})


def take(connection: Connection, release: str, holder: str, lease: int, limit: int) -> dict[JobName, bytes]:
    """Questions to think about, at most so many, the oldest first."""
    taken = jobs.take(connection, [kind(release)], holder, jobs.moment(connection), lease, limit)
    return {each.name: b64decode(each.about[QUESTION]) for each in taken}


def answer(connection: Connection, name: JobName, holder: str, content: bytes) -> bool:
    """Answer a question; False if nobody waits for it any more, or somebody else thinks about it."""
    if not jobs.finish(connection, name, holder):
        return False
    connection.execute(insert(thought).values(id=name.key, content=content, made=jobs.moment(connection)))
    return True


def standing(connection: Connection, name: JobName) -> Standing:
    """How a question stands."""
    content = connection.execute(select(thought.c.content).where(thought.c.id == name.key)).scalar()
    until = select(func.max(job.c.until)).where(job.c.kind == name.kind, job.c.key == name.key)
    held = connection.execute(until).scalar()
    return Standing(content, held is not None and held >= jobs.moment(connection))


def withdraw(connection: Connection, name: JobName) -> None:
    """Nobody waits for an answer any more, or it was fetched."""
    connection.execute(delete(job).where(job.c.kind == name.kind, job.c.key == name.key))
    connection.execute(delete(thought).where(thought.c.id == name.key))


def forget(connection: Connection) -> None:
    """Let questions and answers go that nobody fetched: who asked has died."""
    before = jobs.moment(connection) - FORGOTTEN
    connection.execute(delete(job).where(job.c.kind.startswith(THINK), job.c.due < before))
    connection.execute(delete(thought).where(thought.c.made < before))
