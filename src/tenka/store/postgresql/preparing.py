"""Bringing a database on a server to where it can be used: by one process at a time, whoever comes first.

Where there is a role for thinkers, it may do what they need, and read nothing of any game.
"""

from collections.abc import Callable

from sqlalchemy import Connection, text

from tenka.store.failures import StoreFailure

PREPARING = 0x74656E6B61  # the number of the lock that one holds meanwhile
ENCODING = "UTF8"
THINKERS = "tenka_think"  # the role of those who only think for servers
THEIR_RIGHTS = {
    "process": "SELECT, INSERT, UPDATE, DELETE",
    "job": "SELECT, UPDATE, DELETE",
    "thought": "SELECT, INSERT",
}

_LOCK = text("SELECT pg_advisory_xact_lock(:number)")
_ENCODING = text("SHOW server_encoding")
_WITHOUT_RIGHTS = text(
    "SELECT true FROM pg_roles WHERE rolname = :role AND NOT has_table_privilege(oid, 'thought', 'INSERT')"
)
_OTHERWISE = text(
    "SELECT c.table_name, string_agg(format('ALTER %I TYPE %s COLLATE \"C\"', c.column_name,"
    " CASE WHEN c.character_maximum_length IS NULL THEN 'text'"
    " ELSE format('varchar(%s)', c.character_maximum_length) END), ', ')"
    " FROM information_schema.columns AS c JOIN information_schema.tables AS t USING (table_schema, table_name)"
    " WHERE c.table_schema = current_schema() AND t.table_type = 'BASE TABLE'"
    " AND c.data_type IN ('text', 'character varying') AND c.collation_name IS DISTINCT FROM 'C'"
    " AND c.table_name <> 'alembic_version' GROUP BY c.table_name ORDER BY c.table_name"
)


def prepare(connection: Connection, name: str, migrate: Callable[[Connection, str], None]) -> None:
    """Migrate while nobody else does, and have text sorted as Python sorts it."""
    take_time(connection)
    connection.execute(_LOCK, {"number": PREPARING})
    found = connection.execute(_ENCODING).scalar_one()
    if found != ENCODING:
        raise StoreFailure("database-encoding", {"database": name, "encoding": str(found)})
    migrate(connection, name)
    _sort_by_code_points(connection)
    if connection.execute(_WITHOUT_RIGHTS, {"role": THINKERS}).scalar():
        for table, rights in THEIR_RIGHTS.items():
            connection.exec_driver_sql(f"GRANT {rights} ON {table} TO {THINKERS}")


def take_time(connection: Connection) -> None:
    """Let a transaction, its statements and its waiting take as long as they do."""
    for name in ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"):
        connection.exec_driver_sql(f"SET LOCAL {name} = 0")


def _sort_by_code_points(connection: Connection) -> None:
    """Whatever the server's language: places in lists are compared in Python as well, as they are with SQLite."""
    for table, changes in connection.execute(_OTHERWISE).all():
        connection.exec_driver_sql(f'ALTER TABLE "{table}" {changes}')
