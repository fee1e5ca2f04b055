"""Analyses of finished games."""

from sqlalchemy import Connection, exists, insert, select

from tenka.store.ids import now
from tenka.store.schema import analysis


def keep(connection: Connection, table: str, content: str) -> None:
    """Keep a table's analysis, unless there is one."""
    there = connection.execute(select(exists().where(analysis.c.table_id == table))).scalar()
    if not there:
        connection.execute(insert(analysis).values(table_id=table, content=content, made=now()))


def find(connection: Connection, table: str) -> str | None:
    """A table's analysis, if there is one."""
    found: str | None = connection.execute(select(analysis.c.content).where(analysis.c.table_id == table)).scalar()
    return found
