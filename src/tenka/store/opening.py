"""Opening a database, of whichever kind."""

from tenka.kernel.errors import BadInput
from tenka.store.address import Address, ServerAddress
from tenka.store.database import Database


def open_database(address: Address, *, alone: bool = False) -> Database:
    """The database there; in a file, which one process has alone anyway, it is made where there is none."""
    if isinstance(address, ServerAddress):
        try:
            from tenka.store.postgresql.database import PostgresqlDatabase  # noqa: PLC0415  an extra of its own
        except ImportError as error:
            raise BadInput("postgresql-missing", {"module": error.name or "psycopg"}) from None
        return PostgresqlDatabase(address, alone=alone)
    from tenka.store.sqlite.database import SqliteDatabase  # noqa: PLC0415  one of the two

    return SqliteDatabase(address)
