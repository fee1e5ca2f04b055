"""What was said at the tables, to everybody or in private.

The numbers in the database count everything; nobody is ever told them. Each reader has numbers of their own, which
count what was said to them: to everybody else a private remark leaves no gap.
"""

from collections import defaultdict
from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, Row, Select, exists, func, insert, not_, or_, select

from tenka.store.ids import now
from tenka.store.schema import game_table, listener, person, remark

PAGE = 100  # remarks at once, unless fewer or more are asked for
MOST_READ = 200


class ListenerRow(NamedTuple):
    """Somebody who was spoken to in private, with their name of today."""

    seat: int
    name: str | None


class RemarkRow(NamedTuple):
    """A remark as stored, with its author's name of today; `to` is null if it was for everybody."""

    number: int
    seat: int | None
    name: str | None
    text: str
    said: int
    to: tuple[ListenerRow, ...] | None


class ChatPage(NamedTuple):
    """Remarks that follow each other, oldest first, and whether some before them were left out."""

    rows: list[RemarkRow]
    earlier: bool


class Said(NamedTuple):
    """A remark and its number for everybody who may read it: by person, or for all others."""

    remark: RemarkRow
    new: bool
    public: int
    private: Mapping[str, int]  # by person: how many private remarks they have been told by then
    told: frozenset[str] | None  # who may read it; null: everybody
    number: int = 0  # of all that was said there

    def for_reader(self, who: str | None) -> RemarkRow | None:
        """The remark as somebody may read it, with their own number; None for whom it is not."""
        if self.told is not None and who not in self.told:
            return None
        return self.remark._replace(number=self.public + (0 if who is None else self.private.get(who, 0)))


def heard(who: str | None) -> ColumnElement[bool]:
    """Whether somebody (None: anybody) may read a remark: it is for everybody, or they are in."""
    if who is None:
        return not_(remark.c.private)
    is_in = exists().where(
        listener.c.table_id == remark.c.table_id, listener.c.number == remark.c.number, listener.c.person_id == who
    )
    return or_(not_(remark.c.private), is_in)


def say(
    connection: Connection,
    table: str,
    who: str,
    seat: int | None,
    text: str,
    key: str,
    to: Mapping[int, str] | None = None,
) -> Said:
    """Note a remark, to everybody or to these people by their seats; the same key is never said twice."""
    number = connection.execute(_same(table, who, key)).scalar()
    if number is not None:
        return _said(connection, table, number, new=False)
    number = last(connection, table) + 1
    connection.execute(
        insert(remark).values(
            table_id=table,
            number=number,
            person_id=who,
            seat=seat,
            text=text,
            key=key,
            said=now(),
            private=to is not None,
        )
    )
    if to is not None and seat is not None:
        rows = [{"table_id": table, "number": number, "seat": n, "person_id": to[n]} for n in sorted(to) if n != seat]
        connection.execute(
            insert(listener), [*rows, {"table_id": table, "number": number, "seat": seat, "person_id": who}]
        )
    return _said(connection, table, number, new=True)


def last(connection: Connection, table: str) -> int:
    """The number of the last of all remarks at a table."""
    return connection.execute(select(func.max(remark.c.number)).where(remark.c.table_id == table)).scalar() or 0


def last_of(connection: Connection, tables: Collection[str]) -> dict[str, int]:
    """The same of several tables, as far as there are such tables."""
    number = select(func.max(remark.c.number)).where(remark.c.table_id == game_table.c.id).scalar_subquery()
    wanted = select(game_table.c.id, func.coalesce(number, 0).label("last")).where(game_table.c.id.in_(list(tables)))
    return {row.id: row.last for row in connection.execute(wanted)}


def said_since(connection: Connection, table: str, number: int) -> list[Said]:
    """All that was said behind a number, to whomever: the latest, if there is very much, oldest first."""
    behind = select(remark.c.number).where(remark.c.table_id == table, remark.c.number > number, remark.c.text != "")
    numbers = connection.execute(behind.order_by(remark.c.number.desc()).limit(MOST_READ)).scalars().all()
    return [_said(connection, table, each, new=True) for each in reversed(numbers)]


def is_said(connection: Connection, table: str, who: str, key: str) -> bool:
    """Whether somebody has used a key before."""
    return connection.execute(_same(table, who, key)).first() is not None


def _same(table: str, who: str, key: str) -> Select[Any]:
    return select(remark.c.number).where(remark.c.table_id == table, remark.c.person_id == who, remark.c.key == key)


def _said(connection: Connection, table: str, number: int, *, new: bool) -> Said:
    this = connection.execute(_remarks(table).where(remark.c.number == number)).one()
    (found,) = _with_listeners(connection, table, [(this, number)])
    until = (remark.c.table_id == table, remark.c.number <= number)
    public = connection.execute(select(func.count()).where(*until, not_(remark.c.private))).scalar_one()
    present = (listener.c.table_id == table, listener.c.person_id.is_not(None))
    counted = (
        select(listener.c.person_id, func.count(listener.c.number.distinct()).label("count"))
        .where(*present, listener.c.number <= number)
        .group_by(listener.c.person_id)
    )
    private = {row.person_id: row.count for row in connection.execute(counted).mappings()}
    told = connection.execute(select(listener.c.person_id).where(*present, listener.c.number == number)).scalars()
    return Said(found, new, public, private, None if found.to is None else frozenset(told), number)


def since(connection: Connection, table: str, who: str | None = None, number: int = 0) -> list[RemarkRow]:
    """What somebody may read behind their number, the latest if there is too much, oldest first."""
    return page(connection, table, who, since=number, limit=MOST_READ).rows


def page(
    connection: Connection,
    table: str,
    who: str | None = None,
    *,
    since: int = 0,
    before: int | None = None,
    limit: int = PAGE,
) -> ChatPage:
    """The latest of what somebody may read behind one of their numbers and before another."""
    counted = (
        select(remark.c.number, func.row_number().over(order_by=remark.c.number).label("place"))
        .where(remark.c.table_id == table, heard(who))
        .subquery()
    )
    query = (
        _remarks(table)
        .add_columns(counted.c.place)
        .join(counted, counted.c.number == remark.c.number)
        .where(counted.c.place > since, remark.c.text != "")  # its author has left us, and taken it along
        .order_by(counted.c.place.desc())
        .limit(limit + 1)
    )
    if before is not None:
        query = query.where(counted.c.place < before)
    found = [(row, row.place) for row in connection.execute(query)]
    return ChatPage(_with_listeners(connection, table, found[:limit][::-1]), earlier=len(found) > limit)


def last_heard(connection: Connection, table: str, who: str) -> int:
    """When something was last said that somebody may read."""
    wanted = select(func.max(remark.c.said)).where(remark.c.table_id == table, heard(who))
    return int(connection.execute(wanted).scalar() or 0)


def stored_number(connection: Connection, table: str, who: str, number: int) -> int | None:
    """A remark's number in the database, by the one that somebody who may read it knows it by."""
    place = func.row_number().over(order_by=remark.c.number).label("place")
    counted = select(remark.c.number, place).where(remark.c.table_id == table, heard(who)).subquery()
    return connection.execute(select(counted.c.number).where(counted.c.place == number)).scalar()


def insiders(connection: Connection, table: str) -> frozenset[str]:
    """Everybody who was ever in something private here: whose numbers are not those of all others."""
    found = select(listener.c.person_id).where(listener.c.table_id == table, listener.c.person_id.is_not(None))
    return frozenset(connection.execute(found.distinct()).scalars())


def _remarks(table: str) -> Select[Any]:
    columns = (remark.c.number, remark.c.seat, person.c.name, remark.c.text, remark.c.said, remark.c.private)
    author = remark.outerjoin(person, person.c.id == remark.c.person_id)
    return select(*columns).select_from(author).where(remark.c.table_id == table)


def _with_listeners(connection: Connection, table: str, rows: list[tuple[Row[Any], int]]) -> list[RemarkRow]:
    """Remarks with their readers' numbers, and whom they were said to."""
    numbers = [row.number for row, _ in rows if row.private]
    listeners = _listeners(connection, table, numbers) if numbers else {}
    return [
        RemarkRow(number, row.seat, row.name, row.text, row.said, _aside(listeners[row.number], row.seat))
        if row.private
        else RemarkRow(number, row.seat, row.name, row.text, row.said, None)
        for row, number in rows
    ]


def _aside(listeners: list[ListenerRow], speaker: int) -> tuple[ListenerRow, ...]:
    return tuple(each for each in listeners if each.seat != speaker)


def _listeners(connection: Connection, table: str, numbers: list[int]) -> defaultdict[int, list[ListenerRow]]:
    wanted = (
        select(listener.c.number, listener.c.seat, person.c.name)
        .select_from(listener.outerjoin(person, person.c.id == listener.c.person_id))
        .where(listener.c.table_id == table, listener.c.number.in_(numbers))
        .order_by(listener.c.number, listener.c.seat)
    )
    found: defaultdict[int, list[ListenerRow]] = defaultdict(list)
    for number, seat, name in connection.execute(wanted):
        found[number].append(ListenerRow(seat, name))
    return found
