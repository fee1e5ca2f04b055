"""Whom people know: friends, asked and accepted; those they ignore; those they have played with lately."""

from collections.abc import Collection
from typing import Literal

from sqlalchemy import ColumnElement, Connection, Select, and_, delete, func, insert, or_, select, update

from tenka.store.ids import now
from tenka.store.schema import friendship, game_table, ignored, person, seat

Relation = Literal["self", "none", "friend", "asked", "asking"]
MOST = 200  # friends, and people asked, of one person
MOST_RECENT = 12
MOST_GAMES = 200  # finished ones that are looked at for those

WITHDRAWN = "withdrawn"  # refused, then taken back by who had asked, who shall not see that it was refused

_pair = (friendship.c.asker_id, friendship.c.asked_id, friendship.c.state)


def relation(connection: Connection, me: str, other: str) -> Relation:
    """What somebody else is to one; a refusal looks like a question that is still open."""
    if me == other:
        return "self"
    rows = connection.execute(select(*_pair).where(_between(me, other))).all()
    if any(state == "friends" for _, _, state in rows):
        return "friend"
    if any(asker == me and state != WITHDRAWN for asker, _, state in rows):
        return "asked"
    return "asking" if any(state == "asked" for _, _, state in rows) else "none"


def befriend(connection: Connection, me: str, other: str) -> None:
    """Ask somebody, or accept whom one was asked by; who ignores one never hears of it, and asking twice is nothing."""
    asked_back = _asked(other, me)
    accepted = update(friendship).where(asked_back, friendship.c.state.in_(("asked", "refused")))
    if connection.execute(accepted.values(state="friends", changed=now())).rowcount:
        connection.execute(delete(friendship).where(_asked(me, other)))
        ignore_no_more(connection, me, other)
        return
    if relation(connection, me, other) != "none":
        return
    again = update(friendship).where(_asked(me, other)).values(state="refused", changed=now())
    if connection.execute(again).rowcount:
        return
    count = select(func.count()).select_from(friendship).where(friendship.c.asker_id == me)
    if connection.execute(count).scalar_one() < MOST:
        connection.execute(delete(friendship).where(asked_back))  # what they have taken back
        state = "refused" if is_ignored(connection, other, me) else "asked"
        connection.execute(insert(friendship).values(asker_id=me, asked_id=other, state=state, changed=now()))


def part(connection: Connection, me: str, other: str) -> None:
    """End a friendship, take a question back, or refuse one: then asking again changes nothing."""
    refused = friendship.c.state.in_(("refused", WITHDRAWN))
    others = _asked(other, me)
    connection.execute(update(friendship).where(_asked(me, other), refused).values(state=WITHDRAWN))
    gone = or_(and_(_asked(me, other), ~refused), and_(others, friendship.c.state == "friends"))
    connection.execute(delete(friendship).where(gone))
    asked = friendship.c.state == "asked"
    connection.execute(update(friendship).where(others, asked).values(state="refused", changed=now()))


def ignore(connection: Connection, me: str, other: str) -> None:
    """Ignore somebody, who is told nothing; a friendship ends."""
    part(connection, me, other)
    if not is_ignored(connection, me, other):
        connection.execute(insert(ignored).values(person_id=me, whom_id=other, since=now()))


def ignore_no_more(connection: Connection, me: str, other: str) -> None:
    """Hear somebody again."""
    connection.execute(delete(ignored).where(ignored.c.person_id == me, ignored.c.whom_id == other))


def is_ignored(connection: Connection, me: str, other: str) -> bool:
    """Whether one ignores somebody."""
    wanted = select(ignored.c.since).where(ignored.c.person_id == me, ignored.c.whom_id == other)
    return connection.execute(wanted).first() is not None


def ignored_by(who: str) -> Select[tuple[str]]:
    """Those whom somebody ignores."""
    return select(ignored.c.whom_id).where(ignored.c.person_id == who)


def are_apart(connection: Connection, who: str, others: Collection[str]) -> bool:
    """Whether somebody ignores one of these people, or is ignored by one."""
    mine = and_(ignored.c.person_id == who, ignored.c.whom_id.in_(list(others)))
    theirs = and_(ignored.c.whom_id == who, ignored.c.person_id.in_(list(others)))
    return connection.execute(select(ignored.c.since).where(or_(mine, theirs)).limit(1)).first() is not None


def known(connection: Connection, me: str) -> dict[str, list[str]]:
    """The ids of all whom one knows, by what they are to one."""
    rows = connection.execute(select(*_pair).where(or_(friendship.c.asker_id == me, friendship.c.asked_id == me)))
    found: dict[str, list[str]] = {"friends": [], "asking": [], "asked": []}
    for asker, asked, state in rows:
        other = asked if asker == me else asker
        if state == "friends":
            found["friends"].append(other)
        elif asker == me and state != WITHDRAWN:
            found["asked"].append(other)
        elif state == "asked":
            found["asking"].append(other)
    whom = select(ignored.c.whom_id).where(ignored.c.person_id == me).order_by(ignored.c.since)
    return found | {"ignored": list(connection.execute(whom).scalars()), "recent": _recent(connection, me)}


def _recent(connection: Connection, me: str) -> list[str]:
    """Accounts that one has lately played with, and does not ignore: a walk along an index, however much one played."""
    running = select(seat.c.table_id, game_table.c.started.label("moment"))
    running = running.join(game_table, game_table.c.id == seat.c.table_id)
    running = running.where(seat.c.person_id == me, seat.c.ended.is_(None), game_table.c.started.is_not(None))
    over = select(seat.c.table_id, seat.c.ended.label("moment")).where(seat.c.person_id == me, seat.c.ended > 0)
    lately = over.order_by(seat.c.ended.desc(), seat.c.table_id.desc()).limit(MOST_GAMES).subquery()
    own, other = running.union_all(select(lately)).subquery(), seat.alias()
    wanted = (
        select(other.c.person_id)
        .select_from(own)
        .join(other, and_(other.c.table_id == own.c.table_id, other.c.person_id != me))
        .join(person, person.c.id == other.c.person_id)
        .where(person.c.login.is_not(None))
        .where(other.c.person_id.not_in(ignored_by(me)))
        .group_by(other.c.person_id)
        .order_by(func.max(own.c.moment).desc(), other.c.person_id)
        .limit(MOST_RECENT)
    )
    return list(connection.execute(wanted).scalars())


def _asked(me: str, other: str) -> ColumnElement[bool]:
    return and_(friendship.c.asker_id == me, friendship.c.asked_id == other)


def _between(me: str, other: str) -> ColumnElement[bool]:
    return or_(_asked(me, other), _asked(other, me))
