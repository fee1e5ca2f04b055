"""How the operator's changes are made: in a running server, whose memory is told, or in a database alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenka.kernel.errors import TenkaError
from tenka.server.processes.announcements import GONE, PERSON, SESSIONS, TABLE, WISHES, written
from tenka.store.failures import StoreFailure
from tenka.store.queries.tables import tables

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection

    from tenka.server.admin.handler import Change
    from tenka.server.services import Services
    from tenka.store.database import Database
    from tenka.store.queries.tables.tables import TableRow


class ServerChanges:
    """Changes in a running server."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def change(self, person: str, change: Change) -> None:
        """Make the change; sessions that ended are closed, and tables show who has gone."""
        services = self._services

        async def tell() -> None:
            await services.registry.changed(person)
            await services.notices.subscribers.refresh(person)
            services.listing.changed()

        await services.sessions.change(change, tell)

    async def delete_table(self, table: str, note: Callable[[Connection], None]) -> None:
        """Delete it under its own lock; whoever is there is sent away."""
        services = self._services

        def remove(connection: Connection, row: TableRow) -> None:
            tables.remove(connection, row.id)
            note(connection)

        try:
            found = await services.registry.table(table)
        except StoreFailure:
            raise
        except TenkaError:  # nobody can read it, and so nobody is there
            await services.database.write(_remove, table, note)
        else:
            await found.change(remove)
            services.registry.tables.pop(table, None)
        services.listing.changed()


class DatabaseChanges:
    """Changes in a database: one in a file is nobody's then, on a server there may be processes to be told."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def change(self, person: str, change: Change) -> None:
        """Make the change."""
        await self._database.write(change)
        self._tell((SESSIONS,), (PERSON, person), (WISHES, person))

    async def delete_table(self, table: str, note: Callable[[Connection], None]) -> None:
        """Delete it."""
        await self._database.write(_remove, table, note)
        self._tell((TABLE, table, GONE))

    def _tell(self, *announcements: tuple[str | int, ...]) -> None:
        if self._database.shared:
            from tenka.server.processes.notify_line import tell_once  # noqa: PLC0415  an extra of its own

            tell_once(self._database.line_parameters(), *(written(str(kind), *rest) for kind, *rest in announcements))


def _remove(connection: Connection, table: str, note: Callable[[Connection], None]) -> None:
    tables.remove(connection, table)
    note(connection)
