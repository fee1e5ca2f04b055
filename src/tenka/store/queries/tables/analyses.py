"""Analyses of finished games."""

from sqlalchemy import Connection, delete, insert, select

from tenka.store.ids import now
from tenka.store.schema import analysis


def keep(connection: Connection, table: str, content: str) -> None:
    """Keep a table's analysis, in place of any there was."""
    connection.execute(delete(analysis).where(analysis.c.table_id == table))
    connection.execute(insert(analysis).values(table_id=table, content=content, made=now()))


def find(connection: Connection, table: str) -> str | None:
    """A table's analysis, if there is one."""
    found: str | None = connection.execute(select(analysis.c.content).where(analysis.c.table_id == table)).scalar()
    return found
