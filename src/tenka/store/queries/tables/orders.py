"""Standing orders: what people at a table have said in advance."""

from collections import defaultdict
from collections.abc import Collection

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select

from tenka.store.ids import now
from tenka.store.schema import game_table, standing_order

Written = tuple[str | int, ...]

_OF_TABLE = (
    select(standing_order)
    .where(standing_order.c.table_id == bindparam("of_table"))
    .order_by(standing_order.c.given, standing_order.c.written)
)


def of_table(connection: Connection, table: str) -> dict[str, list[Written]]:
    """A table's orders by person, in the order they were given."""
    found: defaultdict[str, list[Written]] = defaultdict(list)
    for row in connection.execute(_OF_TABLE, {"of_table": table}):
        found[row.person_id].append(tuple(msgspec.json.decode(row.written)))
    return dict(found)


def give(connection: Connection, table: str, who: str, written: Written) -> None:
    """Put an order in force; one that was in force is the latest now."""
    take_back(connection, table, who, [written])
    row = {"table_id": table, "person_id": who, "written": _text(written), "given": now()}
    connection.execute(insert(standing_order).values(row))


def take_back(connection: Connection, table: str, who: str, written: Collection[Written]) -> None:
    """End orders."""
    these = [_text(each) for each in written]
    connection.execute(
        delete(standing_order).where(
            standing_order.c.table_id == table,
            standing_order.c.person_id == who,
            standing_order.c.written.in_(these),
        )
    )


def take_all_back(connection: Connection, table: str, who: str) -> None:
    """End all orders of somebody at a table."""
    own = (standing_order.c.table_id == table, standing_order.c.person_id == who)
    connection.execute(delete(standing_order).where(*own))


def attended(connection: Connection) -> list[str]:
    """The ids of the tables where an order may have to answer."""
    running = standing_order.join(game_table, game_table.c.id == standing_order.c.table_id)
    query = select(standing_order.c.table_id).select_from(running).where(game_table.c.status == "running").distinct()
    return list(connection.execute(query).scalars())


def _text(written: Written) -> str:
    return msgspec.json.encode(list(written)).decode()
