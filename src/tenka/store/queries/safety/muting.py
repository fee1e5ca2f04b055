"""Whose remarks somebody does not wish to read."""

from collections.abc import Collection

from sqlalchemy import Connection, delete, insert, or_, select, union, update

from tenka.store.ids import now
from tenka.store.queries.people import circle
from tenka.store.schema import ignored, muted, person, seat

MOST = 500  # people muted by one person


def mute(connection: Connection, me: str, other: str) -> None:
    """Read somebody no more; the first of too many is read again."""
    if is_muted(connection, me, other):
        return
    mine = select(muted.c.whom_id).where(muted.c.person_id == me).order_by(muted.c.since.desc(), muted.c.whom_id)
    beyond = list(connection.execute(mine.offset(MOST - 1)).scalars())
    connection.execute(delete(muted).where(muted.c.person_id == me, muted.c.whom_id.in_(beyond)))
    connection.execute(insert(muted).values(person_id=me, whom_id=other, since=now()))


def unmute(connection: Connection, me: str, other: str) -> None:
    """Read somebody again, who is not ignored any more either."""
    connection.execute(delete(muted).where(muted.c.person_id == me, muted.c.whom_id == other))
    circle.ignore_no_more(connection, me, other)


def is_muted(connection: Connection, me: str, other: str) -> bool:
    """Whether somebody has muted another, whatever else they are to each other."""
    wanted = select(muted.c.since).where(muted.c.person_id == me, muted.c.whom_id == other)
    return connection.execute(wanted).first() is not None


def seats(connection: Connection, table: str, me: str) -> list[int]:
    """The seats at a table of those whose remarks somebody does not read: muted there or elsewhere, or ignored."""
    unread = union(select(muted.c.whom_id).where(muted.c.person_id == me), circle.ignored_by(me))
    wanted = select(seat.c.seat).where(seat.c.table_id == table, seat.c.person_id.in_(unread))
    return list(connection.execute(wanted.order_by(seat.c.seat)).scalars())


def names(connection: Connection, me: str) -> list[str]:
    """What those are called whom somebody has muted."""
    wanted = select(person.c.name).join(muted, muted.c.whom_id == person.c.id).where(muted.c.person_id == me)
    return list(connection.execute(wanted.order_by(muted.c.since, muted.c.whom_id)).scalars())


def deaf(connection: Connection, speaker: str, hearers: Collection[str]) -> set[str]:
    """Who among some people does not wish to read what another says."""
    found: set[str] = set()
    for table in (muted, ignored):
        wanted = select(table.c.person_id).where(table.c.whom_id == speaker, table.c.person_id.in_(list(hearers)))
        found |= set(connection.execute(wanted).scalars())
    return found


def hand_over(connection: Connection, giver: str, taker: str) -> None:
    """What a guest has muted, and who has muted the guest, is the account's, where it is not already."""
    for own, other in ((muted.c.person_id, muted.c.whom_id), (muted.c.whom_id, muted.c.person_id)):
        known = select(other).where(own == taker)
        connection.execute(delete(muted).where(own == giver, or_(other.in_(known), other == taker)))
        connection.execute(update(muted).where(own == giver).values({own.name: taker}))
