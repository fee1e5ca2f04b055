"""Who uses a database: any number of servers, or one alone who moves all that it holds.

Each keeps a lock on the server for as long as its connection for writing lasts.
"""

from sqlalchemy import Connection, func, select

from tenka.store.failures import StoreFailure

USING = 0x74656E6B62  # the number of the lock


class Presence:
    """How one uses the database."""

    def __init__(self, *, alone: bool) -> None:
        self._take = func.pg_try_advisory_lock if alone else func.pg_try_advisory_lock_shared

    def begin(self, connection: Connection, name: str) -> None:
        """Keep the others off who must be kept off; StoreFailure if they were here before."""
        taken = connection.execute(select(self._take(USING))).scalar_one()
        connection.rollback()  # the lock is the connection's, not the transaction's
        if not taken:
            raise StoreFailure("store-in-use", {"file": name})
