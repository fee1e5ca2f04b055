"""Two processes on one database, as far as their tables know: in one loop, each with its own registry."""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection

import tenka
from tenka.server.broadcast.socket import Socket
from tenka.server.lobby.sitting import begin
from tenka.server.metrics import Metrics
from tenka.server.processes.announcements import Announcements, written
from tenka.server.tables.table import Table
from tenka.server.tables.table_registry import TableRegistry
from tenka.store.database import Database
from tenka.store.queries.people import people
from tenka.store.queries.tables import tables
from tenka.store.queries.tables.tables import USUAL, NewSeat, Terms
from tenka.store.queries.tables.time_control import UNLIMITED, TimeControl
from tenka.store.sqlite.database import SqliteDatabase
from tests.server.wire.picture import Picture
from tests.store.prepared import prepared


class Line(Announcements):
    """Announcements that reach the others at once, as long as the line is not cut."""

    def __init__(self, lines: list["Line"]) -> None:
        super().__init__()
        self.cut = False
        self._lines = lines
        lines.append(self)

    def announce(self, kind: str, *words: object) -> None:
        for other in self._lines:
            if other is not self and not self.cut and not other.cut:
                other.heard(written(kind, *words))


class Eyes:
    """Somebody who is connected, and puts together what they are sent."""

    def __init__(self, table: Table, person: str | None) -> None:
        self.table = table
        self.picture = Picture()
        self.kinds: list[str] = []
        self.remarks: list[dict[str, Any]] = []
        self.socket = Socket(self._nowhere, person, None)
        self.socket.push = self._take  # type: ignore[method-assign]

    async def _nowhere(self, message: dict[str, Any]) -> None:
        raise NotImplementedError

    def _take(self, message: str) -> None:
        found = msgspec.json.decode(message)
        self.kinds.append(found["type"])
        if found["type"] == "chat":
            self.remarks.append(found["remark"])
        self.picture.take(found)


class Two:
    """A database, and two registries that know of each other by announcements alone."""

    def __init__(self, database: Database) -> None:
        self.database = database
        lines: list[Line] = []
        self.lines = [Line(lines), Line(lines)]
        self.registries = [
            TableRegistry(database, lambda _: None, Metrics(), announcements=line) for line in self.lines
        ]

    async def both(self, id: str) -> tuple[Table, Table]:
        """A table in each of them."""
        first, second = self.registries
        return await first.table(id), await second.table(id)

    async def game(
        self, game: str = "shitenno", players: int = 3, control: TimeControl = UNLIMITED
    ) -> tuple[str, list[str]]:
        """A table where a game has begun, and who sits there."""

        def made(connection: Connection) -> tuple[str, list[str]]:
            who = [people.add(connection, f"P{n}", secrets.token_hex(8)) for n in range(players)]
            rules = tenka.game(game).rules
            seats = [NewSeat(person=each) for each in who]
            terms = Terms(steward="random", control=control) if control.counts else USUAL
            id = tables.create(connection, game=game, rules=rules, options={}, owner=who[0], seats=seats, terms=terms)
            row = tables.find(connection, id)
            assert row is not None
            begin(connection, row, 0)
            return id, who

        return await self.database.write(made)


@contextmanager
def two(path: Path) -> Iterator[Two]:
    """Two processes on a new database."""
    database = SqliteDatabase(prepared(path / "tenka.db"))
    database.shared = True
    try:
        yield Two(database)
    finally:
        database.close()
