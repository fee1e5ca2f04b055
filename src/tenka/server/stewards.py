"""Stewards at a table: bots that stand in for people who have left, or whose time has run out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenka.server import showing
from tenka.server.company import in_json
from tenka.server.refused import Refused
from tenka.store import stewards
from tenka.store.ids import now
from tenka.wire.live import StewardsMessage

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from tenka.server.course import Turn
    from tenka.server.socket import Socket
    from tenka.server.table import Table
    from tenka.store.tables import TableRow
    from tenka.wire.tables import Handover

SECOND = 1000  # in the store's milliseconds


class Stewards:
    """Who plays for whom at one table, and how long people may take."""

    def __init__(self, table: Table) -> None:
        self._table = table

    async def call(self, person: str) -> None:
        """Leave the game to the steward; who has done so needs nothing more."""

        def change(connection: Connection, row: TableRow) -> None:
            seat = _own_seat(row, person)
            if row.steward is None:
                raise Refused(409, "no-steward")
            if row.seats[seat].steward is None:
                self._hand_over(connection, row, seat, row.steward)

        await self._table.change(change)
        self._table.moved()

    async def come_back(self, person: str) -> None:
        """Play for oneself again; the time of everybody who is waited for begins anew."""

        def change(connection: Connection, row: TableRow) -> None:
            seat = _own_seat(row, person)
            if row.seats[seat].steward is not None:
                self._hand_over(connection, row, seat, None)
                people = [n for n, each in enumerate(row.seats) if n == seat or each.by_person]
                wind(connection, row, [n for n in people if row.seats[n].waiting])

        await self._table.change(change)
        self._table.moved()

    async def relieve(self) -> None:
        """Where the time has run out and another person waits, do what the rules do then, or let the steward take over.

        A reaction that does not come in time is over as the rules say (T41), and its player stays.
        """
        table = self._table
        for seat in range(len(table.row.seats)):
            if self.is_late(table.row, seat):
                await table.let_lapse(seat)

        def change(connection: Connection, row: TableRow) -> None:
            for seat in range(len(row.seats)):
                if row.steward is not None and self.is_late(row, seat) and not table.standing.lapsed(seat):
                    self._hand_over(connection, row, seat, row.steward)

        await table.change(change)
        table.moved()

    def is_late(self, row: TableRow, seat: int) -> bool:
        """Whether a seat's time has run out; who has answered, though the answer waits for its moment, was in time."""
        due = row.seats[seat].due
        late = due is not None and due <= now() and not self._table.holding[seat]
        return late and row.status == "running" and row.keeps_waiting(seat)

    def _hand_over(self, connection: Connection, row: TableRow, seat: int, steward: str | None) -> None:
        stewards.hand_over(connection, row.id, seat, steward, self._table.playing().version(None))

    def dues(self, turn: Turn) -> dict[int, int | None]:
        """When the time of seats runs out, where a turn changes that; what nobody else sees of it gives no time."""
        row = self._table.row
        if row.patience is None or None not in turn.concerned:
            return {}
        before, after = self._table.playing().state.pending, turn.moment.state.pending
        found: dict[int, int | None] = {}
        for seat, who in enumerate(row.seats):
            if seat not in after:
                if who.person is not None and who.due is not None:
                    found[seat] = None
            elif who.by_person and (seat == turn.seat or before.get(seat) != after[seat]):
                found[seat] = _from_now(row.patience)
        return found

    def take(self, dues: dict[int, int | None]) -> None:
        """Take the times that are on disk now, and show them."""
        if dues:
            table = self._table
            seats = tuple(each._replace(due=dues[n]) if n in dues else each for n, each in enumerate(table.row.seats))
            table.row = table.row._replace(seats=seats)
            table.show()

    def told(self, observer: int | None) -> list[Handover]:
        """The handovers, as an observer is told them."""
        course = self._table.course
        if course is None:
            return []
        return [showing.handed_over(each, course.told_by(observer, each.version)) for each in self._table.row.handovers]

    def show(self, former: TableRow) -> None:
        """Tell everybody of handovers that were not there before; a steward in a window has another moment."""
        table = self._table
        if table.row.handovers == former.handovers:
            return
        table.company.show(lambda seat: StewardsMessage(self.told(seat)))
        for seat, (then, after) in enumerate(zip(former.seats, table.row.seats, strict=True)):
            if then.steward is None and after.steward is not None:
                table.windows.renew(seat)

    def greet(self, socket: Socket) -> None:
        """Tell somebody who has come in of the handovers, if there were any."""
        if self._table.row.handovers:
            seat = socket.seat
            socket.push(self._table.gallery.stewards() if seat is None else in_json(StewardsMessage(self.told(seat))))


def wind(connection: Connection, row: TableRow, seats: list[int]) -> None:
    """Let the time of seats begin now, at a table where it runs at all."""
    if row.patience is not None:
        stewards.wind(connection, row.id, seats, _from_now(row.patience))


def _from_now(patience: int) -> int:
    return now() + patience * SECOND


def _own_seat(row: TableRow, person: str) -> int:
    """The seat of a person in a game that runs."""
    seat = row.seat_of(person)
    if seat is None:
        raise Refused(403, "not-seated")
    if row.status != "running":
        raise Refused(409, "not-started" if row.status == "open" else "game-over")
    return seat
