"""Notices that were given up for good, as the operator sees them, who may have them sent once more."""

from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, func, select, update

from tenka.store.queries.notices.outbox import DEAD, DROPPED, WAITING
from tenka.store.schema import channel, notice, person

PAGE = 50


class DeadLine(NamedTuple):
    """How many notices could not be delivered by one channel for one reason."""

    person: str
    name: str
    login: str | None
    channel: str  # its kind
    why: str | None  # null: that was not noted yet
    number: int
    latest: int  # when the last of them was given up


class Chosen(NamedTuple):
    """Which of them are meant: all, or somebody's, or those of one kind of channel."""

    person: str | None = None
    channel: str | None = None


def listed(connection: Connection, page: int) -> tuple[list[DeadLine], bool]:
    """Those that were given up, by channel and reason, the latest first; and whether more follow."""
    latest = func.max(notice.c.due)
    who = (person.c.id, person.c.name, person.c.login)
    wanted = (
        select(*who, channel.c.kind, notice.c.why, func.count(), latest)
        .select_from(notice.join(channel, channel.c.id == notice.c.channel_id))
        .join(person, person.c.id == channel.c.person_id)
        .where(notice.c.state == DEAD)
        .group_by(*who, channel.c.id, channel.c.kind, notice.c.why)
        .order_by(latest.desc(), channel.c.id, notice.c.why)
    )
    rows = [DeadLine(*row) for row in connection.execute(wanted.offset(page * PAGE).limit(PAGE + 1))]
    return rows[:PAGE], len(rows) > PAGE


def retry(connection: Connection, chosen: Chosen, at: int) -> int:
    """Send them at once, with all their tries before them; how many those are."""
    values = {"state": WAITING, "due": at, "tries": 0, "why": None}
    return connection.execute(update(notice).where(*_these(chosen)).values(values)).rowcount


def drop(connection: Connection, chosen: Chosen) -> int:
    """Be done with them; how many those are."""
    return connection.execute(update(notice).where(*_these(chosen)).values(state=DROPPED, about="{}")).rowcount


def _these(chosen: Chosen) -> list[ColumnElement[bool]]:
    ways: Any = select(channel.c.id)
    if chosen.person is not None:
        ways = ways.where(channel.c.person_id == chosen.person)
    if chosen.channel is not None:
        ways = ways.where(channel.c.kind == chosen.channel)
    return [notice.c.state == DEAD, notice.c.channel_id.in_(ways)]
