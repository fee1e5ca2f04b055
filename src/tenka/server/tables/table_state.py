"""What the parts of a table share: its row, its game, who is connected, and the way to change any of it."""

import asyncio
import contextlib
import time
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from typing import Any, TypeVar

from sqlalchemy import Connection

from tenka.server.broadcast.connections import Connections
from tenka.server.guard.refused import Refused
from tenka.server.notices.occasions import Wants, nobody_wants
from tenka.server.processes.announcements import ONLY_MOVES, TABLE, Announcements
from tenka.server.tables.game_session import GameSession
from tenka.server.tables.reaction_timer import ReactionTimer
from tenka.server.tables.serializing import described
from tenka.store.database import Database
from tenka.store.failures import OvertakenError
from tenka.store.queries.tables import revisions
from tenka.store.queries.tables.tables import TableRow
from tenka.wire.live import TableMessage
from tenka.wire.tables import TableInfo

T = TypeVar("T")

MOST_TRIES = 50  # each time another process has written, so that somebody comes on


class TableState(ABC):
    """One lock, one row, at most one game, any number of connections."""

    connections: Connections
    reaction_timer: ReactionTimer

    def __init__(
        self, database: Database, row: TableRow, game_session: GameSession | None, wants: Wants = nobody_wants
    ) -> None:
        self.database = database
        self.announcements = Announcements()  # to other processes
        self.wants = wants  # whether a person wishes to be told of a kind of thing
        self.row = row
        self.game_session = game_session
        self.lock = asyncio.Lock()
        self.holding: Counter[int] = Counter()  # answers of people that wait for their moment, by seat
        self.held_elsewhere: frozenset[int] = frozenset()  # seats with such answers at other processes
        self.behind = False  # whether another process has written what we have not read
        self.moves_until = 0  # the revision up to which, behind ours, others have written nothing but moves
        self.gone = False  # whether it was taken away before its game began
        self.used = time.monotonic()

    @abstractmethod
    def settled(self) -> AbstractAsyncContextManager[None]:
        """The table for oneself, with nothing in doubt."""

    async def in_turn(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do something with the table for oneself: once more, if another process was quicker to write."""
        for _ in range(MOST_TRIES):
            async with self.settled():
                with contextlib.suppress(OvertakenError):
                    return await work()
        raise Refused(409, "stale")

    async def write(self, change: Callable[[Connection], T], *, changes: bool = True) -> T:
        """Write something of the table, or merely at it; OvertakenError if another process was quicker."""
        if not self.database.shared:
            return await self.database.write(change)
        id, revision = self.row.id, self.row.revision

        def guarded(connection: Connection) -> T:
            revisions.check(connection, id, revision, changes=changes)
            return change(connection)

        try:
            result = await self.database.write(guarded)
        except OvertakenError:
            self.behind = True
            raise
        if changes:
            self.written()
        return result

    def written(self, *, only_moves: bool = False) -> None:
        """Take note that we have written something of the table, and let other processes know."""
        if self.database.shared:
            self.row = self.row._replace(revision=self.row.revision + 1)
            self.announce(only_moves=only_moves)

    def announce(self, *, only_moves: bool = False) -> None:
        """Let other processes know of the revision that we know."""
        revision = f"{ONLY_MOVES if only_moves else ''}{self.row.revision}"
        self.announcements.announce(TABLE, self.row.id, revision)

    def written_elsewhere(self, revision: str) -> bool:
        """Take note of a revision that another process has announced; whether we do not know it yet."""
        number = int(revision)
        if number > self.row.revision:
            self.behind = True
            if revision.startswith(ONLY_MOVES) and number == max(self.row.revision, self.moves_until) + 1:
                self.moves_until = number
        return number > self.row.revision

    @abstractmethod
    async def reload(self) -> None:
        """Find out what a failed write has left, and what has changed about people who sit here."""

    @abstractmethod
    async def change(self, change: Callable[[Connection, TableRow], Any]) -> Any:
        """Change the table itself (not its game), and show everybody; `change` refuses by raising."""

    @abstractmethod
    def moved(self) -> None:
        """Something has happened in the game, or something else is to be done in it now."""

    @abstractmethod
    async def let_lapse(self, seat: int) -> bool:
        """Do what the rules do for a person whose time to react has run out; whether it has, and they do."""

    def seat_of(self, person: str | None) -> int | None:
        """The seat of a person."""
        return self.row.seat_of(person)

    def own_seat(self, person: str | None) -> int:
        """The seat of a person; refused to those who have none."""
        seat = self.seat_of(person)
        if seat is None:
            raise Refused(403, "not-seated")
        return seat

    def is_held(self, seat: int) -> bool:
        """Whether somebody has answered, and their answer waits for its moment."""
        return self.holding[seat] > 0 or seat in self.held_elsewhere

    def hold_elsewhere(self, held: frozenset[int]) -> None:
        """Take note of whose answers wait at other processes."""
        if held != self.held_elsewhere:
            self.held_elsewhere = held
            self.moved()

    def is_watched_by(self, person: str) -> bool:
        """Whether somebody looks at the table, connected here or elsewhere: its page is in sight."""
        if self.seat_of(person) in self.connections.looking_elsewhere:
            return True
        return any(socket.person == person and socket.looking for socket in self.connections.sockets)

    def was_seen_by(self, person: str, moment: int) -> bool:
        """Whether somebody looked at the table until some time after a moment, and then went by themselves."""
        seat = self.seat_of(person)
        return seat is not None and self.connections.seen.get(seat, moment - 1) >= moment

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
