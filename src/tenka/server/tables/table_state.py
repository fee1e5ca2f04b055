"""What the parts of a table share: its row, its game, who is connected, and the way to change any of it."""

import asyncio
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any

from sqlalchemy import Connection

from tenka.server.broadcast.connections import Connections
from tenka.server.refused import Refused
from tenka.server.tables.game_session import GameSession
from tenka.server.tables.reaction_timer import ReactionTimer
from tenka.server.tables.serializing import described
from tenka.store.database import Database
from tenka.store.queries.tables import TableRow
from tenka.wire.live import TableMessage
from tenka.wire.tables import TableInfo


class TableState(ABC):
    """One lock, one row, at most one game, any number of connections."""

    connections: Connections
    reaction_timer: ReactionTimer

    def __init__(self, database: Database, row: TableRow, game_session: GameSession | None) -> None:
        self.database = database
        self.row = row
        self.game_session = game_session
        self.lock = asyncio.Lock()
        self.holding: Counter[int] = Counter()  # answers of people that wait for their moment, by seat

    @abstractmethod
    def settled(self) -> AbstractAsyncContextManager[None]:
        """The table for oneself, with nothing in doubt."""

    @abstractmethod
    async def change(self, change: Callable[[Connection, TableRow], Any]) -> Any:
        """Change the table itself (not its game), and show everybody; `change` refuses by raising."""

    @abstractmethod
    def moved(self) -> None:
        """Something has happened in the game, or something else is to be done in it now."""

    @abstractmethod
    async def let_lapse(self, seat: int) -> None:
        """Do what the rules do for a person whose time to react has run out, if it has and they do."""

    def seat_of(self, person: str | None) -> int | None:
        """The seat of a person."""
        return self.row.seat_of(person)

    def own_seat(self, person: str | None) -> int:
        """The seat of a person; refused to those who have none."""
        seat = self.seat_of(person)
        if seat is None:
            raise Refused(403, "not-seated")
        return seat

    def playing(self) -> GameSession:
        """The game; refused where it has not begun."""
        if self.game_session is None:
            raise Refused(409, "not-started")
        return self.game_session

    def info(self, seat: int | None) -> TableInfo:
        """The table as somebody in this seat, or at none, may know it."""
        waiting = self.game_session.state.pending if self.game_session else {}
        return described(self.row, seat, self.database.time, waiting)

    def show(self) -> None:
        """Show everybody the table as it is now."""
        self.connections.show(lambda seat: TableMessage(self.info(seat)))
