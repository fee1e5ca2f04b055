"""What was said at the tables."""

from typing import NamedTuple

from sqlalchemy import Connection, func, insert, select

from tenka.store.ids import now
from tenka.store.schema import person, remark

MOST_READ = 200


class RemarkRow(NamedTuple):
    """A remark as stored, with its author's name of today."""

    number: int
    seat: int | None
    name: str | None
    text: str
    said: int


def say(connection: Connection, table: str, who: str, seat: int | None, text: str, key: str) -> RemarkRow | None:
    """Note a remark; None if this key was said before."""
    same = select(remark.c.number).where(remark.c.table_id == table, remark.c.person_id == who, remark.c.key == key)
    if connection.execute(same).first() is not None:
        return None
    last = connection.execute(select(func.max(remark.c.number)).where(remark.c.table_id == table)).scalar()
    number = 1 if last is None else last + 1
    connection.execute(
        insert(remark).values(table_id=table, number=number, person_id=who, seat=seat, text=text, key=key, said=now())
    )
    return next(iter(since(connection, table, number - 1)))


def since(connection: Connection, table: str, number: int = 0) -> list[RemarkRow]:
    """The remarks behind a number, the latest ones if there are too many, oldest first."""
    query = (
        select(remark.c.number, remark.c.seat, person.c.name, remark.c.text, remark.c.said)
        .select_from(remark.outerjoin(person, person.c.id == remark.c.person_id))
        .where(remark.c.table_id == table, remark.c.number > number)
        .order_by(remark.c.number.desc())
        .limit(MOST_READ)
    )
    return [RemarkRow(*row) for row in connection.execute(query)][::-1]
