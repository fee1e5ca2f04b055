"""The log of what the operator has done: written in the same transaction."""

from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, insert, select

from tenka.store.ids import new_id, now
from tenka.store.schema import deed

PAGE = 50


class DeedRow(NamedTuple):
    """Something that was done, by whom, to what."""

    made: int
    operator: str
    act: str
    about: dict[str, str]


def note(connection: Connection, operator: str, act: str, about: dict[str, Any]) -> None:
    """Note what is done."""
    told = msgspec.json.encode({name: value for name, value in about.items() if value is not None}).decode()
    connection.execute(insert(deed).values(id=new_id(), made=now(), operator=operator[:80], act=act, about=told))


def listed(connection: Connection, page: int) -> tuple[list[DeedRow], bool]:
    """What was done, the latest first; and whether there is more."""
    columns = (deed.c.made, deed.c.operator, deed.c.act, deed.c.about)
    wanted = select(*columns).order_by(deed.c.made.desc(), deed.c.id).offset(page * PAGE).limit(PAGE + 1)
    rows = [
        DeedRow(made, operator, act, msgspec.json.decode(about, type=dict[str, str]))
        for made, operator, act, about in connection.execute(wanted)
    ]
    return rows[:PAGE], len(rows) > PAGE
