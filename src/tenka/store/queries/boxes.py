"""Boxes that people have saved."""

from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, and_, delete, func, insert, select, update

from tenka.store.ids import new_id, now
from tenka.store.schema import box


class BoxRow(NamedTuple):
    """A saved box."""

    id: str
    game: str
    name: str
    values: dict[str, Any]
    changed: int


def of_person(connection: Connection, who: str) -> list[BoxRow]:
    """Somebody's boxes by game and name."""
    wanted = select(box).where(box.c.person_id == who).order_by(box.c.game, box.c.name, box.c.id)
    return [_row(each) for each in connection.execute(wanted)]


def find(connection: Connection, who: str, id: str) -> BoxRow | None:
    """One of somebody's boxes."""
    found = connection.execute(select(box).where(box.c.person_id == who, box.c.id == id)).first()
    return None if found is None else _row(found)


def count(connection: Connection, who: str) -> int:
    """How many boxes somebody has."""
    return connection.execute(select(func.count()).where(box.c.person_id == who)).scalar_one()


def save(connection: Connection, who: str, row: BoxRow) -> None:
    """Keep a box, in place of what was kept under its id."""
    remove(connection, who, row.id)
    content = msgspec.json.encode(row.values).decode()
    columns = {"person_id": who, "id": row.id, "game": row.game, "name": row.name, "content": content}
    connection.execute(insert(box).values(**columns, changed=row.changed))


def remove(connection: Connection, who: str, id: str) -> None:
    """Throw a box away, if there is one."""
    connection.execute(delete(box).where(box.c.person_id == who, box.c.id == id))


def hand_over(connection: Connection, giver: str, taker: str) -> None:
    """All of somebody's boxes become another's; where both chose the same id the giver's gets another."""
    theirs = box.alias()
    same = and_(theirs.c.id == box.c.id, theirs.c.person_id == taker)
    for id in connection.execute(select(box.c.id).where(box.c.person_id == giver).join(theirs, same)).scalars().all():
        connection.execute(update(box).where(box.c.person_id == giver, box.c.id == id).values(id=new_id()))
    connection.execute(update(box).where(box.c.person_id == giver).values(person_id=taker))


def new_row(id: str, game: str, name: str, values: dict[str, Any]) -> BoxRow:
    """A box as it is saved now."""
    return BoxRow(id, game, name, values, now())


def _row(row: Any) -> BoxRow:
    return BoxRow(row.id, row.game, row.name, msgspec.json.decode(row.content), row.changed)
