"""What people report to the operator: a remark, or a name."""

from typing import NamedTuple

from sqlalchemy import Connection, func, insert, select, update

from tenka.store.ids import new_id, now
from tenka.store.queries.tables import chat
from tenka.store.schema import person, remark, report

PAGE = 50
MOST_OPEN = 20  # of one person: the operator has other things to read


class Reported(NamedTuple):
    """What somebody reports: a remark at a table or, without its number, a name."""

    about: str
    name: str
    table: str | None = None
    number: int | None = None
    text: str = ""


class OwnReport(NamedTuple):
    """What somebody has reported, as they are told of it."""

    kind: str
    why: str
    made: int


class ReportRow(NamedTuple):
    """A report as the operator reads it."""

    id: str
    kind: str
    about: str | None  # the id of whom it is about; null: they have left us
    name: str  # theirs when it was reported
    table: str | None
    text: str
    why: str
    by: str | None
    by_name: str | None
    made: int
    closed: int | None


def remark_of(connection: Connection, table: str, reader: str, number: int) -> Reported | None:
    """A remark by the number that its reader knows it by; none of one's own, nor of who has left us."""
    row = chat.stored_number(connection, table, reader, number)
    if row is None:
        return None
    columns = (remark.c.person_id, person.c.name, remark.c.text)
    author = remark.join(person, person.c.id == remark.c.person_id)
    found = connection.execute(
        select(*columns).select_from(author).where(remark.c.table_id == table, remark.c.number == row)
    ).one_or_none()
    return None if found is None else Reported(found.person_id, found.name, table, row, found.text)


def note(connection: Connection, by: str, reported: Reported, why: str) -> bool:
    """Keep a report, the same one once; whether there is room for it."""
    own = select(report.c.id).where(report.c.by_id == by, report.c.closed.is_(None))
    same = own.where(report.c.about_id == reported.about, report.c.number.is_(reported.number))
    if reported.number is not None:
        same = own.where(report.c.table_id == reported.table, report.c.number == reported.number)
    if connection.execute(same.limit(1)).first() is not None:
        return True
    if connection.execute(select(func.count()).select_from(own.subquery())).scalar_one() >= MOST_OPEN:
        return False
    kind = "name" if reported.number is None else "remark"
    about = {"about_id": reported.about, "table_id": reported.table, "number": reported.number}
    words = {"name": reported.name, "text": reported.text, "why": why}
    connection.execute(insert(report).values(id=new_id(), kind=kind, by_id=by, made=now(), **about, **words))
    return True


def listed(connection: Connection, *, closed: bool, page: int) -> tuple[list[ReportRow], bool]:
    """Reports that are open, the oldest first, or those that are closed, the latest first; and whether more follow."""
    order = report.c.closed.desc() if closed else report.c.made
    state = report.c.closed.is_not(None) if closed else report.c.closed.is_(None)
    columns = (report.c.id, report.c.kind, report.c.about_id, report.c.name, report.c.table_id, report.c.text)
    wanted = (
        select(*columns, report.c.why, report.c.by_id, person.c.name, report.c.made, report.c.closed)
        .select_from(report.outerjoin(person, person.c.id == report.c.by_id))
        .where(state)
        .order_by(order, report.c.id)
    )
    rows = [ReportRow(*row) for row in connection.execute(wanted.offset(page * PAGE).limit(PAGE + 1))]
    return rows[:PAGE], len(rows) > PAGE


def by_person(connection: Connection, who: str) -> list[OwnReport]:
    """What somebody has reported, in order."""
    wanted = select(report.c.kind, report.c.why, report.c.made).where(report.c.by_id == who)
    return [OwnReport(*row) for row in connection.execute(wanted.order_by(report.c.made, report.c.id))]


def close(connection: Connection, id: str) -> str | None:
    """Be done with an open report, and forget what it quotes; whose name or remark it was, or None."""
    this = (report.c.id == id, report.c.closed.is_(None))
    name = connection.execute(select(report.c.name).where(*this)).scalar()
    connection.execute(update(report).where(*this).values(closed=now(), text="", why=""))
    return name


def hand_over(connection: Connection, giver: str, taker: str) -> None:
    """A guest's reports, and those about the guest, are the account's."""
    for column in (report.c.by_id, report.c.about_id):
        connection.execute(update(report).where(column == giver).values({column.name: taker}))
