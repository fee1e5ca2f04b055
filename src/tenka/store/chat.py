"""What was said at the tables."""

from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, func, insert, select

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


def say(connection: Connection, table: str, who: str, seat: int | None, text: str, key: str) -> tuple[RemarkRow, bool]:
    """Note a remark; the remark, and whether it is new: the same key is never said twice."""
    same = select(remark.c.number).where(remark.c.table_id == table, remark.c.person_id == who, remark.c.key == key)
    number = connection.execute(same).scalar()
    if number is not None:
        return _one(connection, table, number), False
    last = connection.execute(select(func.max(remark.c.number)).where(remark.c.table_id == table)).scalar()
    number = (last or 0) + 1
    connection.execute(
        insert(remark).values(table_id=table, number=number, person_id=who, seat=seat, text=text, key=key, said=now())
    )
    return _one(connection, table, number), True


def _one(connection: Connection, table: str, number: int) -> RemarkRow:
    row = connection.execute(_remarks(table).where(remark.c.number == number)).one()
    return RemarkRow(*row)


def since(connection: Connection, table: str, number: int = 0) -> list[RemarkRow]:
    """The remarks behind a number, the latest ones if there are too many, oldest first."""
    query = _remarks(table).where(remark.c.number > number).order_by(remark.c.number.desc()).limit(MOST_READ)
    return [RemarkRow(*row) for row in connection.execute(query)][::-1]


def _remarks(table: str) -> Select[Any]:
    return (
        select(remark.c.number, remark.c.seat, person.c.name, remark.c.text, remark.c.said)
        .select_from(remark.outerjoin(person, person.c.id == remark.c.person_id))
        .where(remark.c.table_id == table, remark.c.text != "")  # its author has left us, and taken it along
    )
